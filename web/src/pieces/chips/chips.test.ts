import { expect, it } from "vitest";
import { piles, MAX_PILE_CHIPS } from "./chips";

it("makes the pot of the reference sheet", () => {
  expect(piles(269).map(({ value, count }) => [value, count])).toEqual([
    [100, 2],
    [25, 2],
    [5, 3],
    [1, 4],
  ]);
});

it("adds up, whatever the amount", () => {
  for (let amount = 0; amount < 1500; amount += 7) {
    const found = piles(amount);
    expect(found.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(amount);
    expect(found.every(({ drawn }) => drawn >= 1 && drawn <= MAX_PILE_CHIPS)).toBe(true);
  }
});

it("draws at most five but counts all", () => {
  expect(piles(1200)).toEqual([{ value: 100, count: 12, drawn: 5 }]);
});

it("has no pile for nothing, for debts or for nonsense", () => {
  expect([0, -3, Number.NaN, Infinity].map((amount) => piles(amount))).toEqual([[], [], [], []]);
});
