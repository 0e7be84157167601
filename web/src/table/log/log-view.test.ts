import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { seat } from "../../testing/tables";
import { Words } from "../../words/words";
import type { Entry } from "../live/room.svelte";
import type { Source } from "../model/model.svelte";
import LogHost from "./LogHost.test.svelte";

afterEach(cleanup);

const words = new Words([
  { language: "en", ftl: "you = you\nhigh = The bet is high.\nlow = The bet is low.\n" },
]);
const source: Source = {
  view: null,
  seats: [seat(0, "Yola"), seat(1, "Ines")],
  looking: 0,
  options: {},
  marks: {},
  hints: [],
  question: null,
  sentences: [],
};
const entry = (seq: number, more: Partial<Entry>): Entry => ({
  seq,
  at: 0,
  events: [],
  lines: [],
  round: null,
  opens: null,
  bot: null,
  chat: null,
  note: null,
  ...more,
});

function rows(entries: Entry[]): HTMLElement[] {
  const game = { slug: "x", title: "X", layout: {} };
  const { container } = render(LogHost, { entries, source, game, words } as never);
  return [...container.querySelectorAll<HTMLElement>("li")];
}

const back = (by: number) => ({
  note: "took-back",
  seat: by,
  name: by ? "Ines" : "Yola",
  values: { count: 2, first: 2 },
});

test("what was taken back is struck out, and the note says what it was", () => {
  const found = rows([
    entry(1, { lines: [{ message: "low" }] }),
    entry(2, { lines: [{ message: "high" }] }),
    entry(3, { lines: [{ message: "low" }], bot: 1 }),
    entry(4, { note: back(0) }),
    entry(5, { lines: [{ message: "low" }] }),
  ]);
  expect(found.map((row) => [row.classList.contains("undone"), row.textContent?.trim()])).toEqual([
    [false, "The bet is low."],
    [true, "The bet is high."],
    [true, "The bet is low."],
    [false, "You took back: The bet is high."],
    [false, "The bet is low."],
  ]);
});

test("another's choice that was taken back is named with them", () => {
  const found = rows([entry(2, { lines: [{ message: "high" }] }), entry(4, { note: back(1) })]);
  expect(found.at(-1)?.textContent?.trim()).toBe("Ines took back: The bet is high.");
});
