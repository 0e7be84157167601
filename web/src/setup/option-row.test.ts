import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../site/api";
import type { OptionInfo } from "../wire/http";
import { Words } from "../words/words";
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
option-dealer = First dealer
    .help = Who deals.
option-dealer-random = chance decides
chair = { $number ->
    [1] first chair
    [2] second chair
    [3] third chair
   *[other] chair { $number }
}
option-check = Checking
    .help = Whether one may wait.
`,
  },
]);
const spec = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "raises",
  kind: "number",
  least: 1,
  most: 5,
  words: ["none"],
  values: [],
  typical: [],
  chair: false,
  default: 3,
  ...more,
});
const RAISES = spec({});
const STRUCTURE = spec({
  name: "structure",
  kind: "choice",
  values: ["spread", "fixed"],
  default: "spread",
});
const DEALER = spec({
  name: "dealer",
  chair: true,
  least: 0,
  most: 7,
  words: ["random"],
  default: "random",
});
const CHECK = spec({ name: "check", kind: "switch", default: false });

afterEach(cleanup);

function row(one: OptionInfo, value: string | number | boolean, wrong = "", seats?: number) {
  const onset = vi.fn();
  render(OptionRow, { spec: one, value, words, wrong, onset, ...(seats && { seats }) });
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
  expect(screen.getByRole("switch", { name: "Checking" }).getAttribute("aria-checked")).toBe(
    "true",
  );
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
  const style = spec({ name: "style", kind: "choice", values: ["spread", "no_limit"] });
  const game = { options: [spec({ name: "max_raises" }), style] };
  const ftl = `
option-max_raises = Raises
option-style = Betting
option-style-spread = Spread
bad-choice = { $option } is one of: { $choices }. { $given } is not.
bad-range = { $option } is { $least }, but { $other } needs less.`;
  const named = new Words([{ language: "en", ftl }]);
  const refusal = (message: string, values: object): ApiError =>
    new ApiError(422, "bad-options", "As the server says.", { message, values });
  const range = { option: "style", other: "max_raises", least: 3 };
  expect(saidPlainly(named, game, refusal("bad-range", range))).toBe(
    "“Betting” is 3, but “Raises” needs less.",
  );
  const choice = { option: "style", given: "x", choices: "spread, no_limit" };
  expect(saidPlainly(named, game, refusal("bad-choice", choice))).toBe(
    "“Betting” is one of: Spread and no limit. x is not.",
  );
  expect(saidPlainly(named, game, refusal("bad-unheard-of", {}))).toBe("As the server says.");
  expect(saidPlainly(named, game, refusal("", {}))).toBe("As the server says.");
});

test("what an option would do is told with its interval, and plainly where it does nothing", async () => {
  const measured = new Words([
    {
      language: "en",
      ftl: `
option-check = Checking
    .help = Whether one may wait.
option-raises = Raises
measure-folded = hands that end early
measure-seat = games won in chair { $seat }`,
    },
  ]);
  const figure = (measure: string, before: number, after: number, low: number, high: number) => ({
    measure,
    share: measure !== "rounds",
    before,
    after,
    differs: [after - before, low, high] as [number, number, number],
  });
  const effect = {
    option: "check",
    usual: false,
    value: true,
    seats: 4,
    games: 600,
    given: { raises: 5 },
    figures: [
      figure("rounds", 9, 12, 2.5, 3.5),
      figure("folded", 0.36, 0.41, 0.03, 0.07),
      figure("seat:0", 0.25, 0.26, -0.01, 0.03),
    ],
  };
  render(OptionRow, {
    spec: CHECK,
    value: false,
    words: measured,
    onset: vi.fn(),
    effects: [effect, { ...effect, games: 200, figures: [figure("seat:1", 0.2, 0.2, -0.1, 0.1)] }],
    specs: [CHECK, RAISES],
  });
  await fireEvent.click(screen.getByText("What would this do?"));
  const said = document.querySelector("details")!.textContent!.replaceAll(/\s+/g, " ");
  expect(said.split("On instead of off:"), "two studies, one heading").toHaveLength(2);
  expect(said).toContain("Games last 3 rounds longer");
  expect(said).toContain("Hands that end early: 41 % instead of 36 %");
  expect(said).toContain("No significant difference: games won in chair 1; games won in chair 2");
  expect(said).toContain("+5 (+3 to +7)");
  expect(said).toContain("600 games on each side, with 4 regular bots.");
  expect(said).toContain("200 games on each side, with 4 regular bots.");
  expect(said).toContain("The same on both sides: Raises: 5.");
});

test("where nothing was measured nothing is asked", () => {
  row(CHECK, false);
  expect(screen.queryByText("What would this do?")).toBeNull();
});

test("chairs are called by words, as many as the table has, and sent as numbers", async () => {
  const onset = row(DEALER, 1, "", 3);
  const chosen = screen.getByRole("radio", { name: "second chair" }) as HTMLInputElement;
  expect(chosen.checked).toBe(true);
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  await fireEvent.click(screen.getByRole("radio", { name: "first chair" }));
  await fireEvent.click(screen.getByRole("radio", { name: "chance decides" }));
  expect(onset.mock.calls).toEqual([[0], ["random"]]);
  expect(document.body.textContent).not.toMatch(/\d/);
});

test("a chair that the table no longer has is not among those to choose from", () => {
  row(DEALER, 5, "There are only 3 chairs.", 3);
  const checked = (screen.getAllByRole("radio") as HTMLInputElement[]).filter((one) => one.checked);
  expect(checked).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe("There are only 3 chairs.");
});
