import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { Words } from "../../words/words";
import { seat } from "../../testing/tables";
import type { Source } from "../model/model.svelte";
import PadHost from "./PadHost.test.svelte";
import { padded } from "../live/rounds";
import type { Layout } from "../../wire/http";
import type { TableView } from "../../wire/table";

const FTL = `
fact-hand = Hand
fact-gave = Gave
unit-chips = { $count } chips
`;
const words = new Words([{ language: "en", ftl: FTL }]);
const LAYOUT: Layout = {
  number: { from: "chips", unit: "chips" },
  facts: [{ label: "hand", value: "hand" }],
  rounds: "hand",
  hand: ["hand"],
};

function pad(
  rounds: number[][] | undefined,
  layout: Layout = LAYOUT,
  ranks?: number[],
): HTMLElement {
  const view = {
    game: "x",
    seats: 2,
    you: 0,
    phase: "play",
    turn: 0,
    waiting: [],
    answered: [],
    scores: [0, 0],
    chips: [1070, 30],
    pots: [0],
    facts: {
      hand: 3,
      gave: [4, 5],
    },
    ...(ranks ? { ranks } : {}),
    zones: [0, 1].map((one) => ({
      zone: "hand",
      seat: one,
      count: 2 + one,
    })),
  } as TableView;
  const source: Source = {
    view,
    seats: [seat(0, "Yola"), seat(1, "Ines")],
    looking: 0,
    options: {},
    marks: {},
    hints: [],
    question: null,
    sentences: [],
    ...(rounds ? { pad: rounds } : {}),
  };
  render(PadHost, { source, game: { slug: "x", title: "X", layout }, words });
  return screen.getByRole("table");
}

const texts = (cells: readonly HTMLElement[]): string[] =>
  cells.map((cell) => cell.textContent!.trim());
const rows = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole("row")
    .map((row) => texts([...row.children] as HTMLElement[]));

describe("the score pad", () => {
  test("has a column for each finished round with what it brought, and the total", () => {
    expect(
      rows(
        pad([
          [49, -49],
          [21, 0],
        ]),
      ),
    ).toEqual([
      ["Seat", "Hand", "Total"],
      ["1", "2"],
      ["You, Yola", "+49", "+21", "1,070"],
      ["Ines", "−49", "0", "30"],
    ]);
  });

  test("leaves the plus out where nothing is ever lost", () => {
    expect(rows(pad([[5, 0]])).slice(2)).toEqual([
      ["You, Yola", "5", "1,070"],
      ["Ines", "0", "30"],
    ]);
  });

  test("shows what is left after each round where a game counts down", () => {
    const layout = { ...LAYOUT, number: { from: "chips", unit: "chips", stock: true } };
    const shown = pad(
      [
        [27, 27],
        [27, 13],
      ],
      layout,
    );
    expect(rows(shown)).toEqual([
      ["Seat", "Hand", "Now"],
      ["1", "2"],
      ["You, Yola", "27", "27", "1,070"],
      ["Ines", "27", "13", "30"],
    ]);
  });

  test("names columns and rows for ears: the word over the rounds, a number for each", () => {
    const table = pad([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    const heads = [...table.querySelectorAll("th")];
    expect(heads.every((head) => head.hasAttribute("scope"))).toBe(true);
    const over = heads.find((head) => head.scope === "colgroup")!;
    expect([over.textContent, over.colSpan]).toEqual(["Hand", 3]);
    expect(texts(heads.filter((head) => head.scope === "row"))).toEqual(["You, Yola", "Ines"]);
    const wide = [...table.querySelectorAll("tbody tr")].map((row) => row.children.length);
    expect(wide).toEqual([5, 5]);
    const spans = [...table.querySelectorAll("thead tr:first-child th")] as HTMLTableCellElement[];
    expect(spans.reduce((sum, head) => sum + head.colSpan, 0)).toBe(5);
  });

  test("shows what a game keeps besides, and the places at the end", () => {
    const layout = { ...LAYOUT, columns: [{ label: "gave", value: "gave" }] };
    expect(rows(pad([[-9, 9]], layout, [2, 1]))).toEqual([
      ["Seat", "Place", "Hand", "Gave", "Total"],
      ["1"],
      ["Ines", "1", "+9", "5", "30"],
      ["You, Yola", "2", "−9", "4", "1,070"],
    ]);
  });

  test.each([[[]], [undefined]])("without finished rounds shows what there is now", (rounds) => {
    expect(rows(pad(rounds))).toEqual([
      ["Seat", "In hand", "Now"],
      ["You, Yola", "2", "1,070"],
      ["Ines", "3", "30"],
    ]);
  });

  test("a game that counts no rounds has no columns of them", () => {
    const { rounds: _, ...layout } = LAYOUT;
    expect(rows(pad([[1, 2]], layout))[0]).toEqual(["Seat", "In hand", "Now"]);
  });
});

describe("what is kept of the pad between two scenes", () => {
  const two = [
    [1, -1],
    [2, -2],
  ];

  test("grows by what an update tells", () => {
    expect(padded([], { finished: 2, pad: two })).toEqual(two);
    expect(padded(two, { finished: 3, pad: [[3, -3]] })).toEqual([...two, [3, -3]]);
    expect(padded(two, { finished: 2, pad: [] })).toBe(two);
  });

  test("loses what was taken back, also where it was played anew meanwhile", () => {
    expect(padded(two, { finished: 1, pad: [] })).toEqual([[1, -1]]);
    expect(padded(two, { finished: 2, pad: [[7, -7]] })).toEqual([
      [1, -1],
      [7, -7],
    ]);
  });
});
