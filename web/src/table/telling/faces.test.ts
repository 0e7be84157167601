import { expect, test } from "vitest";
import { begun, ended, inlay, nounOf, spoken } from "./faces";

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

test("a line too long for its strip ends after a whole word", () => {
  const line = "You and Tobias bid the same, 8: equal bids cancel out.";
  expect(begun(line, 80)).toBe(line);
  expect(begun(line, 32)).toBe("You and Tobias bid the same, 8 …");
  expect(begun(line, 30)).toBe("You and Tobias bid the same …");
});
