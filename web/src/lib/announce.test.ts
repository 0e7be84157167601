import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { announce, announced, hush } from "./announce.svelte";

beforeEach(hush);

test("what happens at one moment is one announcement, in order, and nothing is said twice", async () => {
  announce("Your move.", { now: true });
  announce("Ada plays the 7 of hearts.");
  announce("Your move.", { now: true });
  expect(announced()).toEqual({ polite: "", urgent: "" });
  await tick();
  expect(announced()).toEqual({ polite: "", urgent: "Ada plays the 7 of hearts. Your move." });
});

test("of two questions in one moment only the last is asked", async () => {
  announce("Your move. Twist, or stand?", { now: true, topic: "question" });
  announce("Ada turned up the 9 of swords.");
  announce("Your move. Anything more?", { now: true, topic: "question" });
  await tick();
  expect(announced().urgent).toBe("Ada turned up the 9 of swords. Your move. Anything more?");
});

test("a sentence that ends what happened does not begin the question as well", async () => {
  announce("Ada tries it. Difficulty 6.");
  announce("Difficulty 6. Turn the card?", { now: true });
  await tick();
  expect(announced().urgent).toBe("Ada tries it. Difficulty 6. Turn the card?");
  announce("Difficulty 16.");
  announce("6. Now?", { now: true });
  await tick();
  expect(announced().urgent).toBe("Difficulty 16. 6. Now?");
});

test("the same words at another moment are said again", async () => {
  announce("Ada passes.");
  await tick();
  announce("Ada passes.");
  await tick();
  expect(announced().polite).toBe("Ada passes.\u00a0");
});

test("what was still to be said is not heard by whoever has the screen next", async () => {
  announce("You hold the ace of spades.");
  hush();
  await tick();
  expect(announced()).toEqual({ polite: "", urgent: "" });
});
