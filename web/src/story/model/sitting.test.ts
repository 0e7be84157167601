import { expect, test } from "vitest";
import { beganAt, since } from "./sitting";

const HOUR = 3600;

test("the clock runs on from the first word of an evening, through the opening of a session", () => {
  const times = [0, 600, HOUR, 2 * HOUR];
  expect(times.map((at) => since(beganAt(times, at), at))).toEqual([
    "0:00",
    "0:10",
    "1:00",
    "2:00",
  ]);
});

test("another evening begins anew", () => {
  const times = [0, HOUR, 50 * HOUR, 51 * HOUR];
  expect(times.map((at) => since(beganAt(times, at), at))).toEqual([
    "0:00",
    "1:00",
    "0:00",
    "1:00",
  ]);
});
