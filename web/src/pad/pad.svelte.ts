/** A score pad as this browser knows it, and the row that is being written on it. */

import { getContext, setContext } from "svelte";
import { announce } from "../lib/announce.svelte";
import { display } from "../theme/display.svelte";
import { LiveTable } from "../table/live/live.svelte";
import type { Args, Words } from "../words/words";
import { p } from "../words/pad.svelte";
import { row as joined } from "../words/t.svelte";
import type {
  Close,
  Message,
  PadAgain,
  PadTableInfo,
  Rename,
  PadScene,
  StopPad,
  PadSentence,
  Undo,
  WriteRow,
} from "../wire/pad";
import { type Cell, type Draft, cellOf, emptyDraft, readDraft, signed } from "./draft";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
type Asking = Without<WriteRow | Undo | StopPad | Rename | PadAgain | Close>;

export class Pad extends LiveTable<Asking, Message, PadScene> {
  /** The game's own words; null until they are here. */
  words = $state.raw<Words | null>(null);
  draft = $state<Draft>(emptyDraft(1, 0, 0));
  /** Whether the row is being written, where that covers the pad. */
  writing = $state(false);
  /** Why the last thing was refused. */
  wrong = $state<{ text: string; rule: string } | null>(null);
  busy = $state(false);
  rule = $state<string | null>(null);

  /** The entry stands beside the pad. */
  get beside(): boolean {
    return display.size === "desktop";
  }
  get table(): PadTableInfo {
    return this.scene!.table;
  }
  get names(): string[] {
    return this.table.seats.map((seat) => seat.name ?? "");
  }
  get next(): number {
    return (this.scene?.lines.length ?? 0) + 1;
  }
  /** The row that is looked at was written by somebody else while ours was in the making. */
  get late(): boolean {
    return this.draft.over === 0 && this.draft.row < this.next && this.draft.begun;
  }

  // Words

  /** A message of the game, with options and seats as values. */
  say(message: string, values: Args = {}, part?: string): string {
    const { options } = this.table;
    const given = Object.fromEntries(
      Object.entries(options).map(([name, one]) => [name, typeof one === "boolean" ? +one : one]),
    );
    return (
      this.words?.text(message, { ...given, seats: this.table.seats.length, ...values }, part) ?? ""
    );
  }
  label(label: string): string {
    return this.say(`pad-${label}`);
  }
  choice(label: string, choice: string): string {
    const own = `pad-${label}-${choice}`;
    return this.words?.has(own) ? this.say(own) : this.label(choice);
  }
  /** A rank as it stands on the cards. */
  rank(letter: string): string {
    return letter === "T" ? "10" : letter;
  }
  get rowWord(): string {
    return this.say(this.table.row_called);
  }
  rowName(row: number): string {
    const { rounds } = this.table;
    const said = { row: this.rowWord, number: row };
    return rounds ? p("row-of", { ...said, rounds }) : p("row-number", said);
  }
  textOf({ message, values }: PadSentence): string {
    const said: Args = {};
    for (const [name, one] of Object.entries(values)) {
      if (Array.isArray(one)) said[name] = joined(one);
      else said[name] = name === "column" ? this.label(String(one)) : one;
    }
    return this.say(message, said);
  }
  shown(cell: Cell | undefined, label: string): string {
    if (cell === undefined) return "";
    const ask = this.table.asks.find((one) => one.label === label);
    if (typeof cell === "number") return signed(cell, (ask?.least ?? 0) < 0);
    if (ask?.kind === "cards") return [...cell].map((one) => this.rank(one)).join(" ");
    return ask?.kind === "choice" ? this.choice(label, cell) : cell;
  }

  // The row in the making

  /** A new row, or one that was written. */
  begin(row = this.next): void {
    const line = this.scene?.lines[row - 1];
    this.wrong = null;
    if (line) this.draft = readDraft(row, line.seq, line.cells);
    else if (this.draft.over || this.draft.row !== row)
      this.draft = emptyDraft(row, 0, this.table.seats.length);
    this.writing = true;
  }
  put(): void {
    this.draft = emptyDraft(this.next, 0, this.table.seats.length);
    this.wrong = null;
    this.writing = false;
    this.forget();
  }
  /** What was typed is for the next row, as somebody has written this one. */
  moveOn(): void {
    this.draft.row = this.next;
    this.remember();
  }

  async write(): Promise<void> {
    const { row, over } = this.draft;
    const cells = this.draft.cells.map((own) =>
      Object.fromEntries(this.table.asks.map((ask) => [ask.label, cellOf(ask, own[ask.label])])),
    );
    if (await this.send({ do: "row", row, over, cells })) {
      announce(this.rowName(row));
      this.put();
    }
  }
  async undo(): Promise<void> {
    if (await this.send({ do: "undo", last: this.scene!.undo })) announce(p("undone"));
  }

  /** True if it was done; else `wrong` says why not. */
  async send(wanted: Asking): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = null;
    try {
      const reply = await this.ask(wanted);
      if (reply?.is === "done") return true;
      if (reply?.is === "no") {
        const id = `refused-${reply.refused}`;
        const text = this.words?.has(id)
          ? this.textOf({ message: id, rule: reply.rule, values: reply.values })
          : reply.text;
        this.wrong = { text, rule: reply.rule };
      } else if (reply?.is === "oops") this.wrong = { text: reply.text, rule: "" };
      if (this.wrong) announce(this.wrong.text, { now: true });
      return false;
    } finally {
      this.busy = false;
    }
  }

  // What was typed outlives a page that is loaded again.

  get #key(): string {
    return `parlour.pad.${this.id}`;
  }
  remember(): void {
    if (this.draft.begun) sessionStorage.setItem(this.#key, JSON.stringify(this.draft));
  }
  forget(): void {
    sessionStorage.removeItem(this.#key);
  }
  #recall(): void {
    const kept = sessionStorage.getItem(this.#key);
    const seats = this.table.seats.length;
    const fresh = emptyDraft(this.next, 0, seats);
    try {
      const found = kept ? (JSON.parse(kept) as Draft) : null;
      this.draft = found?.cells?.length === seats ? found : fresh;
    } catch {
      this.draft = fresh;
    }
  }

  protected parsed(text: string): Message {
    return JSON.parse(text) as Message;
  }

  protected hear(message: Message): void {
    switch (message.is) {
      case "welcome": {
        const first = this.scene === null;
        this.seq = message.seq;
        this.scene = message.scene;
        if (first) this.#recall();
        this.#follow();
        break;
      }
      case "update": {
        const lines = [...(this.scene?.lines ?? []).slice(0, message.kept), ...message.scene.lines];
        this.seq = message.seq;
        this.scene = { ...message.scene, lines };
        this.#follow();
        break;
      }
      case "presence":
        this.present(message.here, message.watchers);
        break;
    }
  }

  /** Nothing was typed: the entry is for the row that comes next. What was typed for a row that is further off, since
   *  one before it was taken back, comes next too. */
  #follow(): void {
    const { draft } = this;
    if (draft.over || draft.row === this.next) return;
    if (!draft.begun) this.draft = emptyDraft(this.next, 0, this.table.seats.length);
    else if (draft.row > this.next) this.moveOn();
  }
}

const KEY = Symbol("pad");
export const putPad = (pad: Pad): Pad => setContext(KEY, pad);
export const usePad = (): Pad => getContext<Pad>(KEY);
