import { expect, test } from "vitest";
import { nounOf } from "./faces";

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
