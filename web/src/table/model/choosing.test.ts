import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Considered, No, Question } from "../../wire/table";
import { type Asker, Choosing } from "./choosing.svelte";
import {
  DONE,
  choosable,
  isVerdict,
  kindOf,
  laid,
  numbers,
  press,
  quickAmounts,
  sameQuestion,
} from "./choosing";
import { TEST_TIMEOUT_MS } from "../../testing/patience";
import { question } from "../../testing/tables";

const considered = (more: Partial<Considered> = {}): Considered => ({
  is: "considered",
  id: "1",
  next: [],
  enough: true,
  no: null,
  hints: [],
  ...more,
});
/** A table that takes every answer, and says nothing of one in the making. */
const asker = (more: Partial<Asker> = {}): Asker => ({
  play: async ({ at }) => ({ is: "done", id: "1", seq: at }),
  consider: async () => null,
  ...more,
});

test("tokens are told apart by their looks", () => {
  const kinds = ["7h", "Td/2", "Joker2", "12-9", "M18", "seat-3", "40", "fold", "a", "spot-0"].map(
    kindOf,
  );
  expect(kinds).toEqual([
    "piece",
    "piece",
    "piece",
    "piece",
    "piece",
    "seat",
    "number",
    "word",
    "word",
    "word",
  ]);
});

describe("one of several", () => {
  const one = question({ options: ["7h", "8h"], next: ["7h", "8h"] });
  test("another choice takes the place of the first, the same one puts it back", () => {
    expect(press(one, [], "7h", one.next).chosen).toEqual(["7h"]);
    expect(press(one, ["7h"], "8h", []).chosen).toEqual(["8h"]);
    expect(press(one, ["7h"], "7h", []).chosen).toEqual([]);
  });
  test("what is not offered is refused and changes nothing", () => {
    expect(press(one, ["7h"], "Ks", [])).toEqual({ chosen: ["7h"], refused: true });
  });
  test("all options stay choosable", () => {
    expect([...choosable(one, ["7h"], [])]).toEqual(["7h", "8h"]);
  });
});

describe("several in any order", () => {
  const many = question({ options: ["7h", "8d", "9c"], most: 2, next: ["7h", "8d", "9c"] });
  test("only what may follow is added", () => {
    expect(press(many, ["7h"], "8d", ["8d", "done"]).chosen).toEqual(["7h", "8d"]);
    expect(press(many, ["7h"], "9c", ["8d", "done"]).refused).toBe(true);
    expect([...choosable(many, ["7h"], ["8d", "done"])]).toEqual(["8d", "7h"]);
  });
  test("never more than the most", () => {
    expect(press(many, ["7h", "8d"], "9c", []).refused).toBe(true);
    expect(press(many, ["7h", "8d"], "7h", []).chosen).toEqual(["8d"]);
  });
});

describe("staged answers", () => {
  const staged = question({
    staged: true,
    most: 4,
    options: ["ask", "seat-1", "7h"],
    next: ["ask"],
  });
  test("grow in order, and are cut back to where a token is pressed again", () => {
    expect(press(staged, [], "seat-1", ["ask"]).refused).toBe(true);
    expect(press(staged, ["ask"], "seat-1", ["seat-1"]).chosen).toEqual(["ask", "seat-1"]);
    expect(press(staged, ["ask", "seat-1"], "ask", ["7h"]).chosen).toEqual([]);
  });
  test("what only a later stage offers can be pressed then", () => {
    expect([...choosable(staged, ["ask"], ["seat-1", "8h", "done"])]).toEqual([
      "seat-1",
      "8h",
      "ask",
    ]);
    expect(press(staged, ["ask"], "8h", ["seat-1", "8h"]).chosen).toEqual(["ask", "8h"]);
  });
  test("a token may come again where the rules allow it", () => {
    expect(press(staged, ["7h"], "7h", ["7h", "done"]).chosen).toEqual(["7h", "7h"]);
  });
});

test("a question of words alone is answered by one press", () => {
  expect(isVerdict(question({ options: ["fold", "call"] }))).toBe(true);
  expect(isVerdict(question({ options: ["fold", "5"] }))).toBe(false);
  expect(isVerdict(question({ options: ["fold", "7h"] }))).toBe(false);
});

test("amounts worth a button", () => {
  const able = numbers(["fold", "10", "2", "5", "20", "40"]);
  expect(able).toEqual([2, 5, 10, 20, 40]);
  expect(quickAmounts(able, 20)).toEqual([2, 10, 20, 40]);
  expect(quickAmounts(able, 0)).toEqual([2, 40]);
  expect(quickAmounts([1, 2], 50)).toEqual([1, 2]);
});

test("a question stays the same while others answer", () => {
  const one = question({ options: ["7h"], at: 4 });
  expect(sameQuestion(one, { ...one, candle: 3 })).toBe(true);
  expect(sameQuestion(one, { ...one, options: ["8h"] })).toBe(false);
  expect(sameQuestion(one, { ...one, at: 5 })).toBe(false); // asked again
  expect(sameQuestion(one, null)).toBe(false);
});

test("the least amount lies chosen where the only other way is to give up", () => {
  expect(laid(question({ options: ["fold", "10", "2", "3"] }), ["fold"])).toEqual(["2"]);
  expect(laid(question({ options: ["fold", "call", "2", "3"] }), ["fold"])).toEqual([]);
  expect(laid(question({ options: ["fold", "2"] }), [])).toEqual([]); // as the game says
  expect(laid(question({ options: ["2", "3"] }), ["fold"])).toEqual([]);
  expect(laid(question({ options: ["fold", "check"] }), ["fold"])).toEqual([]);
  expect(laid(question({ options: ["fold", "2"], least: 0 }), ["fold"])).toEqual([]);
  expect(laid(question({ options: ["fold", "2"], staged: true }), ["fold"])).toEqual([]);
});

describe("an answer that was taken", () => {
  const one = question({ options: ["7h", "8h"], next: ["7h", "8h"] });

  test("is not asked for again until the next scene lies there", async () => {
    const choosing = new Choosing(asker());
    choosing.follow(one);
    choosing.press("7h");
    await choosing.send();
    expect(choosing.sending).toBe(true);
    choosing.press("8h");
    choosing.follow(one); // somebody came or went
    expect(choosing.chosen).toEqual(["7h"]);
    expect(choosing.sending).toBe(true);
    choosing.follow({ ...one, at: 2 });
    expect(choosing.sending).toBe(false);
  });
  test("what the table was asked about an older scene is asked again", async () => {
    const asked: Question[] = [];
    const consider = async (about: Question) => {
      asked.push(about);
      return about === one ? null : considered();
    };
    const choosing = new Choosing(asker({ consider }));
    choosing.follow(one);
    choosing.press("7h");
    await vi.waitFor(() => expect(asked.length).toBe(1), TEST_TIMEOUT_MS);
    expect(choosing.considered).toBeNull();
    const still = { ...one, candle: 3 }; // somebody else moved: the question is the same
    choosing.follow(still);
    await vi.waitFor(() => expect(choosing.considered).not.toBeNull(), TEST_TIMEOUT_MS);
    expect([asked.at(-1), choosing.chosen, choosing.enough]).toEqual([still, ["7h"], true]);
  });
  test.each([
    ["moved-on", [DONE], 0],
    ["not-your-turn", [DONE], 0],
    ["paused", [DONE], 1],
    ["moved-on", ["As", DONE], 1],
  ])("too late (%s) is no mistake where %s could be said", async (refused, next, nudges) => {
    const no: No = { is: "no", id: "1", refused, rule: "", values: {}, text: "" };
    const choosing = new Choosing(asker({ play: async () => no }));
    vi.useFakeTimers();
    choosing.follow(question({ options: next.slice(0, -1), next, least: 0 }));
    vi.runAllTimers(); // it has been seen
    vi.useRealTimers();
    await choosing.send([]);
    expect([choosing.sending, choosing.nudges]).toEqual([false, nudges]);
    expect(choosing.refused?.no ?? null).toEqual(nudges ? no : null);
  });
  test("may be given again where the line was lost", async () => {
    const choosing = new Choosing(asker({ play: async () => null }));
    choosing.follow(one);
    choosing.press("7h");
    await choosing.send();
    expect(choosing.sending).toBe(false);
  });
});

describe("what comes with the question", () => {
  const hint = { hint: "would-pay", values: { chips: 2 } };
  const opening = (word: string) => ({ chosen: [word], hints: [hint] });
  const nothing = { enough: false };
  const options = ["fold", "2", "3"];
  const raise = question({
    options,
    next: options,
    openings: [nothing, opening("fold"), opening("2")],
  });
  const table = (yields: string[] = []) => {
    const asked: (readonly string[])[] = [];
    const consider: Asker["consider"] = async (_, chosen) => {
      asked.push(chosen);
      return considered({ next: ["done"] });
    };
    return { asked, choosing: new Choosing(asker({ consider }), yields) };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is not asked for: nothing, a word, the least amount", async () => {
    const { asked, choosing } = table(["fold"]);
    choosing.follow(raise);
    expect(choosing.chosen).toEqual(["2"]); // it lies chosen at first
    expect(choosing.considered?.hints).toEqual([hint]);
    choosing.clear();
    expect([choosing.considered?.enough, choosing.next]).toEqual([false, options]);
    choosing.set(["fold"]);
    expect([choosing.considered?.hints, choosing.enough]).toEqual([[hint], true]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
  });
  test("leaves the rest to be asked for", async () => {
    const { asked, choosing } = table();
    choosing.follow(raise);
    choosing.set(["3"]);
    expect(choosing.considered).toBeNull();
    await vi.runAllTimersAsync();
    expect(asked).toEqual([["3"]]);
    expect(choosing.next).toEqual(["done"]);
  });
  test("is new with each scene", () => {
    const { choosing } = table();
    choosing.follow(raise);
    choosing.follow({ ...raise, openings: [{ ...nothing, hints: [hint, hint] }] });
    expect(choosing.considered?.hints).toEqual([hint, hint]);
  });
});

describe("what is pressed while the table still thinks", () => {
  const all = ["7h", "8h", "9h"];
  const several = question({ options: all, next: all, most: 3 });
  const slow = () => {
    const answers: (() => void)[] = [];
    const consider: Asker["consider"] = (_, chosen) =>
      new Promise((tell) =>
        answers.push(() => tell(considered({ next: all.filter((one) => !chosen.includes(one)) }))),
      );
    const choosing = new Choosing(asker({ consider }));
    /** What comes of it when the table has said all that it was asked. */
    const settled = async (): Promise<readonly string[]> => {
      while (!choosing.considered) {
        await vi.runAllTimersAsync();
        answers.splice(0).forEach((answer) => answer());
        await vi.runAllTimersAsync();
      }
      return choosing.chosen;
    };
    return { choosing, settled };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is chosen too, one after the other, and once", async () => {
    const { choosing, settled } = slow();
    choosing.follow(several);
    for (const token of ["7h", "9h", "8h", "9h"]) choosing.press(token);
    expect(choosing.chosen).toEqual(["7h"]);
    expect(await settled()).toEqual(["7h", "9h", "8h"]);
  });
  test("is forgotten with what it was added to", async () => {
    const { choosing, settled } = slow();
    choosing.follow(several);
    choosing.press("7h");
    choosing.press("8h");
    choosing.back();
    expect(await settled()).toEqual([]);
    choosing.press("7h");
    choosing.press("8h");
    choosing.follow({ ...several, at: 9 });
    expect(await settled()).toEqual([]);
  });
});

describe("Enter pressed twice", () => {
  const raise = question({ options: ["fold", "2", "3"], next: ["fold", "2", "3"], at: 4 });
  const again = { ...raise, at: 7 };
  const table = () => {
    const played: [number, readonly string[]][] = [];
    const play: Asker["play"] = async ({ at }, chosen) => {
      played.push([at, chosen]);
      return { is: "done", id: "1", seq: at };
    };
    const choosing = new Choosing(asker({ play }), ["fold"]);
    return { played, choosing };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("does not send what lies ready for a question that nobody has seen yet", async () => {
    const { played, choosing } = table();
    choosing.follow(raise);
    choosing.set(["3"]);
    await choosing.send();
    choosing.follow(again);
    expect(choosing.chosen).toEqual(["2"]);
    expect(choosing.seen).toBe(false);
    await choosing.send();
    expect(played).toEqual([[4, ["3"]]]);
    vi.runAllTimers();
    await choosing.send();
    expect(played).toEqual([
      [4, ["3"]],
      [7, ["2"]],
    ]);
  });
  test("sends at once what was chosen for this question", async () => {
    const { played, choosing } = table();
    choosing.follow(raise);
    choosing.set(["2"]);
    await choosing.send();
    choosing.follow(again);
    choosing.set(["3"]);
    await choosing.send();
    expect(played).toEqual([
      [4, ["2"]],
      [7, ["3"]],
    ]);
  });
  test("is for one question: another that looks the same begins with nothing chosen", async () => {
    const { played, choosing } = table();
    const one = question({ options: ["7h", "8h"], next: ["7h", "8h"], at: 4 });
    choosing.follow(one);
    choosing.press("7h");
    await choosing.send();
    choosing.follow({ ...one, at: 7 });
    expect(choosing.chosen).toEqual([]);
    expect(choosing.enough).toBe(false);
    expect(played).toEqual([[4, ["7h"]]]);
  });
  test("waits for a moment, not for one after the other", () => {
    const { choosing } = table();
    choosing.follow(raise);
    vi.advanceTimersByTime(300);
    choosing.follow(again);
    vi.advanceTimersByTime(300);
    expect(choosing.seen).toBe(false);
    vi.advanceTimersByTime(300);
    expect(choosing.seen).toBe(true);
  });
});

test("a word pressed twice answers one question: the next may have the same word there", async () => {
  vi.useFakeTimers();
  const choosing = new Choosing(asker());
  const words = question({ options: ["fold", "call"], next: ["fold", "call"], least: 0, at: 4 });
  choosing.follow(words);
  expect(choosing.open).toBe(false);
  vi.runAllTimers();
  expect(choosing.open).toBe(true);
  await choosing.send(["fold"]);
  expect(choosing.open).toBe(false); // before the table has moved on
  choosing.follow({ ...words, at: 7 });
  expect(choosing.open).toBe(false); // and when nobody has seen yet what it moved on to
  vi.runAllTimers();
  expect(choosing.open).toBe(true);
  vi.useRealTimers();
});

describe("what lies beside the words, as the deck of a contest, pressed twice", () => {
  const turn = question({ options: ["twist", "stand"], next: ["twist", "stand"], at: 4 });
  const table = () => {
    const played: [number, readonly string[]][] = [];
    const choosing = new Choosing({
      play: async ({ at }, chosen) => {
        played.push([at, chosen]);
        return { is: "done", id: "1", seq: at };
      },
      consider: async () => null,
    });
    return { played, choosing };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("answers one question: the next is seen first", async () => {
    const { played, choosing } = table();
    choosing.follow(turn);
    await choosing.send(["twist"]);
    await choosing.send(["twist"]); // before the table has moved on
    choosing.follow(null); // others may come first
    choosing.follow({ ...turn, at: 7 });
    await choosing.send(["twist"]);
    expect(played).toEqual([[4, ["twist"]]]);
    vi.runAllTimers();
    await choosing.send(["twist"]);
    expect(played.at(-1)).toEqual([7, ["twist"]]);
  });
  test("keeps nobody from another answer, given at once", async () => {
    const { played, choosing } = table();
    choosing.follow(turn);
    await choosing.send(["twist"]);
    choosing.follow({ ...turn, at: 7 });
    await choosing.send(["stand"]);
    expect(played.map(([, answer]) => answer)).toEqual([["twist"], ["stand"]]);
  });
});

test("what leads to “are you sure” is no yes when it is pressed twice", () => {
  vi.useFakeTimers();
  const choosing = new Choosing({ play: async () => null, consider: async () => null });
  choosing.follow(question({ options: ["fold", "call"], next: ["fold", "call"], at: 4 }));
  vi.runAllTimers();
  choosing.confirm(["fold"]);
  expect(choosing.open).toBe(false);
  vi.runAllTimers();
  expect(choosing.confirming).toEqual(["fold"]);
  expect(choosing.open).toBe(true);
  vi.useRealTimers();
});
