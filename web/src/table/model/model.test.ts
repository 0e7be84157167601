import { describe, expect, test } from "vitest";
import { Words } from "../../words/words";
import {
  arrange,
  factOf,
  horseshoe,
  limitOf,
  placeOf,
  plateSize,
  rivals,
  rowOf,
  strip,
} from "./arrange";
import { applied, beats, lasts, reveal } from "../motion/beats";
import { Storyteller } from "../telling/storyteller";
import { telling } from "../telling/hints";
import type { AnyEvent, Moved, Said, TableView } from "../../wire/table";
import { clockText } from "./time";

function move(piece: string | null, from: string | null, to: string): Moved {
  return { event: "moved", piece, back: "card", from, to };
}

function say(message: string, seat: number | null = null): Said {
  return { event: "said", message, number: 0, seat };
}

function view(given: Partial<TableView> = {}): TableView {
  return {
    game: "x",
    seats: 2,
    you: 0,
    phase: "play",
    turn: 1,
    waiting: [0],
    answered: [],
    zones: [
      { zone: "deck", count: 30 },
      { zone: "pool", count: 2, pieces: ["7h", "8h"] },
      { zone: "hand", seat: 0, count: 2, pieces: ["2c", "3c"] },
      { zone: "hand", seat: 1, count: 3, backs: { card: 3 } },
      { zone: "mark", seat: 0, count: 0 },
      { zone: "mark", seat: 1, count: 1, pieces: ["Ks"] },
    ],
    scores: [4, 0],
    chips: [10, 20],
    pots: [5],
    facts: { round: 3, paid: [1, 2], attack: 7, head: "6-4" },
    ...given,
  };
}

describe("where things lie", () => {
  test("without a layout: closed piles in the corners, open ones in bands, the hand apart", () => {
    const found = arrange(view(), {});
    expect(found.corners.map((place) => place.key)).toEqual(["deck"]);
    expect(found.bands.map((band) => band.map((place) => place.key))).toEqual([["pool"]]);
    expect(found.hands[1]!.map((place) => [place.key, place.hidden, place.backs[0]])).toEqual([
      ["hand 1", 3, "card"],
    ]);
    expect(found.open[1]!.map((place) => place.key)).toEqual(["mark 1"]);
  });

  test("a layout is followed, and what it does not name is still shown", () => {
    const found = arrange(view(), { bands: [["mark"]], hand: ["hand"], corners: ["pool"] });
    expect(found.bands[0]!.map((place) => place.key)).toEqual(["mark 0", "mark 1"]);
    expect(found.corners.map((place) => place.key)).toEqual(["pool", "deck"]);
    expect(found.open[0]).toEqual([]);
  });

  test("lanes face each other with totals and heads", () => {
    const [lane] = arrange(view(), {
      lanes: [{ zones: ["mark"], totals: ["attack"], heads: ["head"] }],
    }).lanes;
    expect(lane!.sides.map((side) => side.key)).toEqual(["mark 0", "mark 1"]);
    expect(lane!.totals).toEqual([7, null]);
    expect(lane!.heads).toEqual(["6-4", null]);
  });

  test("facts by every kind of source", () => {
    expect(factOf(view(), "round")).toBe(3);
    expect(factOf(view(), "paid", [], 1)).toBe(2);
    expect(factOf(view(), "count:deck")).toBe(30);
    expect(factOf(view(), "pot:pot", ["pot"])).toBe(5);
    expect(factOf(view(), "turn")).toBe(1);
    expect(limitOf({ label: "r", value: "round", of: "rounds" }, view(), { rounds: 9 })).toBe(9);
    expect(limitOf({ label: "r", value: "round" }, view(), {})).toBeNull();
  });

  test("rivals sit clockwise from your left, around the felt", () => {
    expect(rivals(4, 2)).toEqual([3, 0, 1]);
    expect(rivals(3, null)).toEqual([0, 1, 2]);
    expect([1, 3, 9].map(horseshoe)).toEqual([
      [0, 1, 0],
      [1, 1, 1],
      [2, 5, 2],
    ]);
    expect([plateSize(4, 1440), plateSize(10, 1440), plateSize(8, 820), plateSize(3, 360)]).toEqual(
      ["full", "compact", "folded", "folded"],
    );
  });
  test("plates on a phone stand three to a row, four two by two, from seven on in one row", () => {
    expect([1, 3, 4, 6, 7].map((count) => strip(count, true).across)).toEqual([1, 3, 2, 3, 7]);
    expect(strip(7, true).scrolls).toBe(true);
    expect(strip(9, false)).toEqual({ across: 5, scrolls: false });
  });
  test("small pieces lie side by side; the newest stay and the rest is counted", () => {
    const place = (pieces: string[]) =>
      placeOf({ zone: "board", seat: 1, count: pieces.length, pieces });
    const some = rowOf([place(["2h", "3h", "4h"])], 94);
    expect([some.width, some.more]).toEqual([30, 0]);
    const many = rowOf([place(["2h", "3h", "4h", "5h", "6h", "7h"])], 94);
    expect([many.lots[0]!.pieces, many.more]).toEqual([["5h", "6h", "7h"], 3]);
    expect(many.lots[0]!.pieces.length * (many.width + many.gap)).toBeLessThanOrEqual(94);
    const pressed = rowOf([place(["2h", "3h", "4h"])], 94, { pressed: true });
    expect([pressed.lots[0]!.pieces, pressed.width + pressed.gap]).toEqual([["4h"], 46]);
    // What lies on a tile needs room beside it.
    const laden = rowOf([place(["5-3", "6-1"])], 94, { carried: () => 1 });
    expect([laden.width, laden.more]).toEqual([29, 0]);
  });
});

describe("beats", () => {
  test("each event leaves a table to look at", () => {
    const moved = applied(view(), move("7h", "pool", "hand 1"));
    expect(moved.zones[1]).toEqual({ zone: "pool", count: 1, pieces: ["8h"] });
    expect(moved.zones[3]).toMatchObject({ count: 4, pieces: ["7h"] });
    const hidden = applied(view(), move(null, "deck", "hand 1"));
    expect([hidden.zones[0]!.count, hidden.zones[3]!.count]).toEqual([29, 4]);
    const paid = applied(view(), { event: "paid", from: 1, to: "pot", amount: 4 }, ["pot"]);
    expect([paid.chips, paid.pots]).toEqual([[10, 16], [9]]);
    expect(applied(view(), { event: "scored", seat: 1, points: 5, total: 5 }).scores).toEqual([
      4, 5,
    ]);
  });

  test("everybody's cards of one kind turn together, words come one after the other", () => {
    const found = beats(view(), [
      move("2c", "hand 0", "mark 0"),
      move("9d", "hand 1", "mark 1"),
      say("a"),
      say("b"),
    ]);
    expect(found.map((beat) => beat.events.length)).toEqual([2, 1, 1]);
    expect(found[0]!.ms).toBeLessThanOrEqual(1400);
    expect(found.at(-1)!.view.zones[4]).toMatchObject({ count: 1, pieces: ["2c"] });
  });
});

describe("the time of a beat", () => {
  const words: Record<string, number> = { "3": 3, "20": 20 };
  const reader = {
    linesOf: (event: AnyEvent) => (event.event === "said" ? [{ message: event.message }] : []),
    words: ({ message }: { message: string }) => words[message] ?? 0,
  };

  test("is as long as the sentence that is told in it", () => {
    const [short, long] = beats(view(), [say("3"), say("20")], [], reader);
    expect(short!.ms).toBe(700);
    expect(long!.ms).toBeGreaterThanOrEqual(2800);
    expect(long!.lines).toEqual([{ message: "20" }]);
    expect(lasts([say("3"), say("20")], reader)).toBe(short!.ms + long!.ms);
  });

  test("words about a move are told while it goes on, others one after the other", () => {
    const found = beats(
      view(),
      [say("3"), move("7h", "pool", "hand 1"), say("3"), say("20")],
      [],
      reader,
    );
    expect(found.map((beat) => beat.events.map((one) => one.event))).toEqual([
      ["said", "moved"],
      ["said"],
      ["said"],
    ]);
    expect(found[0]!.ms).toBe(700);
  });

  test("a choice is told with what comes of it", () => {
    const chosen: AnyEvent = {
      event: "decided",
      seat: 1,
      prompt: "play",
      sealed: false,
      chosen: ["7h"],
    };
    const all = {
      ...reader,
      linesOf: (event: AnyEvent) => (event === chosen ? [{ message: "20" }] : []),
    };
    const found = beats(view(), [chosen, move("7h", "pool", "hand 1")], [], all);
    expect(found.map((beat) => beat.events.map((one) => one.event))).toEqual([
      ["decided", "moved"],
    ]);
    expect(found[0]!.ms).toBeGreaterThanOrEqual(2800);
  });
});

describe("a reveal", () => {
  const turned: AnyEvent[] = [
    { event: "decided", seat: 1, prompt: "mark", sealed: true, chosen: [] },
    move("2c", "hand 0", "mark 0"),
    say("lays", 0),
    move("9d", "hand 1", "mark 1"),
    say("lays", 1),
  ];
  const won: AnyEvent[] = [
    { event: "scored", seat: 1, points: 5, total: 5 },
    move("2c", "mark 0", "deck"),
  ];
  const steps = (events: AnyEvent[]) => reveal(view(), beats(view(), events));

  test("all cards turn together, and what is said of each comes after", () => {
    const found = steps([...turned, ...won]);
    expect(found.map((beat) => beat.events.map((one) => one.event))).toEqual([
      ["moved", "moved"],
      ["said"],
      ["said"],
      ["scored"],
      ["moved"],
    ]);
    expect(found[0]!.view.zones[5]).toMatchObject({ pieces: ["Ks", "9d"] });
    expect(found[0]!.view.scores).toEqual([4, 0]);
    expect(found[3]!.view.scores).toEqual([4, 5]);
  });

  test("words between other moves stay where they are", () => {
    const words = beats(view(), [
      move("7h", "pool", "hand 1"),
      say("takes", 1),
      move("8h", "pool", "hand 0"),
    ]);
    expect(words.map((beat) => beat.events[0]!.event)).toEqual(["moved", "said", "moved"]);
  });

  test("is none where one alone plays, nothing new is seen, or nothing comes of it", () => {
    expect(steps([turned[3]!, ...won])).toEqual([]);
    expect(steps([turned[1]!, move(null, "hand 1", "mark 1"), ...won])).toEqual([]);
    expect(steps([turned[1]!, turned[3]!])).toEqual([]);
  });
});

describe("hints", () => {
  const words = new Words([
    {
      language: "en",
      ftl: `
hint-takes = { $piece } takes { $n }.
    .tag = takes { $n }
hint-no-match = { $piece } stays.
    .tag = no match
hint-worth = Worth { $n }.
    .total = { $n } points
hint-rival = { $seat } leads.
    .tag = leads
hint-moment = { $seat } is about to lay down.
    .ask = { $who ->
        [you] You are
       *[other] { $seat } is
    } about to lay down. Lay first?
`,
    },
  ]);
  const story = new Storyteller(words, ["Yola", "Ines"], 0);

  test("become tags, totals and sentences", () => {
    const told = telling(
      [
        { hint: "takes", values: { piece: "7h", n: 3 } },
        { hint: "no-match", values: { piece: "8h" } },
        { hint: "worth", values: { n: 12 } },
        { hint: "rival", values: { seat: 1 } },
      ],
      words,
      story,
    );
    expect([...told.tags]).toEqual([
      ["7h", "takes 3"],
      ["8h", "no match"],
      ["seat-1", "leads"],
    ]);
    expect(told.totals).toEqual(["12 points"]);
    expect(told.sentences).toEqual(["Worth 12."]);
    expect([...told.named]).toEqual(["7h", "seat-1"]);
    expect(told.values.n).toBe(12);
  });
  test("a moment takes the place of the question", () => {
    const asked = (seat: number): string =>
      telling([{ hint: "moment", values: { seat } }], words, story).ask;
    expect(asked(1)).toBe("Ines is about to lay down. Lay first?");
    expect(asked(0)).toBe("You are about to lay down. Lay first?");
    expect(telling([{ hint: "worth", values: { n: 12 } }], words, story).ask).toBe("");
  });
  test("a tag stands on the piece that does it, not on those it is done to", () => {
    const told = telling(
      [{ hint: "takes", values: { piece: "7h", pieces: "7c 9h", n: 2 } }],
      words,
      story,
    );
    expect([...told.tags]).toEqual([["7h", "takes 2"]]);
    expect([...told.named]).toEqual(["7h", "7c", "9h"]);
  });
});

test("clocks read like clocks", () => {
  expect([clockText(125), clockText(9.2), clockText(-3)]).toEqual(["2:05", "0:10", "0:00"]);
});
