import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CARDS, cardOf, sortDeck } from "./files";

const NAMES: Record<string, string | null> = JSON.parse(
  readFileSync("../tests/story/deck_files.json", "utf8"),
);
const itself = (name: string) => name;

it.each(Object.entries(NAMES))("%s is %s", (path, card) => {
  expect(cardOf(path)).toBe(card);
});

it("takes a whole folder for a deck", () => {
  const found = sortDeck([...CARDS.map((card) => `${card}.jpg`), "back.jpg", "notes.txt"], itself);
  expect(found.cards.size).toBe(78);
  expect(found.cards.get("M18")).toBe("M18.jpg");
  expect([found.missing, found.twice.size, found.unread]).toEqual([[], 0, ["back.jpg"]]);
});

it("says why a folder is no deck", () => {
  const files = CARDS.filter((card) => card !== "7s").map((card) => `${card}.jpg`);
  const found = sortDeck([...files, "The Moon.png"], itself);
  expect(found.missing).toEqual(["7s"]);
  expect([...found.twice]).toEqual([["M18", ["M18.jpg", "The Moon.png"]]]);
  expect(found.cards.has("M18")).toBe(false);
});
