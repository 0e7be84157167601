import { expect, test } from "vitest";
import { guess } from "./parts";

const BODY = [
  "body",
  "head",
  "eye_l",
  "eye_r",
  "mouth",
  "arm_l",
  "arm_r",
  "hand_r",
  "leg_l",
  "leg_r",
];

test("parts are guessed from words, among those the story knows", () => {
  expect(guess("use a cleaver as a weapon", BODY)).toEqual(["hand_r"]);
  expect(guess("Running in the dark", BODY)).toEqual(["leg_l", "leg_r"]);
  expect(guess("reads lips", BODY)).toEqual(["eye_l", "eye_r"]);
  expect(guess("use a cleaver", ["body"])).toEqual([]);
});

test("what relies on no part is left to the head that has it", () => {
  expect(guess("ancient history", BODY)).toEqual([]);
});
