import { expect, test } from "vitest";
import { beganAt, since } from "./sitting";

const HOUR_S = 3600;

test("the clock runs on from the first word of an evening, through the opening of a session", () => {
  const times = [0, 600, HOUR_S, 2 * HOUR_S];
  expect(times.map((at) => since(beganAt(times, at), at))).toEqual([
    "0:00",
    "0:10",
    "1:00",
    "2:00",
  ]);
});

test("another evening begins anew", () => {
  const times = [0, HOUR_S, 50 * HOUR_S, 51 * HOUR_S];
  expect(times.map((at) => since(beganAt(times, at), at))).toEqual([
    "0:00",
    "1:00",
    "0:00",
    "1:00",
  ]);
});
