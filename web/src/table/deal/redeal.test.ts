import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyEvent } from "../../wire/table";
import { Dice } from "./dice";
import { type Dealt, type Seen, check, promised, seenIn } from "./fair";
import { areWholePacks } from "./packs";
import { type Steps, compare, redeal } from "./redeal";
import type { Entry } from "../live/room.svelte";

type Game = { game: string; seats: number; options: object; seed: string; steps: string[] };
type Vectors = {
  dice: { seed: string; choices: number; state: string; rolls: [number, number][] }[];
  openings: Record<string, Record<string, string>[]>;
  games: Game[];
};
/** Made by the engine: tools/deal_vectors.py. */
const vectors = JSON.parse(readFileSync("src/table/deal/deal-vectors.json", "utf-8")) as Vectors;

function read(word: string): AnyEvent {
  const [head, tail] = [word.slice(0, word.indexOf(":")), word.slice(word.indexOf(":") + 1)];
  const [first = "", second = ""] = tail.split(/[=>]/);
  if (head === "shuffled") return { event: "shuffled", zone: first, count: Number(second) };
  if (head === "mixed") return { event: "mixed", zone: first };
  if (head === "rolled") return { event: "rolled", sides: Number(first), number: Number(second) };
  return { event: "moved", piece: head, back: "card", from: first || null, to: second };
}
const stepsOf = ({ steps }: Game): AnyEvent[][] =>
  steps.map((step) => (step ? step.split(" | ").map(read) : []));
const dealOf = ({ game, seed }: Game): Dealt => ({
  game,
  seed,
  commitment: promised(game, seed),
  mix: null,
});
const nothing: Seen = { promise: null, stake: null };
const says = (deal: Dealt, steps: Steps | null, seen = nothing): string[] =>
  check(deal, seen, steps).findings.map(({ say }) => say);
const gameOf = (slug: string): Game => vectors.games.find(({ game }) => game === slug)!;
const named = vectors.games.map(
  (one) => [`${one.game} ${JSON.stringify(one.options)}`, one] as const,
);
const byChance = named.filter(([, { game }]) => game !== "boneyard");

const isDraw = (event: AnyEvent): boolean =>
  event.event === "moved" && event.from !== null && event.from !== event.to;
/** The record with two pieces in each other's place from the first deal on. */
function swapped(steps: AnyEvent[][], one: string, two: string): AnyEvent[][] {
  const other: Record<string, string> = { [one]: two, [two]: one };
  return steps.map((events) =>
    events.map((event) =>
      event.event === "moved" && event.from !== null && event.piece !== null
        ? { ...event, piece: other[event.piece] ?? event.piece }
        : event,
    ),
  );
}

test.each(vectors.dice)("dice after $choices choices are the engine's", (vector) => {
  const dice = Dice.after(vector.seed, vector.choices);
  expect(String(dice.state)).toBe(vector.state);
  expect(vector.rolls.map(([sides]) => [sides, dice.roll(sides)])).toEqual(vector.rolls);
});

test.each(Object.entries(vectors.openings).filter(([slug]) => slug !== "boneyard"))(
  "packs of %s are known under all options",
  (slug, openings) => {
    for (const opening of openings) {
      const laid = new Map(Object.entries(opening).map(([zone, pile]) => [zone, pile.split(" ")]));
      expect(areWholePacks(slug, laid)).toBe(true);
      for (const [zone, pile] of laid) {
        if (pile.length < 2) continue;
        const turned = new Map(laid).set(zone, [pile[1]!, pile[0]!, ...pile.slice(2)]);
        expect(areWholePacks(slug, turned)).toBe(false);
        expect(areWholePacks(slug, new Map(laid).set(zone, pile.toSpliced(1, 1)))).toBe(false);
      }
    }
  },
);

test("packs of unknown pieces are not judged", () => {
  expect(areWholePacks("new-game", new Map([["bag", ["red-1", "blue-2"]]]))).toBeNull();
  expect(areWholePacks("new-game", new Map([["deck", ["2c", "3c"]]]))).toBeNull();
  const known = vectors.openings["barcelona"]![0]!;
  const laid = new Map(Object.entries(known).map(([zone, pile]) => [zone, pile.split(" ")]));
  expect(areWholePacks("new-game", laid)).toBe(true);
});

test.each(named)("a finished game is fair: %s", (_, game) => {
  const { verdict, findings } = check(dealOf(game), nothing, stepsOf(game));
  expect(findings.filter(({ good }) => !good)).toEqual([]);
  expect(verdict).toBe("fair");
});

test.each(byChance)("two swapped cards are found: %s", (_, game) => {
  const steps = stepsOf(game);
  const [one, two] = steps
    .flat()
    .filter(isDraw)
    .flatMap((event) => (event.event === "moved" ? [event.piece!] : []))
    .filter((piece, place, all) => all.indexOf(piece) === place && piece !== "As")
    .slice(-2);
  const { verdict, findings } = check(dealOf(game), nothing, swapped(steps, one!, two!));
  expect(verdict).toBe("wrong-cards");
  expect(findings.find(({ good }) => good === false)).toMatchObject({ say: "drawn-broken" });
});

test.each(byChance)("another seed is found: %s", (_, game) => {
  const other = { ...game, seed: game.seed.replace(/^0/, "1") };
  expect(check(dealOf(other), nothing, stepsOf(game)).verdict).toBe("wrong-cards");
  const seed = check({ ...dealOf(game), seed: other.seed }, nothing, stepsOf(game));
  expect(seed.verdict).toBe("broken");
});

test("a piece that is drawn instead of another is named with its step", () => {
  const game = gameOf("lamarckian-poker");
  const steps = stepsOf(game);
  const deal = steps[0]!;
  const last = deal.findLast(isDraw)!;
  const right = last.event === "moved" ? last.piece! : "";
  const other = [...steps[1]!, ...steps[2]!, ...steps.flat()].find(
    (event) =>
      isDraw(event) && event.event === "moved" && event.from === "deck" && !deal.includes(event),
  )!;
  const piece = other.event === "moved" ? other.piece! : "";
  if (last.event === "moved") last.piece = piece;
  const mismatch = { what: "drawn", step: 0, piece, wanted: right };
  expect(redeal(game.game, game.seed, steps).mismatch).toEqual(mismatch);
});

test("a chosen order before the shuffle explains no deal", () => {
  const game = gameOf("seven-handed-poker");
  const laid = [...stepsOf(game)[0]!];
  const [first, second] = [laid[0]!, laid[1]!];
  laid.splice(0, 2, second, first);
  // The cards that these two are dealt as are exchanged too, so that every draw fits.
  const names = [first, second].map((event) => (event.event === "moved" ? event.piece! : ""));
  const steps = swapped([laid, ...stepsOf(game).slice(1)], names[0]!, names[1]!);
  const { verdict, findings } = check(dealOf(game), nothing, steps);
  expect(findings.find(({ good }) => good === false)!.say).toBe("laid-broken");
  expect(verdict).toBe("wrong-cards");
});

test("cards given out without a shuffle are not called fair", () => {
  const game = gameOf("seven-handed-poker");
  const steps = stepsOf(game).map((events) =>
    events.filter(({ event }) => event !== "shuffled" && event !== "rolled"),
  );
  expect(says(dealOf(game), steps)).toContain("picked");
  expect(check(dealOf(game), nothing, steps).verdict).toBe("partly");
});

test("random numbers that nothing needs are not called fair", () => {
  const game = gameOf("following-suit");
  const dice = Dice.after(game.seed, 0);
  const idle = [4, 4].map((sides): AnyEvent => ({
    event: "rolled",
    sides,
    number: dice.roll(sides),
  }));
  const laid = stepsOf(game)[0]!.filter((one) => one.event === "moved" && one.from === null);
  const pile = laid.flatMap((one) => (one.event === "moved" ? [one.piece!] : []));
  const draws = Array.from({ length: 4 }, (): AnyEvent => {
    const place = dice.roll(pile.length);
    const piece = pile[place]!;
    pile[place] = pile.at(-1)!;
    pile.pop();
    return { event: "moved", piece, back: "card", from: "deck", to: "hand 0" };
  });
  const shuffled: AnyEvent = { event: "shuffled", zone: "deck", count: pile.length + 4 };
  const steps = [[...laid, shuffled, ...idle, ...draws]];
  expect(redeal(game.game, game.seed, steps).mismatch).toBeNull();
  expect(says(dealOf(game), steps)).toContain("skipped");
  expect(check(dealOf(game), nothing, steps).verdict).toBe("partly");
});

test("a number that a rule asked for must be the seed's", () => {
  const game = gameOf("willow");
  const steps = stepsOf(game);
  const rolled = steps[0]!.find(({ event }) => event === "rolled")!;
  if (rolled.event === "rolled") rolled.number = (rolled.number + 1) % rolled.sides;
  expect(says(dealOf(game), steps)).toContain("rolled-broken");
});

test("a record that cannot be loaded is not called fair", () => {
  const deal = dealOf(gameOf("willow"));
  for (const none of [null, []]) {
    expect(says(deal, none)).toContain("unread");
    expect(check(deal, nothing, none).verdict).toBe("partly");
  }
});

test("a piece that is nowhere makes a record contradict itself", () => {
  const game = gameOf("willow");
  const steps = [...stepsOf(game)];
  const ghost: AnyEvent = {
    event: "moved",
    piece: "2c/9",
    back: "card",
    from: "hand 0",
    to: "stock",
  };
  expect(says(dealOf(game), [...steps, [ghost]])).toContain("lost-broken");
});

/** As a player sees it: other hands face down, nothing of the dice. */
const seenBy = (steps: Steps, hidden: (to: string) => boolean): AnyEvent[][] =>
  steps.map((events) =>
    events
      .filter(({ event }) => event !== "rolled" && event !== "mixed")
      .map((event) =>
        event.event === "moved" && hidden(event.to) ? { ...event, piece: null } : { ...event },
      ),
  );

test("the record must agree with what this page saw", () => {
  const game = gameOf("lamarckian-poker");
  const record = stepsOf(game);
  const seen = seenBy(record, (to) => to !== "hand 0");
  expect(compare(seen, record)).toMatchObject({
    agrees: true,
    compared: compare(seen, record).all,
  });
  expect(check(dealOf(game), { ...nothing, steps: seen }, record).verdict).toBe("fair");
  // a page that was loaded later saw the last steps only
  expect(compare(seen.slice(9), record)).toMatchObject({ agrees: true });
  expect(compare(seen.slice(9), record).compared).toBeLessThan(compare(seen, record).all);
  // another card was seen
  const hand = seen[0]!.find((event) => event.event === "moved" && event.to === "hand 0")!;
  if (hand.event === "moved") hand.piece = "Joker";
  expect(compare(seen, record).agrees).toBe(false);
  const told = check(dealOf(game), { ...nothing, steps: seen }, record);
  expect(told.verdict).toBe("wrong-cards");
  expect(told.findings.map(({ say }) => say)).toContain("seen-broken");
});

test("pieces that moved together may have been told in another order", () => {
  const [one, two] = ["2c", "3c"].map((piece): AnyEvent => ({
    event: "moved",
    piece,
    back: "card",
    from: "hand 0",
    to: "discard",
  })) as [AnyEvent, AnyEvent];
  expect(compare([[two, one]], [[one, two]]).agrees).toBe(true);
  expect(compare([[{ ...one, to: "deck" } as AnyEvent, two]], [[one, two]]).agrees).toBe(false);
  expect(compare([[one]], [[one, two]]).agrees).toBe(false);
  expect(compare([[one], [two]], [[two]]).agrees).toBe(false);
});

test("only what is certain to be in the record is compared", () => {
  const entry = (seq: number, note: string | null = null): Entry =>
    ({
      seq,
      events: note ? [] : [{ event: "phase", phase: `${seq}` }],
      note: note ? { note } : null,
    }) as unknown as Entry;
  const phases = (entries: Entry[]): string[] =>
    seenIn(entries).flatMap((events) =>
      events.map((event) => (event.event === "phase" ? event.phase : "")),
    );
  expect(phases([entry(1), entry(2, "sat"), entry(3)])).toEqual(["1", "3"]);
  expect(phases([entry(1), entry(2), entry(3, "took-back"), entry(4)])).toEqual(["4"]);
  // stood up, was not sent 2 to 5, and sat down again
  expect(phases([entry(1), entry(6, "sat"), entry(7), entry(8)])).toEqual(["7", "8"]);
  expect(phases([])).toEqual([]);
});
