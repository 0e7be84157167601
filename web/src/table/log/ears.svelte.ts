/** What a table tells to ears, and its newest line for a screen without a log beside it: each line as it comes. */

import { announce } from "../../lib/announce.svelte";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../sounds/sounds";
import { row, t } from "../../words/t.svelte";
import type { Entry, Room } from "../live/room.svelte";
import type { TableModel } from "../model/model.svelte";
import { ended } from "../telling/faces";
import { noteOf } from "./notes";

/** What is on the screen now. */
type Shown = {
  /** The curtain hides the table. */
  readonly hidden: boolean;
  /** The chat is read. */
  readonly chat: boolean;
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  /** Seconds left for that. */
  readonly candle: number | null;
};

/** Entries that are read out of many that came at once. */
const MAX_ENTRIES_READ = 12;

/** Milliseconds in which a phrase hangs from a plate. */
const PHRASE_SHOWN_MS = 5_000;

/** Seconds of a candle that are announced. */
const ANNOUNCED_S = 5;

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
  /** The last entry that was announced, and what of it and of those before. */
  #last = 0;
  #announced = new WeakSet<object>();

  /** Call it while a component starts. */
  constructor(room: Room, model: TableModel, shown: Shown) {
    $effect(() => {
      const fresh = room.entries
        .filter((entry) => entry.seq >= this.#last)
        .map((entry) => this.#untold(entry))
        .filter(({ lines, events, note, chat }) => lines.length || events.length || note || chat);
      if (!room.entries.length) return;
      const first = this.#last === 0;
      this.#last = room.entries.at(-1)!.seq;
      if (first || shown.hidden || !fresh.length) return;
      const said = fresh.flatMap((entry) => [
        ...(entry.note ? [noteOf(entry, model)] : []),
        ...model.teller.read(entry.lines),
        ...(heard(entry) ? [spoken(entry)] : []),
      ]);
      const aloud = said.slice(-MAX_ENTRIES_READ).map((line) => model.aloud(line));
      if (aloud.length) announce(aloud.join(" "));
      this.#sound(fresh, model.you);
      this.#hang(fresh, model);
      this.newest = said.at(-1) ?? this.newest;
      this.at = Date.now();
      if (shown.chat) return;
      this.unread += fresh.filter((entry) => heard(entry) && entry.chat!.seat !== model.you).length;
    });
    // Whose move it is, where it is not one's own: that is on the place card.
    const others = $derived.by(() => {
      const view = room.scene?.view; // as it lies when nothing is on its way
      if (!view || view.ranks || shown.hidden || shown.asked) return "";
      return row(view.waiting.filter((seat) => seat !== model.you).map((seat) => model.name(seat)));
    });
    $effect(() => {
      if (others) announce(ended(t("waiting", { names: others })));
    });
    const over = $derived(room.scene?.table.state === "over");
    $effect(() => {
      if (over && this.#last) sound("end");
    });
    const lastSeconds = $derived(
      shown.candle !== null && shown.candle > 0 && shown.candle <= ANNOUNCED_S
        ? Math.ceil(shown.candle)
        : 0,
    );
    $effect(() => {
      if (!lastSeconds) return;
      if (lastSeconds === ANNOUNCED_S)
        announce(t("seconds-left", { count: ANNOUNCED_S }), { now: true });
      sound("candle");
    });
  }

  /** What has not been announced of an entry: it grows while the eye follows it. */
  /** A phrase hangs from its speaker's plate, as long as nobody says the next. */
  #hang(fresh: readonly Entry[], model: TableModel): void {
    const chat = fresh.findLast((entry) => heard(entry) && entry.chat!.phrase)?.chat;
    if (!chat || chat.seat === null || chat.seat === undefined) return;
    const said = { seat: chat.seat, text: t(`phrase-${chat.phrase}`) };
    model.said = said;
    setTimeout(() => {
      if (model.said === said) model.said = null;
    }, PHRASE_SHOWN_MS);
  }

  #untold(entry: Entry): Entry {
    const once = <One extends object>(one: One): boolean => {
      const fresh = !this.#announced.has(one);
      this.#announced.add(one);
      return fresh;
    };
    const { note, chat } = entry;
    return {
      ...entry,
      events: entry.events.filter(once),
      lines: entry.lines.filter(once),
      note: note && once(note) ? note : null,
      chat: chat && once(chat) ? chat : null,
    };
  }

  /** One sound for what came: chips over pieces, and a word from somebody else. */
  #sound(fresh: readonly Entry[], you: number | null): void {
    const events = fresh.flatMap((entry) => entry.events);
    if (events.some((event) => event.event === "paid")) sound("chips");
    else if (events.some((event) => event.event === "moved")) sound("piece");
    if (fresh.some((entry) => heard(entry) && entry.chat!.seat !== you)) sound("word");
  }
}
