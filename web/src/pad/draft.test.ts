import { expect, test } from "vitest";
import type { Ask } from "../wire/pad";
import { cellOf, dealt, emptyDraft, pressed, readDraft, summed, type Typed } from "./draft";

const ask = (more: Partial<Ask> = {}): Ask => ({
  label: "won",
  kind: "number",
  least: -100,
  most: 100,
  choices: [],
  each: 1,
  usual: null,
  when: {},
  ...more,
});

test("keys type a number with its sign", () => {
  const keys = ["0", "7", "sign", "5", "delete", "sign"];
  const typed = keys.reduce<string[]>((all, key) => [...all, pressed(all.at(-1) ?? "", key)], []);
  expect(typed).toEqual(["0", "7", "−7", "−75", "−7", "7"]);
  expect(pressed("−", "delete")).toBe("");
  expect(pressed("1234567", "8")).toBe("1234567");
});

test("what was typed is a number, a word, or nothing; what is neither is left to the server", () => {
  expect(cellOf(ask(), "−12")).toBe(-12);
  expect(cellOf(ask(), " 7 ")).toBe(7);
  expect(cellOf(ask(), "")).toBeNull();
  expect(cellOf(ask(), "1.5")).toBe("1.5");
  expect(cellOf(ask({ kind: "choice" }), "a")).toBe("a");
});

test("a card more with each press, and none again after the last", () => {
  const pile = ask({ kind: "cards", each: 2, most: 9 });
  expect(dealt("", "K", pile)).toBe("K");
  expect(dealt("KT", "K", pile)).toBe("KTK");
  expect(dealt("KTK", "K", pile)).toBe("T");
  expect(dealt("K", "T", ask({ kind: "cards", each: 1, most: 1 }))).toBe("K");
});

test("a row is added up, with the cells that are still empty", () => {
  const cells: Typed[] = [{ won: "−5" }, { won: "" }, { won: "2" }, {}];
  expect(summed(cells, ask(), [0, 1, 2])).toEqual({ sum: -3, empty: 1 });
  expect(summed(cells, ask({ usual: 0 }), [0, 3])).toEqual({ sum: -5, empty: 0 });
});

test("a row that was written can be corrected", () => {
  expect(readDraft(2, 9, [{ won: -3 }, {}])).toEqual({
    row: 2,
    over: 9,
    cells: [{ won: "-3" }, {}],
    begun: true,
  });
  expect(emptyDraft(1, 0, 2).cells).toEqual([{}, {}]);
});
