import { expect, test } from "vitest";
import type { Message } from "../../wire/table";
import { spelled, spread } from "./ranges";

test("ranges stand for every number between", () => {
  expect(spelled(["fold", "call", "3..6"])).toEqual(["fold", "call", "3", "4", "5", "6"]);
  expect(spelled(["7h", "1", "done"])).toEqual(["7h", "1", "done"]);
});

test("a question is spelled out as it comes", () => {
  const question = { options: ["fold", "1..10000"], next: ["fold", "1..10000"] };
  const message = { is: "update", scene: { question } } as unknown as Message;
  spread(message);
  expect(question.options.length).toBe(10_001);
  expect(question.next.at(-1)).toBe("10000");
});
