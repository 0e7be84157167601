import { expect, test } from "vitest";
import { linkPath, tidyCode } from "./code";
import { initials, tidyName } from "./session.svelte";

test.each([
  ["plum-kettle-nine", "plum-kettle-nine"],
  ["  Plum kettle,  NINE ", "plum-kettle-nine"],
  ["plum_kettle.nine", "plum-kettle-nine"],
  [" ?! ", ""],
])("the code %s", (typed, code) => expect(tidyCode(typed)).toBe(code));

test("a pasted link is followed", () => {
  expect(linkPath("https://example.org/t/aZ-9_x?from=mail")).toBe("/t/aZ-9_x");
  expect(linkPath("plum-kettle-nine")).toBeNull();
});

test("names are trimmed and cut, discs take two letters", () => {
  expect(tidyName("  Ines   of  Far Meadow and beyond ")).toBe("Ines of Far Meadow and b");
  expect([initials("yola"), initials("Ö"), initials("")]).toEqual(["Yo", "Ö", ""]);
});
