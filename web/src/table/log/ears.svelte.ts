/** What a table tells to ears, and its newest line for a screen without a log beside it. */

import { announce } from "../../lib/announce.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Question } from "../../wire/table";
import { t } from "../../words/t.svelte";
import type { Entry, Room } from "../live/room.svelte";
import type { TableModel } from "../model/model.svelte";

/** What is on the screen now. */
type Shown = {
  /** The curtain hides the table. */
  readonly hidden: boolean;
  /** The chat is read. */
  readonly chat: boolean;
  /** What can be answered now. */
  readonly question: Question | null;
  /** Seconds left for that. */
  readonly candle: number | null;
};

/** Entries that are read out of many that came at once. */
const READ = 6;

/** Muted people are not heard. */
const heard = ({ chat }: Entry): boolean =>
  chat !== null && !settings.muteAll && !settings.muted.includes(chat.name);

const spoken = ({ chat }: Entry): string =>
  `${chat!.name}: ${chat!.phrase ? t(`phrase-${chat!.phrase}`) : chat!.text}`;

export class Ears {
  newest = $state("");
  /** When it came. */
  at = $state(0);
  /** Lines of the chat that nobody has read yet. */
  unread = $state(0);
  #last = 0;

  /** Call it while a component starts. */
  constructor(room: Room, model: TableModel, shown: Shown) {
    $effect(() => {
      const fresh = room.entries.filter((entry) => entry.seq > this.#last);
      if (!fresh.length) return;
      const first = this.#last === 0;
      this.#last = fresh.at(-1)!.seq;
      if (first || shown.hidden) return;
      const said = fresh.flatMap((entry) => [
        ...model.teller.read(entry.lines),
        ...(heard(entry) ? [spoken(entry)] : []),
      ]);
      const aloud = said.slice(-READ).map((line) => model.aloud(line));
      if (aloud.length) announce(aloud.join(" "));
      this.newest = said.at(-1) ?? this.newest;
      this.at = Date.now();
      if (shown.chat) return;
      this.unread += fresh.filter((entry) => heard(entry) && entry.chat!.seat !== model.you).length;
    });
    $effect(() => {
      const { question } = shown;
      if (!question || shown.hidden) return;
      const text = model.words.text(`prompt-${question.prompt}`, {
        least: question.least,
        most: question.most,
        count: question.options.length,
      });
      announce(`${t("your-move-now")} ${model.aloud(text)}`, { now: true });
    });
    const lastSeconds = $derived(
      shown.candle !== null && shown.candle > 0 && shown.candle <= 5 ? Math.ceil(shown.candle) : 0,
    );
    $effect(() => {
      if (lastSeconds) announce(t("seconds-left", { count: lastSeconds }), { now: true });
    });
  }
}
