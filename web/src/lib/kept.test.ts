import { expect, test } from "vitest";
import { kept } from "./kept";

const table = () => ({
  zones: [
    { zone: "hand", pieces: ["7h", "Td"] },
    { zone: "deck", count: 31 },
  ],
  turn: { seat: 1 },
});

test("what says the same is the same", () => {
  const last = table();
  expect(kept(last, table())).toBe(last);
});

test("what changed is new, and everything around it; the rest is kept", () => {
  const last = table();
  const next = table();
  next.zones[1]!.count = 30;
  const found = kept(last, next);
  expect(found).toEqual(next);
  expect(found).not.toBe(last);
  expect(found.zones[0]).toBe(last.zones[0]);
  expect(found.zones[1]).not.toBe(last.zones[1]);
  expect(found.turn).toBe(last.turn);
});

test("shorter and longer rows, names that come and go, kinds that change", () => {
  for (const [last, next] of [
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
    [[], {}],
    [null, { a: [] }],
    [{ a: [] }, null],
    [undefined, 0],
  ] as const) {
    const found = kept(last, next);
    expect(found).toStrictEqual(next);
    expect(found).not.toBe(last);
  }
});

test("what is no plain thing is taken as it comes", () => {
  const [last, next] = [new Set([1]), new Set([1])];
  expect(kept({ of: last }, { of: next }).of).toBe(next);
});
