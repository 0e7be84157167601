import { expect, test } from "vitest";
import { question, scene, table } from "../../testing/tables";
import type { TableView } from "../../wire/table";
import { folded } from "./changes";

const view = (more: Partial<TableView> = {}): TableView => ({
  game: "willow",
  seats: 2,
  you: 0,
  phase: "bet",
  turn: 0,
  waiting: [0],
  answered: [],
  zones: [
    { zone: "stock", count: 30 },
    { zone: "hand", count: 1, seat: 0, pieces: ["7h"] },
    { zone: "hand", count: 1, seat: 1 },
  ],
  scores: [0, 0],
  facts: { pot: 2, paid: [1, 1] },
  ...more,
});

test("what is not told is as it was", () => {
  const before = scene({ view: view() });
  const after = folded(before, { view: { turn: 1, waiting: [1] } });
  expect(after).toEqual(scene({ view: view({ turn: 1, waiting: [1] }) }));
  expect(after.table).toBe(before.table);
  expect(after.view!.zones[0]).toBe(before.view!.zones[0]);
  expect(folded(before, {})).toEqual(before);
});

test("of the table and of facts each is replaced by itself, zones by what they are", () => {
  const hand = { zone: "hand", count: 2, seat: 1, pieces: ["2c", "3c"] };
  const after = folded(scene({ view: view() }), {
    table: { watchers: 3 },
    view: { zones: [hand], facts: { paid: [1, 2] } },
    question: question({ at: 9 }),
  });
  expect(after.table).toEqual({ ...table(), watchers: 3 });
  expect(after.view!.zones.map(({ count }) => count)).toEqual([30, 1, 2]);
  expect(after.view!.zones[2]).toEqual(hand);
  expect(after.view!.facts).toEqual({ pot: 2, paid: [1, 2] });
  expect(after.question!.at).toBe(9);
  expect(folded(after, { question: null }).question).toBeNull();
});

test("a number stands for a hint that there was", () => {
  const [one, two, other] = ["one", "two", "other"].map((hint) => ({ hint, values: {} }));
  const before = scene({ hints: [one!, two!] });
  expect(folded(before, { hints: [1, other!, 0] }).hints).toEqual([two, other, one]);
  expect(folded(before, { hints: [] }).hints).toEqual([]);
});

test("a view comes, goes, and loses what is gone", () => {
  const none = scene({ view: null });
  const come = folded(none, { view: view({ sealed: ["7h"] }) });
  expect(come.view!.sealed).toEqual(["7h"]);
  expect(folded(come, { view: { sealed: null } }).view).toEqual(view());
  expect(folded(come, { view: null }).view).toBeNull();
});

test("the pad grows by its new rows and loses what was taken back", () => {
  const one = folded(scene({ finished: 0, pad: [] }), { finished: 1, pad: [[1, -1]] });
  const two = folded(one, { finished: 2, pad: [[2, -2]] });
  expect(two.pad).toEqual([
    [1, -1],
    [2, -2],
  ]);
  expect(folded(two, { finished: 1 }).pad).toEqual([[1, -1]]);
});
