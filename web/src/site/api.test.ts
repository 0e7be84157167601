import { afterEach, expect, test, vi } from "vitest";
import { api, ApiError, asApiError } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answers(body: BodyInit | null, init?: ResponseInit) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("sends JSON and reads JSON", async () => {
  const fetched = answers('{"id":"a1"}', { status: 201 });
  expect(await api.post("/api/tables", { game: "willow" })).toEqual({ id: "a1" });
  const [path, init] = fetched.mock.calls[0]!;
  expect([path, init?.method, init?.body]).toEqual(["/api/tables", "POST", '{"game":"willow"}']);
  expect(init?.headers).toEqual({ "Content-Type": "application/json" });
});

test("a file goes as it is", async () => {
  const fetched = answers('{"id":"r1"}');
  const file = new Blob(["{}"]);
  await api.post("/api/replays", file);
  expect(fetched.mock.calls[0]![1]?.body).toBe(file);
});

test("an empty answer is nothing", async () => {
  answers(null, { status: 204 });
  expect(await api.put("/api/me", { name: "Yola" })).toBeUndefined();
});

test("a refusal carries what the server says", async () => {
  answers('{"error":"bad-options","text":"Too many.","rule":"WIL-02"}', { status: 422 });
  const error = await api.get("/api/x").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    error: "bad-options",
    text: "Too many.",
    away: false,
  });
  expect((error as ApiError).about).toEqual({ rule: "WIL-02" });
});

test("a page that is not ours is still an error with a name", async () => {
  answers("<h1>Bad gateway</h1>", { status: 502 });
  await expect(api.get("/api/x")).rejects.toMatchObject({
    error: "http-502",
    text: "",
    away: true,
  });
});

test("no answer at all is a server that is away", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 0, away: true });
  expect(asApiError(new Error("odd"))).toMatchObject({ status: 0, away: true });
});
