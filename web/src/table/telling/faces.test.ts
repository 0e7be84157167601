import { expect, test } from "vitest";
import { brief, ended, inlay, nounOf, opening, spoken, wordsIn } from "./faces";

test("pieces in a row are told apart", () => {
  const row = `You get ${inlay("3h")} ${inlay("2h")} and ${inlay("Ts")}.`;
  expect(spoken(row, (piece) => `<${piece}>`)).toBe("You get <3h>, <2h> and <Ts>.");
});

test.each([
  ["Pay the 7", "Pay the 7."],
  ["Wer gibt?", "Wer gibt?"],
  ["Fertig.", "Fertig."],
  ["Lay (all)", "Lay (all)."],
  ["", ""],
])("%s ends as a sentence", (text, said) => {
  expect(ended(text)).toBe(said);
});

test.each([
  ["22 chips", "chips"],
  ["−22 chips", "chips"],
  ["-1 point", "point"],
  ["1.200 Chips", "Chips"],
  ["1\u202f200 jetons", "jetons"],
  ["Punkte: 7", "Punkte:"],
  ["points", "points"],
])("what is counted in %s", (text, noun) => {
  expect(nounOf(text)).toBe(noun);
});

test("words are counted, pieces too", () => {
  expect(wordsIn("")).toBe(0);
  expect(wordsIn("You and Tobias bid the same, 8: equal bids cancel out.")).toBe(11);
  expect(wordsIn(`Mara’s ${inlay("Kh")} takes ${inlay("8h")} ${inlay("8d")}.`)).toBe(5);
});

test.each([
  ["You capture nothing.", "You capture nothing."],
  [
    "Round 1 of 5, 82 coins in the pot: the lowest kills the highest. The pot pays 1 coin.",
    "Round 1 of 5, 82 coins in the pot.",
  ],
  [
    "Bids: you spend eight dollars and Tobias spends exactly nine dollars today",
    "Bids: you spend eight dollars and Tobias spends exactly nine dollars today",
  ],
  ["Clover wins. It had more than anybody else at this table.", "Clover wins."],
])("a caption of %s", (text, caption) => {
  expect(opening(text)).toBe(caption);
});

test("a long text is shortened to its first sentence on the place card", () => {
  const long = `${"word ".repeat(12).trim()}. ${"more ".repeat(20).trim()}.`;
  expect(brief(long)).toBe(`${"word ".repeat(12).trim()}.`);
  expect(brief("You win. Yes.")).toBe("You win. Yes.");
});
