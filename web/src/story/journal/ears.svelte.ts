/** What a story tells to ears: every new line of the journal once, in order, whatever place is open. */

import { announce } from "../../lib/announce.svelte";
import { sound } from "../../sounds/sounds";
import { capital, ended } from "../../table/telling/faces";
import { type JournalLine, linesOf } from "../model/lines";
import type { Tale } from "../model/tale.svelte";

/** Lines that are read out of many that came at once. */
const MAX_LINES_READ = 12;

const spoken = (line: JournalLine): string =>
  [line.lead, line.text, capital(line.note)].filter(Boolean).map(ended).join(" ");

/** `card` names a card. Call it while a component starts. */
export function hearJournal(tale: Tale, card: (name: string) => string): void {
  let last = tale.told.at(-1)?.seq ?? 0;
  $effect(() => {
    const fresh = tale.told.filter((one) => one.seq > last);
    if (!fresh.length) return;
    last = fresh.at(-1)!.seq;
    const lines = fresh.flatMap((one) => linesOf(one, tale, card));
    const stopped = lines.some((line) => line.tone === "stop");
    announce(lines.slice(-MAX_LINES_READ).map(spoken).join(" "), { now: stopped });
    if (fresh.some((one) => one.kind === "stop")) sound("stop");
    else if (lines.some((line) => line.kind === "contest")) sound("piece");
    else if (fresh.some((one) => one.seat !== tale.me)) sound("word");
  });
}
