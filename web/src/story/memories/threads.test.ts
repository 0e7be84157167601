import { expect, test } from "vitest";
import { linked } from "./threads";
import { memoryOf } from "../../testing/stories";
import type { MemoryView } from "../../wire/story";

const note = (
  memory: number,
  personae: string[],
  appears: string[] = [],
  augments: number[] = [],
): MemoryView => memoryOf({ memory, personae, appears, augments });
const notes = [note(1, ["p1"], ["p1", "p2"]), note(4, ["p2"]), note(9, ["p1"], ["p1"], [4, 7])];

test("a thread leads through the memories of each person, and to what one adds to", () => {
  expect(linked(notes)).toEqual([
    { from: 1, to: 4, kind: "shares", who: "p2" },
    { from: 1, to: 9, kind: "shares", who: "p1" },
    { from: 4, to: 9, kind: "adds", who: "" },
  ]);
});

test("a lit persona's web stands alone with what is added", () => {
  expect(linked(notes, "p1").map((one) => [one.kind, one.from, one.to])).toEqual([
    ["lit", 1, 9],
    ["adds", 4, 9],
  ]);
});
