import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { TEST_TIMEOUT_MS } from "../../testing/patience";
import { seat, table } from "../../testing/tables";
import ProgramChair from "./ProgramChair.svelte";

const made = { token: "signed.token", socket: "ws://here/ws/a1" };
const yola = seat(0, "Yola", { yours: true, host: true });
const basil = seat(1, "Basil", { bot: "regular" });
const gone = seat(2, "Ines", { bot: "regular", keeps: true });
const robot = seat(3, "Robot", { program: true });

function menu(status = 200, body: object = made) {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  render(ProgramChair, { table: table({ seats: [yola, basil, gone, robot, seat(4)] }) });
  return asked;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("chairs of people are nobody's to give away", async () => {
  menu();
  await press("Let a program play a chair");
  const names = screen.getAllByRole("button").map((one) => one.textContent.trim());
  expect(names.slice(1)).toEqual(["Basil’s chair", "Robot’s chair", "Chair 5"]);
});

test("the token is shown once, to be copied", async () => {
  const asked = menu();
  await press("Let a program play a chair");
  await press("Basil’s chair");
  const field = await vi.waitFor(
    () => screen.getByLabelText<HTMLInputElement>(/With this token, one program/),
    TEST_TIMEOUT_MS,
  );
  expect(field.value).toBe("signed.token");
  expect(screen.getByText(/ws:\/\/here\/ws\/a1/)).toBeTruthy();
  expect(asked).toHaveBeenCalledWith("/api/tables/a1/bot-token", expect.anything());
  const copied = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  await press("Copy the token");
  expect(copied).toHaveBeenCalledWith("signed.token");
  await press("Let a program play a chair");
  expect(screen.queryByDisplayValue("signed.token")).toBeNull();
});

test("what is wrong is said", async () => {
  menu(409, { error: "being-dealt", text: "The cards are being dealt." });
  await press("Let a program play a chair");
  await press("Chair 5");
  const wrong = await vi.waitFor(() => screen.getByRole("alert"), TEST_TIMEOUT_MS);
  expect(wrong.textContent).toBe("The cards are being dealt.");
});
