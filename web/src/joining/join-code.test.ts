import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { navigate, route } from "../site/router.svelte";
import JoinCode from "./JoinCode.svelte";
import { TEST_TIMEOUT_MS } from "../testing/patience";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate("/");
});

async function join(typed: string, answer: Response | null = null) {
  const fetched = vi.fn(
    async (_path: string, _init?: RequestInit) => answer ?? Promise.reject(new TypeError()),
  );
  vi.stubGlobal("fetch", fetched);
  render(JoinCode);
  await fireEvent.input(screen.getByLabelText("Join with a code"), { target: { value: typed } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  return fetched;
}
const refused = (status: number) => new Response('{"error":"x","text":"x"}', { status });

test("a code leads to its table, however it is typed", async () => {
  const fetched = await join(" Plum KETTLE nine", new Response('{"id":"a1"}'));
  await vi.waitFor(() => expect(route()).toEqual({ page: "table", id: "a1" }), TEST_TIMEOUT_MS);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"code":"plum-kettle-nine"}');
});

test("a pasted link needs no server", async () => {
  const fetched = await join("https://example.org/t/b2");
  expect(route()).toEqual({ page: "table", id: "b2" });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["nobody knows it", refused(404), /opens no table/],
  ["too many were tried", refused(429), /Wait a minute/],
  ["the server is away", null, /responding/],
])("%s", async (_why, answer, words) => {
  await join("plum-kettle-ten", answer);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText("Join with a code").getAttribute("aria-invalid")).toBe("true");
  expect(route()).toEqual({ page: "lobby" });
});

test("nothing typed is asked for", async () => {
  await join("  ");
  expect(await screen.findByText(/words you were given/)).toBeTruthy();
});
