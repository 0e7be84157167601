import { expect, test } from "vitest";
import { type Named, linesOf } from "./lines";
import type { EntryFacts, EntryView } from "../../wire/story";

const tale: Named = {
  seatName: (seat) => ["Mara", "Tobias"][seat ?? -1] ?? "",
  who: () => "Ann’s persona",
  view: null,
};
const leads = (one: Partial<EntryView> & { entry: EntryView["entry"] }): string[] =>
  linesOf(
    {
      seq: 1,
      at: 0,
      seat: null,
      session: 0,
      status: "",
      amended: "",
      kind: one.entry.is,
      facts: {},
      ...one,
    },
    tale,
    (card) => card,
  ).map((line) => line.lead);
const PLAYED: EntryView["entry"] = { is: "contest_played", chosen: [] };
const played = (...all: NonNullable<EntryFacts["played"]>): string[] =>
  leads({ entry: PLAYED, facts: { played: all } });
test("a wound in a contest names its part", () => {
  const facts: EntryFacts = {
    played: [
      ["won-tier-1", "p2", ""],
      ["drawn", "p2", ""],
      ["wounded", "p1", ""],
    ],
    outcome: [["p1", "temporary", "arm_l"]],
  };
  expect(leads({ entry: PLAYED, facts })).toEqual([
    "Ann’s persona wins the round with the highest hand.",
    "It was a draw, and a draw goes to the Dealer’s character.",
    "Ann’s persona is wounded: left arm.",
  ]);
});
const wants = (seat: number, dealer: number): string[] =>
  leads({ seat, entry: { is: "dealer_appointed", dealer } });

test("what all saw of a play stands in the journal, line by line", () => {
  expect(played(["turned", "p1", "7p"], ["made-21", "p1", ""])).toEqual([
    "Ann’s persona turned up 7p.",
    "Twenty-one for Ann’s persona!",
  ]);
  expect(played(["settled", "", ""])).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])("whoever wins a round with tier %i stands in the journal", (tier) => {
  expect(played([`won-tier-${tier}`, "p1", ""])).toEqual([
    expect.stringMatching(/^Ann’s persona wins the round with /),
  ]);
});

test("who would deal offers it; others are asked for", () => {
  expect(wants(0, 0)).toEqual(["Mara offers to deal."]);
  expect(wants(1, 0)).toEqual(["Tobias wants Mara to deal."]);
});

test("a memory of the story announces its ability, as any other does", () => {
  expect(
    leads({
      entry: { is: "trigger_fired" },
      facts: { text: "A tower.", ability: "levers", personae: ["p1"] },
    }),
  ).toEqual(["Ann’s persona remembers:", "Ann’s persona has an ability now: levers"]);
});
