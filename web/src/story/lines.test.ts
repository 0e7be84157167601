import { expect, test } from "vitest";
import { lineOf, playedLines } from "./lines";
import type { Tale } from "./tale.svelte";
import type { Told } from "./wire";

const tale = { seatName: (seat: number) => ["Mara", "Tobias"][seat] ?? "" } as Tale;
const said = (message: string): string[] =>
  playedLines({ seq: 4, at: 0, names: ["Ann’s persona"], events: [{ event: "said", message, number: 1 }] }, (card) => card).map((one) => one.lead);
const wants = (seat: number, dealer: number): string =>
  lineOf({ seq: 1, at: 0, seat, kind: "dealer_appointed", session: 0, status: "", amended: "", entry: { dealer }, facts: {} } as unknown as Told, tale, (card) => card)!.lead;

test.each([1, 2, 3, 4, 5, 6])("whoever wins a round with tier %i stands in the journal", (tier) => {
  expect(said(`won-tier-${tier}`)).toEqual([expect.stringMatching(/^Ann’s persona wins the round with /)]);
});

test("who would deal offers it; others are asked for", () => {
  expect(wants(0, 0)).toBe("Mara offers to deal.");
  expect(wants(1, 0)).toBe("Tobias wants Mara to deal.");
});
