/** A contest's words with the people of the story in them: "the ferry clerk", not "hand 2". */

import { type Args, Words } from "../../words/words";

export type Cast = {
  /** Who holds hand 1, 2, … */
  who: (hand: number) => string;
  /** What ability 1, 2, … of your hand is. */
  ability: (number: number) => string;
  has: (id: string) => boolean;
  text: (id: string, args: Args) => string;
};

/** What a winner does for good is asked once more. */
const SURE = /^prompt-(effect|effect-more|intervene|finish)$/;
const FINAL = ["kill", "maim", "end"];

export class CastWords extends Words {
  readonly #words: Words;
  readonly #cast: Cast;

  constructor(words: Words, cast: Cast) {
    super([]);
    this.#words = words;
    this.#cast = cast;
  }

  override has(id: string, attr?: string): boolean {
    if (attr === "sure" && SURE.test(id)) return true;
    return this.#words.has(id, attr);
  }

  override text(id: string, args?: Args | null, attr?: string): string {
    if (attr === "sure" && SURE.test(id)) return this.#sure(String(args?.chosen ?? ""));
    if (attr === "do" && args?.act === "swap" && args.number !== undefined)
      return this.#cast.text("do-swap", args);
    if (id === "word-declare" && this.#cast.has("an-ability"))
      return this.#cast.text("an-ability", {});
    const person = /^word-who-(\d+)$/.exec(id);
    if (person) return this.#cast.who(Number(person[1]));
    const skill = /^word-ability-(\d+)$/.exec(id);
    if (skill) return this.#cast.ability(Number(skill[1])) || this.#words.text(id);
    // Sentences about a hand name its holder.
    const ours = `contest-${id}`;
    if (!attr && this.#cast.has(ours)) {
      return this.#cast.text(ours, { ...args, who: this.#cast.who(Number(args?.number ?? 0)) });
    }
    return this.#words.text(id, args, attr);
  }

  #sure(chosen: string): string {
    const found = FINAL.find((word) => chosen.startsWith(this.#words.text(`word-${word}`)));
    return found ? this.#cast.text(`sure-${found}`, { chosen }) : "";
  }
}
