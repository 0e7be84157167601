import { expect, test } from "vitest";
import { follows, shared } from "./moves";

const line = (...seat: number[]) => ({ message: "told", seats: { seat } });

test("what was chosen in secret is explained beside the line about that seat", () => {
  const first = { line: { message: "shown" }, moves: [{ seat: 3, at: 9 }] };
  const mine = { line: line(0) };
  const theirs = { line: line(2, 1) };
  const told = shared(
    [
      { seat: 1, at: 7 },
      { seat: 2, at: 8 },
    ],
    [first, mine, theirs],
  );
  expect(told.get(first)).toEqual([{ seat: 3, at: 9 }]);
  expect(told.get(mine)).toEqual([]);
  expect(told.get(theirs)).toEqual([
    { seat: 1, at: 7 },
    { seat: 2, at: 8 },
  ]);
});

test("the log follows unless somebody scrolls up", () => {
  expect(follows(true, 100, 100, 90)).toBe(true); // a row came in the meantime
  expect(follows(true, 60, 100, 130)).toBe(false);
  expect(follows(false, 60, 60, 130)).toBe(false);
  expect(follows(false, 150, 60, 12)).toBe(true);
});
