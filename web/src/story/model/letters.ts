/** Which memory lies on the felt as a letter, and for whom it is. */

import type { Bell, Handout, MemoryView, SheetView, EntryView, StoryView } from "../../wire/story";

/** What of a story says who reads what. */
export type Readable = Pick<StoryView, "state" | "session" | "stopped" | "dealer"> &
  Pick<StoryView, "memories" | "bells" | "handouts"> & {
    readonly sheets: readonly Pick<SheetView, "seat" | "persona">[];
    readonly task: { readonly ability: number | null } | null;
  };

export type Letter = {
  memory: MemoryView;
  /** It came to the person at this screen, from somebody else. */
  yours: boolean;
  /** What may be done with it at once waits for somebody's word. */
  bell: Bell | null;
};

/** Entries that belong to a memory; with any other the table has moved on. */
const ABOUT = new Set([
  "memory",
  "trigger_fired",
  "ability",
  "ability_vetoed",
  "ability_worded",
  "shared_memory",
  "memory_ruled_out",
  "question",
  "talk",
  "away",
  "amend",
  "amend_answered",
  "pictured",
  "picture_shown",
  "picture_removed",
]);

/** `kept`: up to this one, every memory was read and put away. */
export function letterOf(
  view: Readable,
  told: readonly Pick<EntryView, "seq" | "kind">[],
  me: number | null,
  kept: number,
): Letter | null {
  if (view.state !== "session" || view.stopped) return null;
  const lying = view.memories.filter(
    (one) =>
      one.text &&
      one.session === view.session &&
      (one.status === "pending" || one.status === "accepted"),
  );
  const mine = (one: MemoryView): boolean =>
    me !== null &&
    one.by !== me &&
    view.sheets.some((sheet) => sheet.seat === me && one.personae.includes(sheet.persona));
  const made = (memory: MemoryView, yours: boolean): Letter => ({
    memory,
    yours,
    bell: view.bells.find((one) => one.memory === memory.memory) ?? null,
  });
  const came = lying.find((one) => mine(one) && one.memory > kept);
  if (came) return made(came, true);
  const last = lying.at(-1);
  if (!last) return null;
  const open = last.status === "pending" || view.bells.some((one) => one.memory === last.memory);
  const passed =
    last.memory <= kept || told.some((one) => one.seq > last.memory && !ABOUT.has(one.kind));
  return open || !passed ? made(last, false) : null;
}

/** The oldest memory on which the Dealer has not said a word: told by a player, and not used yet. */
export function judgedNext(view: Readable, dealer: number | null, kept: number): MemoryView | null {
  if (view.state !== "session" || view.stopped || dealer === null || view.dealer !== dealer)
    return null;
  const used = (one: MemoryView): boolean => view.task?.ability === one.memory;
  return (
    view.memories.find(
      (one) =>
        one.memory > kept &&
        one.session === view.session &&
        one.source !== "story" &&
        one.by !== dealer &&
        (one.status === "pending" || one.status === "accepted") &&
        !used(one),
    ) ?? null
  );
}

/** The newest memory there is: a newcomer has nothing to catch up with. */
export const newest = (view: Readable): number =>
  Math.max(0, ...view.memories.map((one) => one.memory));

/** The oldest picture that the Dealer shows this seat and that is not put away yet. */
export function handoutOf(view: Readable, me: number | null, put: number): Handout | null {
  if (me === null || me === view.dealer || view.stopped || view.state === "end") return null;
  return view.handouts.find((one) => one.shown > put && one.by !== me) ?? null;
}

export const newestShown = (view: Readable): number =>
  Math.max(0, ...view.handouts.map((one) => one.shown));
