import { describe, expect, test } from "vitest";
import { Words } from "../../words/words";
import type { AnyEvent, Line } from "../../wire/table";
import { runs } from "../motion/beats";
import { parts, spoken } from "./faces";
import { Storyteller, asked, joined, linked, parted, tieOf } from "./storyteller";

const FTL = `
you = you
    .subject = you
listed = { $rest } and { $last }
beside = { $rest } { $last }
share = { $seat } { $what }
unseen = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
unit-coins = { $count } coins
word-fold = Fold
decided-fold = { $seat } { VERB($who, one: "folds", many: "fold") }.
decided-attack = { $seat } { VERB($who, one: "attacks", many: "attack") } { $target } with { $pieces }.
said-deal = Everyone antes { $each }{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
moved-to-shown = Turned up: { $shares }.
paid-seat-pot =
    .detail = { $seat } { VERB($who, one: "pays", many: "pay") } { $amount }.
standing = Standing: { $standing }.
said-kills = { $seat } kills { $pieces }, and that is told at length to whoever reads it.
    .caption = { $seat } kills { $pieces }
reason-answer = { $chosen-plain }: { $worth }
won-ahead = { $seat } { VERB($who, one: "has", many: "have") } { $more } more than { $target }.
`;
const words = new Words([{ language: "en", ftl: FTL }]);
const story = new Storyteller(words, ["Yola", "Ines", "Mara"], 0);
const tell = (...lines: Line[]): string[] =>
  story.read(lines).map((line) => spoken(line, (piece) => `[${piece}]`));

describe("lines in words", () => {
  test("you are you, and several people are one sentence", () => {
    const fold = (...seat: number[]): Line => ({ message: "decided-fold", seats: { seat } });
    expect(tell(fold(0), fold(1), fold(1, 2), fold(2, 0))).toEqual([
      "You fold.",
      "Ines folds.",
      "Ines and Mara fold.",
      "Mara and you fold.",
    ]);
  });

  test("an arrow leads from a piece to where it goes", () => {
    const answer = (...chosen: string[]): Line => ({
      message: "reason-answer",
      tokens: { chosen },
      values: { worth: 7 },
    });
    expect(
      tell(
        answer("Kd", "seat-0"),
        answer("7h", "7d", "seat-1"),
        answer("fold"),
        answer("40"),
        answer("seat-2", "fold"),
        answer(),
      ),
    ).toEqual(["[Kd] → you: 7", "[7h], [7d] → Ines: 7", "Fold: 7", "40: 7", "Mara Fold: 7", ": 7"]);
  });

  test("a game has few words for a line, or its beginning is taken", () => {
    const kills: Line = { message: "said-kills", seats: { seat: [1] }, pieces: { pieces: ["Qh"] } };
    expect(spoken(story.caption(kills), (piece) => `[${piece}]`)).toBe("Ines kills [Qh]");
    expect(story.caption({ message: "decided-fold", seats: { seat: [1] } })).toBe("Ines folds.");
  });

  test("where a language has it, you who act alone are called otherwise", () => {
    const french = new Words([
      {
        language: "fr",
        ftl: `
you = toi
    .subject = tu
listed = { $rest } et { $last }
decided-attack = { $seat } { VERB($who, you: "vas", one: "va", us: "allez", many: "vont") } contre { $target }.
`,
      },
    ]);
    const attack = (seat: number[], target: number[]): Line => ({
      message: "decided-attack",
      seats: { seat, target },
    });
    const teller = new Storyteller(french, ["Yola", "Ines", "Mara"], 0);
    expect(teller.read([attack([0], [1]), attack([0, 1], [2]), attack([1], [0])])).toEqual([
      "Tu vas contre Ines.",
      "Toi et Ines allez contre Mara.",
      "Ines va contre toi.",
    ]);
  });

  test("who did what to whom with what", () => {
    expect(
      tell({
        message: "decided-attack",
        seats: { seat: [1], target: [0] },
        pieces: { pieces: ["7h", null] },
      }),
    ).toEqual(["Ines attacks you with [7h] and a card face down."]);
  });

  test("what a line does not know is left out", () => {
    expect(tell({ message: "said-deal", values: { each: 2 } })).toEqual(["Everyone antes 2."]);
    expect(
      tell({ message: "said-deal", values: { each: 2 }, pieces: { yours: ["7h", "Td"] } }),
    ).toEqual(["Everyone antes 2; you: [7h], [Td]."]);
  });

  test("shares, details and numbers with their noun", () => {
    expect(
      tell(
        {
          message: "moved-to-shown",
          shares: [
            [0, ["7h"]],
            [2, ["2c"]],
          ],
        },
        {
          message: "paid-seat-pot",
          part: "detail",
          seats: { seat: [1, 2] },
          values: { amount: 3 },
        },
        { message: "won-ahead", seats: { seat: [0], target: [1] }, counts: { more: ["coins", 4] } },
      ),
    ).toEqual([
      "Turned up: you [7h], Mara [2c].",
      "Ines and Mara pay 3.",
      "You have 4 coins more than Ines.",
    ]);
  });

  test("those who do the same one after another are told together, each once", () => {
    const fold = (seat: number, act = "fold"): Line => ({
      message: "decided-fold",
      seats: { seat: [seat] },
      values: { act },
    });
    expect(tell(...joined([fold(1), fold(2), fold(1), fold(0, "check")]))).toEqual([
      "Ines and Mara fold.",
      "Ines folds.",
      "You fold.",
    ]);
  });

  test("what was chosen in secret is told until something comes of it", () => {
    const chosen = (seat: number): Line => ({ message: "event-sealed", seats: { seat: [seat] } });
    const fold: Line = { message: "decided-fold", seats: { seat: [1] }, values: { act: "fold" } };
    expect(joined([chosen(1), chosen(2)]).map(({ seats }) => seats?.seat)).toEqual([[1, 2]]);
    expect(tell(...joined([chosen(1), chosen(2), fold]))).toEqual(["Ines folds."]);
  });

  test("everybody's standing, with signs where somebody is below zero", () => {
    const standing = (ines: number): Line => ({
      message: "standing",
      standing: [
        [0, "coins", 4],
        [1, "", ines],
      ],
    });
    expect(tell(standing(1), standing(-4))).toEqual([
      "Standing: you 4 coins, Ines 1.",
      "Standing: you +4 coins, Ines −4.",
    ]);
  });

  test("a line is tied to the event it begins with", () => {
    const events: AnyEvent[] = [
      { event: "phase", phase: "x" },
      { event: "ended", winners: [] },
    ];
    const detail: Line = { message: "paid-seat-pot", part: "detail", at: 1 };
    linked({ events, lines: [{ message: "decided-fold", detail: [detail] }] });
    expect(events.map(tieOf).map((tie) => [tie?.line.message, tie?.folded])).toEqual([
      ["decided-fold", false],
      ["paid-seat-pot", true],
    ]);
  });

  test("the values of a hint become names, faces and labels", () => {
    expect(
      story.values({ seat: 2, piece: "7h", pieces: "7h Td", word: "fold", number: 3 }),
    ).toEqual({
      seat: "Mara",
      who: "one",
      piece: "\uE0007h\uE001",
      pieces: "\uE0007h\uE001 \uE000Td\uE001",
      word: "Fold",
      number: 3,
    });
    const own = story.values({ seat: story.you!, other: 2 });
    expect([own.who, own.whom]).toEqual(["you", "one"]);
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
  const move = (from: string): AnyEvent => ({
    event: "moved",
    piece: "7h",
    back: "card",
    from,
    to: "x",
  });
  expect(runs([move("a"), move("a"), move("b")]).map((run) => run.length)).toEqual([2, 1]);
});

test("a prompt is a question and a line of help", () => {
  expect(asked("Choose. It may help, or not.")).toEqual({
    question: "Choose.",
    help: "It may help, or not.",
  });
  expect(asked("Fold?")).toEqual({ question: "Fold?", help: "" });
});
