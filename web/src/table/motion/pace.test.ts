import { expect, test } from "vitest";
import { hurry, jumps, reading } from "./pace";

test("what is read stays for as long as it is", () => {
  expect(reading(0)).toBe(0);
  expect(reading(3)).toBe(reading(5));
  expect(reading(20)).toBeGreaterThanOrEqual(2800);
  expect(reading(200)).toBe(4000);
});

test("what waits hurries, within bounds", () => {
  expect([hurry(0), hurry(5000), hurry(10_000), hurry(99_000)]).toEqual([1, 1, 2, 3]);
});

test("what is too much is left out until little is left", () => {
  expect([jumps(19_000, false), jumps(21_000, false)]).toEqual([false, true]);
  expect([jumps(19_000, true), jumps(4000, true)]).toEqual([true, false]);
});
