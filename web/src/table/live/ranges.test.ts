import { expect, test } from "vitest";
import { question, scene } from "../../testing/tables";
import type { Question } from "../../wire/table";
import { spellOut, spelled, spread } from "./ranges";

test("ranges stand for every number between", () => {
  expect(spelled(["fold", "call", "3..6"])).toEqual(["fold", "call", "3", "4", "5", "6"]);
  expect(spelled(["7h", "1", "done"])).toEqual(["7h", "1", "done"]);
});

test("a question is spelled out as it comes", () => {
  const amounts = ["fold", "1..10000"];
  const openings = [{ chosen: ["raise"], next: amounts, enough: false }];
  const asked = question({ options: amounts, next: amounts, openings });
  spread({ is: "update", seq: 1, told: [], scene: scene({ question: asked }) });
  expect(asked.options.length).toBe(10_001);
  expect(asked.next.at(-1)).toBe("10000");
  expect(asked.openings[0]?.next).toEqual(asked.next);
});

test("a question of a server without openings has none", () => {
  const { openings: _, ...older } = question({});
  const asked = older as Question;
  spellOut(asked);
  expect(asked.openings).toEqual([]);
});
