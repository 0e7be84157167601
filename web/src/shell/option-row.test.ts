import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo, OptionSpec } from "../lib/catalogue";
import { Words } from "../lib/words";
import OptionRow from "./OptionRow.svelte";
import { saidPlainly } from "./options";

const words = new Words([
  {
    language: "en",
    ftl: `
option-raises = Raises in a round
    .help = The opening bet is not counted.
option-raises-none = no limit
option-structure = Structure
    .help = How much may be bet.
option-structure-fixed = Fixed
option-check = Checking
    .help = Whether one may wait.
`,
  },
]);
const spec = (more: Partial<OptionSpec>): OptionSpec => ({
  name: "raises", kind: "number", least: 1, most: 5, words: ["none"], values: [], default: 3, ...more,
});
const RAISES = spec({});
const STRUCTURE = spec({ name: "structure", kind: "choice", values: ["spread", "fixed"], default: "spread" });
const CHECK = spec({ name: "check", kind: "switch", default: false });

afterEach(cleanup);

function row(one: OptionSpec, value: string | number | boolean, wrong = "") {
  const onset = vi.fn();
  render(OptionRow, { spec: one, value, words, wrong, onset });
  return onset;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("a number moves by steps within its bounds, or becomes a word", async () => {
  const onset = row(RAISES, 5);
  await press("More: Raises in a round");
  await press("Less: Raises in a round");
  await press("no limit");
  expect(onset.mock.calls).toEqual([[5], [4], ["none"]]);
});

test("what is typed is kept within bounds, nonsense is not taken", async () => {
  const onset = row(RAISES, 3);
  const field = screen.getByLabelText("Raises in a round");
  await fireEvent.change(field, { target: { value: "99" } });
  await fireEvent.change(field, { target: { value: "many" } });
  expect(onset.mock.calls).toEqual([[5]]);
});

test("a choice is a row of answers, in the game's words or plain ones", async () => {
  const onset = row(STRUCTURE, "spread");
  expect((screen.getByRole("radio", { name: "spread" }) as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "Fixed" }));
  expect(onset).toHaveBeenCalledWith("fixed");
});

test("a switch turns, and what differs from the usual goes back", async () => {
  const onset = row(CHECK, true);
  expect(screen.getByRole("switch", { name: "Checking" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("changed")).toBeTruthy();
  await press("Back to usual: off");
  expect(onset).toHaveBeenCalledWith(false);
});

test("as usual nothing is marked; a refusal stands at the option", () => {
  row(RAISES, 3, "At most 5.");
  expect(screen.queryByText("changed")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("At most 5.");
});

test("refusals call options as the screen does", () => {
  const game = { options: [spec({ name: "max_raises" }), CHECK] } as unknown as GameInfo;
  const said = new Words([{ language: "en", ftl: "option-max_raises = Raises\noption-check = Checking" }]);
  expect(saidPlainly(said, game, "option max_raises is a number, check it")).toBe(
    "“Raises” is a number, check it.",
  );
  expect(saidPlainly(said, game, "option check is on or off.")).toBe("“Checking” is on or off.");
});
