import { expect, test } from "vitest";
import type { Step } from "../wire/http";
import type { TableView } from "../wire/table";
import { clamp, nextSpeed, spaced, stops } from "./reel";

const step = (phase: string): Step => ({
  events: [],
  lines: [],
  result: [],
  marks: {},
  phase,
  finished: 0,
  actor: null,
  why: null,
  view: {} as TableView,
});
const steps = ["bet", "bet", "show", "bet", "over"].map(step);

test("phases are named where they begin", () => {
  expect(stops(steps)).toEqual([
    { step: 0, phase: "bet" },
    { step: 2, phase: "show" },
    { step: 3, phase: "bet" },
    { step: 4, phase: "over" },
  ]);
});

test("names never lie over each other nor beyond the line", () => {
  const shown = spaced(
    [0, 1, 2, 99].map((at) => ({ step: at, name: "First betting" })),
    100,
    400,
  );
  expect(shown.map((one) => one.step)).toEqual([0, 99]);
  expect(shown[1]!.left + 13 * 7.4).toBeLessThanOrEqual(400);
});

test("steps stay on the reel, speeds go round", () => {
  expect([clamp(-1, 5), clamp(9, 5), clamp(2, 5)]).toEqual([0, 4, 2]);
  expect([nextSpeed(1), nextSpeed(4)]).toEqual([2, 0.5]);
});

test("short names leave room for a finger", () => {
  const marks = [0, 1, 2].map((at) => ({ step: at, name: `${at}` }));
  expect(spaced(marks, 3, 80).map((mark) => mark.left)).toEqual([0]);
  expect(spaced(marks, 3, 160).map((mark) => mark.left)).toEqual([0, 80]);
});
