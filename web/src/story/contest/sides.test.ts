import { expect, test } from "vitest";
import type { HandData } from "./contest.svelte";
import { sidesOf } from "./sides";

const hand = (number: number, side: string, more: Partial<HandData> = {}): HandData => ({
  number,
  who: `p${number}`,
  seat: null,
  group: 0,
  side,
  up: ["2w", "3w"],
  down: [],
  wild: [],
  ways: { ways: 1, low: 5, middle: 5 },
  best: 5,
  tier: 0,
  bust: false,
  leads: false,
  joined: true,
  turn: false,
  declared: 0,
  ...more,
});
const ines = hand(1, "b", { best: 14 });
const hands = [
  hand(2, "a", { best: 18, leads: true }),
  ines,
  hand(3, "b", { best: 24, bust: true }),
  hand(4, ""),
  hand(5, "a", { group: 1 }),
];

test("each side is a place with its people, yours first, then those who play now", () => {
  const found = sidesOf(hands, ines, [{ group: 0, side: "b", text: "To the bridge" }], 0);
  expect(found.map((one) => [one.key, one.aim, one.hands.map((each) => each.number)])).toEqual([
    ["0b", "To the bridge", [1, 3]],
    ["0a", "", [2]],
    ["1a", "", [5]],
  ]);
});

test("a side's best is its highest hand that still counts", () => {
  const [mine, theirs] = sidesOf(hands, ines, [], 0);
  expect([mine!.best, mine!.leads, mine!.yours]).toEqual([14, false, true]);
  expect([theirs!.best, theirs!.leads, theirs!.yours]).toEqual([18, true, false]);
  expect(sidesOf([hand(1, "a", { up: ["Kw"], best: 10 })], null, [], 0)[0]!.best).toBeNull();
});
