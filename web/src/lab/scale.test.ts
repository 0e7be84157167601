import { expect, test } from "vitest";
import { place, ticks } from "./scale";

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
