import { expect, test } from "vitest";
import type { OptionInfo, Progress } from "../wire/http";
import { change, compared, interval, type Compared } from "../words/figures";
import { Words } from "../words/words";
import { place, ticks } from "./scale";
import { outcomeSaid, rulesSaid } from "./studies.svelte";

const words = new Words([
  {
    language: "en",
    ftl: `
option-deck_out = Empty deck
option-deck_out-short = stays empty
option-deals = Deals
measure-exact = exact offers
`,
  },
]);
const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  kind: "number",
  least: 1,
  most: 9,
  words: [],
  values: [],
  typical: [],
  chair: false,
  default: 1,
  ...more,
});
const GAME = {
  options: [
    option("deals", {}),
    option("deck_out", { kind: "choice", values: ["reshuffle", "short"], default: "reshuffle" }),
  ],
};

test("rules are said in the words of their game, never by the names of options", () => {
  expect(rulesSaid(words, GAME, { deals: 2 })).toBe("“Deals: 2”");
  expect(rulesSaid(words, GAME, { deck_out: "short", deals: 3 })).toBe(
    "“Empty deck: stays empty” and “Deals: 3”",
  );
  expect(rulesSaid(words, GAME, { gone_rule: true })).toBe("“gone rule”");
});

function progress(low: number, high: number): Progress {
  const exact = { value: 0.5, low: 0.4, high: 0.6 };
  const differs = { value: (low + high) / 2, low, high };
  return {
    deals: 100,
    games: 100,
    level: 0.95,
    sure: false,
    counted: [{ measure: "exact", share: true, before: exact, after: exact, differs }],
    way: [],
  };
}

test("what came out is a sentence, as soon as there is one to say", () => {
  expect(outcomeSaid(words, null, false)).toBe("Too few games so far");
  expect(outcomeSaid(words, progress(-0.1, 0.1), false)).toBe("Too few games so far");
  expect(outcomeSaid(words, progress(-0.1, 0.1), true)).toBe("No significant difference");
  expect(outcomeSaid(words, progress(0.1, 0.2), false)).toContain("xact offers");
});

test("scales have round numbers around everything that is known", () => {
  expect(ticks([0.27, 0.34])).toEqual([0.26, 0.28, 0.3, 0.32, 0.34]);
  expect(ticks([0, 2.3, null])).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  expect(ticks([4, 4])).toHaveLength(2);
  expect(ticks([null])[0]).toBe(0);
  expect(ticks([-3, 1, Infinity])).toEqual([-3, -2, -1, 0, 1]);
});

test("a value falls between the ends, and never beyond them", () => {
  expect(place(5, [0, 10], 100, 200)).toBe(150);
  expect(place(50, [0, 10], 100, 200)).toBe(200);
});

test("a sentence and the figure beside it round alike, also half-way and below nought", () => {
  const shorter = (by: number): Compared => ({
    measure: "rounds",
    share: false,
    before: 9,
    after: 9 + by,
    differs: [by, by - 0.5, by + 0.5],
  });
  expect(compared(words, shorter(-1.125))).toContain("1.13 rounds");
  expect(change(-1.125, false)).toBe("−1.13");
  expect(change(1.125, false)).toBe("+1.13");
  expect(change(-0.0625, true)).toBe("−6.3");
  expect(interval(-12.25, -0.004, false, true)).toBe("−12.3 to −0.004");
  expect(change(-0.0001, false)).toBe("0");
});
