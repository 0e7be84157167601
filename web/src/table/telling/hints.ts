/** Hints and previews as a screen shows them: tags on things, large totals, sentences. */

import type { Speaking } from "../../words/words";
import type { Hint } from "../../wire/table";
import type { Storyteller } from "./storyteller";

export type Telling = {
  /** Two or three words for a piece, a word, or `seat-2`. */
  tags: Map<string, string>;
  totals: string[];
  sentences: string[];
  /** Pieces that a preview speaks of. */
  named: Set<string>;
  /** All values of the hints, for `.do` and `.sure`. */
  values: Record<string, string | number>;
  /** Numbers that stand beside a piece, and what is said of them aloud. */
  notes: Map<string, { shown: string; aloud: string }>;
  /** Cards in force, and what they do. */
  effects: { piece: string; text: string }[];
  /** Sentences about a card: what it does, what it is aimed at. */
  about: Map<string, string[]>;
  /** What meets in a fight, large: either side, the blow back in small print, and what comes of it. */
  fights: Map<string, Fight>;
  /** Things whose tag is bad news for whom. */
  against: Map<string, number>;
  /** What counts no more: veiled and struck. */
  voids: Set<string>;
  /** What the question is called at this moment, if the table knows better than the prompt. */
  ask: string;
  /** How far you are, and would be, on the way to a goal; each number with its words. */
  progress: Progress | null;
};

export type Fight = { one: string; other: string; back: string; comes: string };
export type Progress = {
  now: number;
  after: number;
  goal: number;
  said: { now: string; after: string; goal: string };
};

const nothing = (): Telling => ({
  tags: new Map(),
  totals: [],
  sentences: [],
  named: new Set(),
  values: {},
  notes: new Map(),
  effects: [],
  about: new Map(),
  fights: new Map(),
  against: new Map(),
  voids: new Set(),
  ask: "",
  progress: null,
});
export const SILENT: Telling = Object.freeze(nothing());

export function telling(hints: readonly Hint[], words: Speaking, story: Storyteller): Telling {
  const told = nothing();
  for (const { hint, values } of hints) {
    const id = `hint-${hint}`;
    const read = story.values(values);
    told.values = { ...told.values, ...read };
    const things = thingsOf(values);
    if (words.has(id, "ask")) told.ask = words.text(id, read, "ask");
    if (values.goal !== undefined && words.has(id, "goal"))
      told.progress = progressOf(id, values, read, words);
    // What a piece would do is written on that piece, not on those it would be done to.
    const marked = values.piece ? [`${values.piece}`] : things;
    for (const thing of things) {
      if (values.void) told.voids.add(thing);
      // `no-match` is worth a tag, but nothing happens to that piece.
      if (!hint.startsWith("no-")) told.named.add(thing);
    }
    if (values.against !== undefined) {
      read.who = Number(values.against) === story.you ? "you" : "other";
      read.foe = story.name(Number(values.against));
    }
    for (const thing of marked) {
      if (words.has(id, "one")) {
        const part = (name: string): string =>
          words.has(id, name) ? words.text(id, read, name) : "";
        told.fights.set(thing, {
          one: part("one"),
          other: part("other"),
          back: part("back"),
          comes: part("comes") || part("tag"),
        });
      }
      if (words.has(id, "tag")) {
        told.tags.set(thing, words.text(id, read, "tag"));
        if (values.against === undefined) told.against.delete(thing);
        else told.against.set(thing, Number(values.against));
      }
      if (words.has(id, "note")) {
        const aloud = words.text(id, read, words.has(id, "aloud") ? "aloud" : "note");
        told.notes.set(thing, { shown: words.text(id, read, "note"), aloud });
      }
    }
    const text = words.has(id) ? words.text(id, read) : "";
    if (hint.startsWith("effect-") && values.piece && text)
      told.effects.push({ piece: `${values.piece}`, text });
    const subject = values.card ?? values.piece;
    if (subject !== undefined && text)
      told.about.set(`${subject}`, [...(told.about.get(`${subject}`) ?? []), text]);
    // The hints about a card stand beside it.
    if (values.card !== undefined) continue;
    if (words.has(id, "total")) told.totals.push(words.text(id, read, "total"));
    // What stands as a tag on every card need not be said again for each.
    if (words.has(id) && !(things.length && words.has(id, "tag"))) {
      told.sentences.push(words.text(id, read));
    } else if (words.has(id) && words.has(id, "total")) {
      told.sentences.push(words.text(id, read));
    }
  }
  told.sentences = told.sentences.filter(Boolean);
  return told;
}

function thingsOf(values: Hint["values"]): string[] {
  const found: string[] = [];
  if (values.piece) found.push(`${values.piece}`);
  if (values.pieces) found.push(...`${values.pieces}`.split(" ").filter(Boolean));
  if (values.word !== undefined) found.push(`${values.word}`);
  if (!found.length && values.zone !== undefined) found.push(`${values.zone}`);
  if (!found.length && values.seat !== undefined) found.push(`seat-${values.seat}`);
  return found;
}

function progressOf(
  id: string,
  values: Hint["values"],
  read: Record<string, string | number>,
  words: Pick<Speaking, "text">,
): Progress {
  const now = Number(values.now);
  const after = Number(values.after ?? now);
  const said = {
    now: words.text(id, read, "now"),
    after: values.after === undefined ? "" : words.text(id, read, "after"),
    goal: words.text(id, read, "goal"),
  };
  return { now, after, goal: Number(values.goal), said };
}
