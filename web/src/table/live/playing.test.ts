import { describe, expect, test } from "vitest";
import type { AnyEvent, Hint, Line, Question, Scene, TableView } from "../../wire/table";
import { onTheWay, toldBy, unasked, withFacts } from "./playing";

const move = (piece: string, from: string, to: string): AnyEvent => ({
  event: "moved",
  piece,
  from,
  to,
  back: "card",
});
const line = (message: string, at: number): Line => ({ message, at });
const [first, second, third] = [
  move("2c", "hand 0", "mark 0"),
  move("9d", "hand 1", "mark 1"),
  move("9h", "pool", "hand 1"),
];

describe("what is told by now", () => {
  const marks = { events: [first, second], lines: [line("marks", 0)] };
  const takes = { events: [third], lines: [line("takes", 0), line("leads", 0)] };
  const word = { events: [], lines: [], chat: "well" };

  test("a line comes with its event, and not before the lines above it", () => {
    const told = (...played: AnyEvent[]) => toldBy([marks, takes, word], new Set(played));
    expect(told()).toEqual([]);
    expect(told(first)).toEqual([{ events: [first], lines: [line("marks", 0)] }]);
    expect(told(third)).toEqual([]);
    expect(told(first, second)).toEqual([marks]);
    expect(told(first, second, third)).toEqual([marks, takes, word]);
  });

  test("lines of one entry come one after the other", () => {
    const entry = { events: [first, third], lines: [line("a", 0), line("b", 1), line("c", 0)] };
    expect(toldBy([entry], new Set([first]))[0]!.lines).toEqual([line("a", 0)]);
    expect(toldBy([entry], new Set([first, third]))).toEqual([entry]);
  });
});

describe("the facts on the way", () => {
  const view = (hand: number) => ({ zones: [], facts: { hand } }) as unknown as TableView;
  const facts = (told: Parameters<typeof withFacts>[2], ...played: AnyEvent[]) =>
    withFacts(view(1), view(2), told, new Set(played)).facts;
  const deals = { events: [first, second], lines: [], opens: 1 };

  test("they are of the round before until the next is dealt", () => {
    expect(facts([deals], first)).toEqual({ hand: 1 });
    expect(facts([deals], first, second)).toEqual({ hand: 2 });
  });

  test("what comes after the deal does not show before it is told", () => {
    const later = { events: [third], lines: [], opens: null };
    expect(facts([deals, later], first, second)).toEqual({ hand: 1 });
    expect(facts([later], third)).toEqual({ hand: 1 });
  });
});

describe("between two scenes", () => {
  const zones = (hand: string[], pending: string[]) =>
    ({
      zones: [
        { zone: "hand", seat: 0, count: hand.length, pieces: hand },
        { zone: "pending", count: pending.length, pieces: pending },
      ],
      waiting: [0],
      answered: [1],
    }) as unknown as TableView;
  const question = (at: number, options = ["2c"]) =>
    ({ seat: 0, at, prompt: "choose", options }) as unknown as Question;
  const hint = (name: string, card: string): Hint => ({ hint: name, values: { card } });
  const scene = (asked: Question | null, view: TableView, hints: Hint[]) =>
    ({
      question: asked,
      view,
      hints,
      retractable: true,
      may_take_back: "at-once",
      wish: 1,
    }) as Scene;
  const before = scene(question(1), zones(["2c", "Ks"], []), [hint("could", "2c")]);
  const after = scene(question(2), zones(["Ks"], ["2c"]), [hint("does", "2c")]);

  test("a question whose answers are shown is gone, and with it what could be done about it", () => {
    const now = onTheWay(before, after, after, zones(["2c", "Ks"], []));
    expect([now.question, now.wish, now.retractable, now.may_take_back]).toEqual([
      null,
      null,
      false,
      "",
    ]);
  });

  test("it stays while the last that was heard asks it still", () => {
    const same = scene(question(1), zones(["2c", "Ks"], []), []);
    const here = zones(["2c", "Ks"], []);
    expect(onTheWay(before, same, same, here).question).toBe(before.question);
    expect(onTheWay(before, same, after, here).question).toBeNull();
    const other = scene(question(1, ["Ks"]), here, []);
    expect(onTheWay(before, other, other, here).question).toBeNull();
  });

  test("what is said of a card holds where the card lay: the card that waits is never without words", () => {
    const names = (view: TableView) =>
      onTheWay(before, after, after, view).hints.map((one) => one.hint);
    expect(names(zones(["2c", "Ks"], []))).toEqual(["could"]);
    expect(names(zones(["Ks"], ["2c"]))).toEqual(["does"]);
    expect(names(zones(["Ks"], []))).toEqual([]);
  });

  test("what a card would have done that was not chosen goes with the question", () => {
    const both = zones(["2c", "Ks"], []);
    const was = scene(question(1, ["2c", "Ks"]), both, [hint("makes", "2c"), hint("makes", "Ks")]);
    const next = scene(null, zones(["Ks"], ["2c"]), []);
    const said = (last: Scene) =>
      onTheWay(was, next, last, both).hints.map((one) => one.values.card);
    expect(said(was)).toEqual(["2c", "Ks"]);
    expect(said(next)).toEqual(["2c"]);
  });

  test("nobody is waited for meanwhile", () => {
    expect(unasked(zones([], []))).toMatchObject({ waiting: [], answered: [] });
  });
});
