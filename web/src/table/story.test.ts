import { describe, expect, test } from "vitest";
import { Words } from "../lib/words";
import { parts, spoken } from "./faces";
import { Storyteller, asked, parted, runs } from "./story";
import type { TableEvent } from "./types";

const FTL = `
zone-hand = hand
zone-pool = pool
zone-yours = your { $zone }
zone-of = { $owner }'s { $zone }
face-down = { $count ->
    [one] (one face down)
   *[other] ({ $count } face down)
}
pot-pot = pot
word-fold = Fold
event-moved = { $pieces }: { $source } to { $target }.
event-shown = { $pieces } { $count ->
    [one] is
   *[other] are
} shown in { $zone }.
event-shuffled = { $zone } is shuffled.
event-paid = { $source } to { $target }: { $amount } chips.
event-scored = { $seat }: { $points } points, { $total } in all.
event-decided = { $seat }: { $chosen }.
event-named = { $seat } names { $chosen }.
event-number = { $seat } puts the bet up by { $number }.
event-sealed = { $seat }: chosen, still hidden.
event-passed = { $seat }: pass.
said-captures = { $piece } ({ $seat }) captures { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
phase-marks = Choosing marks
`;
const words = new Words([{ language: "en", ftl: FTL }]);
const story = new Storyteller(words, ["Yola", "Ines", "Mara"], 0);
const tell = (...events: TableEvent[]): string[] =>
  story.tell(events).map((line) => spoken(line, (piece) => `[${piece}]`));

describe("what is told", () => {
  test("pieces that move together are told together", () => {
    expect(
      tell(
        { event: "moved", piece: "7h", from: "pool", to: "hand 1" },
        { event: "moved", piece: "Td", from: "pool", to: "hand 1" },
        { event: "moved", piece: "2c", from: "pool", to: "hand 0" },
      ),
    ).toEqual(["[7h] [Td]: pool to Ines's hand.", "[2c]: pool to your hand."]);
  });

  test("hidden pieces are counted, and what is laid out at the start is not told", () => {
    expect(
      tell(
        { event: "moved", piece: "7h", from: null, to: "pool" },
        { event: "moved", piece: null, back: "card", from: "pool", to: "hand 2" },
        { event: "moved", piece: null, back: "card", from: "pool", to: "hand 2" },
      ),
    ).toEqual(["(2 face down): pool to Mara's hand."]);
  });

  test("a piece shown where it lies", () => {
    expect(tell({ event: "moved", piece: "7h", from: "hand 1", to: "hand 1" })).toEqual([
      "[7h] is shown in Ines's hand.",
    ]);
  });

  test("decisions: words, passes, sealed answers, and hidden ones that the move itself tells", () => {
    expect(
      tell(
        { event: "decided", seat: 1, sealed: false, chosen: ["fold"] },
        { event: "decided", seat: 2, sealed: false, chosen: [] },
        { event: "decided", seat: 1, sealed: true, chosen: null },
        { event: "decided", seat: 2, sealed: false, chosen: [null] },
        { event: "decided", seat: 0, sealed: false, chosen: ["seat-2", "5"] },
      ),
    ).toEqual(["Ines: Fold.", "Mara: pass.", "Ines: chosen, still hidden.", "Yola: Mara 5."]);
  });

  test("chips, points, words of the game and phases", () => {
    expect(
      tell(
        { event: "paid", from: 1, to: "pot", amount: 4 },
        { event: "paid", from: null, to: 1, amount: 40 },
        { event: "scored", seat: 2, points: 5, total: 12 },
        { event: "said", message: "captures", seat: 1, piece: "Jh", number: 3 },
        { event: "phase", phase: "marks" },
        { event: "shuffled", zone: "pool", count: 9 },
      ),
    ).toEqual([
      "Ines to pot: 4 chips.",
      "Mara: 5 points, 12 in all.",
      "[Jh] (Ines) captures 3 cards.",
      "Choosing marks.",
      "Pool is shuffled.",
    ]);
  });

  test("the values of a hint become names, faces and labels", () => {
    expect(story.values({ seat: 2, piece: "7h", pieces: "7h Td", word: "fold", number: 3 })).toEqual({
      seat: "Mara",
      piece: "\uE0007h\uE001",
      pieces: "\uE0007h\uE001 \uE000Td\uE001",
      word: "Fold",
      number: 3,
    });
  });
});

test("sentences fall into text and pieces", () => {
  expect(parts("a \uE0007h\uE001 b")).toEqual([{ text: "a " }, { piece: "7h" }, { text: " b" }]);
});

test("zones are parted into kind and seat", () => {
  expect(parted("hand 2")).toEqual(["hand", 2]);
  expect(parted("spot-0")).toEqual(["spot-0", null]);
});

test("runs end where the way changes", () => {
  const move = (from: string): TableEvent => ({ event: "moved", piece: "7h", from, to: "x" });
  expect(runs([move("a"), move("a"), move("b")]).map((run) => run.length)).toEqual([2, 1]);
});

test("a prompt is a question and a line of help", () => {
  expect(asked("Choose. It may help, or not.")).toEqual({ question: "Choose.", help: "It may help, or not." });
  expect(asked("Fold?")).toEqual({ question: "Fold?", help: "" });
});

test("a number is told with what is done with it", () => {
  const bet: TableEvent = { event: "decided", seat: 1, chosen: ["4"], sealed: false };
  expect(tell(bet)).toEqual(["Ines puts the bet up by 4."]);
});

test("whom somebody names, by pointing at a seat", () => {
  expect(tell({ event: "decided", seat: 1, chosen: [null, "seat-2"], sealed: false })).toEqual(["Ines names Mara."]);
});
