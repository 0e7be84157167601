/** The contest in progress as the table's own parts draw any game: a table's model and a choice in the making. */

import { insist } from "../../lib/insist";
import { words as wordsOf, Words } from "../../words/words";
import { language } from "../../words/t.svelte";
import { Choosing } from "../../table/model/choosing.svelte";
import { TableModel, type Source } from "../../table/model/model.svelte";
import { namedSeat } from "../../table/model/source";
import type { Considered, Hint, Question, TableView } from "../../wire/table";
import { type Side, sidesOf } from "./sides";
import { CastWords } from "./cast-words";
import type { Tale } from "../model/tale.svelte";
import type { ContestHand } from "../../wire/story";
import { hasWords, listed, s } from "../../words/story.svelte";

export type HandData = Pick<ContestHand, "who" | "seat" | "group" | "side" | "joined" | "turn"> & {
  /** From 1, as the contest numbers hands. */
  number: number;
  up: string[];
  down: (string | null)[];
  wild: (string | null)[];
  /** How many totals it may count, and the lowest and a middle one. */
  ways: { ways: number; low: number; middle: number };
  /** The best total as a number, or null before there is a card. */
  best: number | null;
  tier: number;
  bust: boolean;
  leads: boolean;
  declared: number;
};

const CARD = { slug: "contest", title: "", pieces: "tarot", layout: {} };

export class ContestModel {
  readonly tale: Tale;
  readonly choosing: Choosing;
  readonly model: TableModel;
  #plain = $state.raw<Words | null>(null);
  /** The cards of the best answer to a 21, as far as hole cards go; for your eyes only. */
  best = $state.raw<readonly string[]>([]);
  /** What each swap of the chosen wild card would make. */
  swaps = $state.raw<ReadonlyMap<string, Hint>>(new Map());

  constructor(tale: Tale) {
    this.tale = tale;
    this.choosing = new Choosing({
      consider: ({ at }, chosen) => tale.consider(at, chosen),
      play: ({ at }, chosen) => tale.play(at, chosen),
    });
    const source: Source = {
      get view() {
        return tale.scene?.contest?.view ?? null;
      },
      get seats() {
        const seats = tale.scene?.contest?.seats ?? [];
        return seats.map((seat, number) => namedSeat(number, tale.seatName(seat)));
      },
      get looking() {
        return tale.scene?.contest?.you ?? null;
      },
      get options() {
        return tale.view?.options ?? {};
      },
      get marks() {
        return tale.scene?.contest?.marks ?? {};
      },
      get hints() {
        return tale.scene?.contest?.hints ?? [];
      },
      get question() {
        return tale.scene?.contest?.question ?? null;
      },
      get sentences() {
        return [];
      },
    };
    this.model = new TableModel(
      source,
      () => this.card,
      () => this.words,
      this.choosing,
    );
  }

  /** What chips on the felt declare needs no button of its own. */
  card = $derived.by(() => {
    const chips =
      this.abilities.length && this.tale.scene?.contest?.question?.prompt !== "intercede";
    return chips ? { ...CARD, layout: { targets: { declare: "deck" } } } : CARD;
  });

  words: Words = $derived.by(
    () =>
      new CastWords(this.#plain ?? new Words([]), {
        who: (hand) => this.name(hand),
        ability: (number) => this.abilities[number - 1] ?? "",
        has: hasWords,
        // Nobody is told to tap a card that is not there.
        text: (id, args) =>
          s(
            id === "contest-prompt-turn" && !this.own?.down.length
              ? "contest-prompt-turn-bare"
              : id,
            args,
          ),
      }),
  );

  /** Where a twist would more likely be too much than not, standing is the brass one. */
  question: Question | null = $derived.by(() => {
    const { question } = this.choosing;
    const percent = Number(
      this.model.source.hints.find((one) => one.hint === "twist")?.values.percent ?? 0,
    );
    return question?.options.includes("stand") && percent >= 50
      ? { ...question, suggested: ["stand"] }
      : question;
  });

  /** Call them while the page starts. */
  follow(): void {
    $effect(() => {
      const wanted = language();
      void insist(() => wordsOf(wanted, "contest")).then((found) => {
        if (language() === wanted) this.#plain = found;
      });
    });
    $effect(() => {
      const question = this.tale.scene?.contest?.question ?? null;
      this.choosing.follow(this.held ? null : question);
    });
    $effect(() => void this.#askSwaps());
    $effect(() => void this.#askBest());
  }

  /** The cards wait while a memory is told (FUG-B14). */
  held = $derived.by(
    () =>
      this.tale.view?.stopped ||
      this.tale.view?.bells.some((bell) => bell.stage === "memory" || bell.stage === "ability"),
  );

  async #askSwaps(): Promise<void> {
    const { question, chosen } = this.choosing;
    const wild = chosen[0];
    const mine = this.own;
    if (!question || !wild || !mine?.wild.includes(wild)) {
      this.swaps = new Map();
      return;
    }
    const told = await Promise.all(
      mine.up.map(async (card): Promise<[string, Considered | null]> => [
        card,
        await this.tale.consider(question.at, [wild, card]),
      ]),
    );
    if (this.choosing.chosen[0] !== wild) return;
    this.swaps = new Map(
      told.flatMap(([card, one]) => {
        const hint = one?.hints.find((found) => found.hint.startsWith("would-"));
        return hint ? [[card, hint] as const] : [];
      }),
    );
  }

  async #askBest(): Promise<void> {
    const { question } = this.choosing;
    const cards = this.own?.down.filter((card) => card !== null) ?? [];
    if (!question?.prompt.startsWith("answer") || !cards.length) {
      this.best = [];
      return;
    }
    const sets = [...cards.map((card) => [card]), ...(cards.length > 1 ? [cards] : [])];
    const told = await Promise.all(sets.map((set) => this.tale.consider(question.at, set)));
    let [rank, best] = [0, [] as string[]];
    for (const [place, one] of told.entries()) {
      const hint = one?.hints.find((found) => found.hint === "would-make");
      const worth = Number(hint?.values.tier ?? 0);
      if (worth > Math.max(rank, 1)) [rank, best] = [worth, sets[place]!];
    }
    if (this.choosing.question?.at === question.at) this.best = best;
  }

  name(hand: number): string {
    const found = this.hands.find((one) => one.number === hand);
    return found ? this.tale.who(found.who) : `${hand}`;
  }

  /** Your hand's abilities in the contest's order. */
  abilities: string[] = $derived.by(() => {
    const mine = this.own;
    return this.tale.scene?.contest?.hands.find((one) => one.who === mine?.who)?.abilities ?? [];
  });

  hands: HandData[] = $derived.by(() => {
    const contest = this.tale.scene?.contest;
    if (!contest) return [];
    const base = Math.min(...contest.hands.map((one) => one.hand));
    return contest.hands.map((one) =>
      handOf(one, one.hand - base + 1, contest.view, contest.hints),
    );
  });

  /** The hand you act for now, or your first. */
  own: HandData | null = $derived.by(() => {
    const { me } = this.tale;
    const mine = this.hands.filter((one) => one.seat === me);
    return mine.find((one) => one.turn) ?? mine.find((one) => one.joined) ?? mine[0] ?? null;
  });

  /** The group whose round is played. */
  group = $derived.by(() => Number(this.tale.scene?.contest?.view.facts.group ?? 0));

  sides: Side[] = $derived.by(() =>
    sidesOf(this.hands, this.own, this.tale.scene?.contest?.aims ?? [], this.group),
  );

  /** A side by its aim, or by its members. */
  sideName(side: string, group = this.group): string {
    const found = this.sides.find((one) => one.side === side && one.group === group);
    if (!found) return s("side-letter", { letter: side.toUpperCase() });
    return (
      found.aim ||
      listed(
        found.hands.map((one) =>
          one === this.own && !this.tale.deals ? s("you-short") : this.tale.short(one.who),
        ),
      )
    );
  }
}

function handOf(
  one: ContestHand,
  number: number,
  view: TableView,
  hints: readonly Hint[],
): HandData {
  const cards = (zone: string): (string | null)[] => {
    const found = view.zones.find((entry) => entry.zone === zone && entry.hand === number);
    const seen = found?.pieces ?? [];
    return [...seen, ...Array<null>(Math.max(0, (found?.count ?? 0) - seen.length)).fill(null)];
  };
  const bit = (fact: string): boolean =>
    Boolean((Number(view.facts[fact] ?? 0) >> (number - 1)) & 1);
  const worth = hints.find(
    ({ hint, values }) => (hint === "total" || hint === "bust") && values.zone === `up ${number}`,
  );
  const declared = (view.facts.declared as number[] | undefined)?.[number - 1] ?? 0;
  return {
    number,
    ...one,
    up: cards("up").filter((card) => card !== null),
    down: cards("down"),
    wild: cards("wild"),
    ways: {
      ways: Number(worth?.values.ways ?? 0),
      low: Number(worth?.values.low ?? 0),
      middle: Number(worth?.values.middle ?? 0),
    },
    best: worth ? Number(worth.values.number) : null,
    tier: Number(worth?.values.tier ?? 0),
    bust: worth?.hint === "bust" || bit("stymied"),
    leads: hints.some(({ hint, values }) => hint === "leads" && values.number === number),
    declared,
  };
}
