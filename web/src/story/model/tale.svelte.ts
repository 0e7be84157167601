/** A story table as this browser knows it: its journal, and what is open on the screen. */

import { getContext, setContext } from "svelte";
import { announce, hush } from "../../lib/announce.svelte";
import { sound } from "../../sounds/sounds";
import { STORY } from "../../site/story-box";
import type { Reply as ReplyIn, Wanted as WantedIn } from "../../table/live/connection";
import { LiveTable } from "../../table/live/live.svelte";
import { spellOut, spelled } from "../../table/live/ranges";
import type { Considered, Done, No, Oops } from "../../wire/table";
import { type Letter, handoutOf, judgedNext, letterOf, newest, newestShown } from "./letters";
import { hasWords, s } from "../../words/story.svelte";
import { language } from "../../words/t.svelte";
import { homeOf } from "../../rules/pages";
import type {
  AnyEntry,
  CharacterView,
  Handout,
  Message,
  NoteView,
  SealedText,
  PictureView,
  Request,
  StoryScene,
  SeatView,
  SheetView,
  EntryView,
  StoryView,
} from "../../wire/story";

type Wanted = WantedIn<Request>;
type Reply = ReplyIn<Message>;
/** Where the rules of a story stand: on its own page, and on that of its contests. */
const PAGES = [STORY, "contest"];
export type Place = "table" | "memories" | "journal" | "chapter";

export class Tale extends LiveTable<Wanted, Message, StoryScene> {
  told = $state.raw<EntryView[]>([]);
  /** Why the last thing was refused, until something is done or it is put away. */
  wrong = $state.raw<{ text: string; rule: string } | null>(null);
  sending = $state(false);
  /** What was written and is not acknowledged yet. */
  #writing = new Set<string>();
  place = $state<Place>("table");
  /** What is open as a sheet: `persona p1`, `composer`, `builder`, … */
  sheet = $state("");
  /** The picture that is looked at closely. */
  looked = $state.raw<PictureView | null>(null);
  /** What lies open of the rules, and which of them is shown. */
  rules = $state.raw<{ slug: string; rule: string } | null>(null);
  /** Behind the curtain: who is to have the screen next. */
  next = $state<number | null>(null);
  /** The person who lifted the curtain. */
  #lifted = $state<number | null>(null);

  view: StoryView | null = $derived.by(() => this.scene?.story ?? null);
  me = $derived.by(() => this.scene?.looking ?? null);
  /** This session's Dealer looks at this screen. */
  deals = $derived(this.me !== null && this.view?.dealer === this.me);
  seat: SeatView | null = $derived(this.view?.seats.find((one) => one.seat === this.me) ?? null);
  mine: SheetView | null = $derived(
    this.view?.sheets.find((one) => one.persona === this.seat?.persona) ?? null,
  );
  /** Seats of people at this very screen. */
  own = $derived.by(
    () => this.scene?.table.seats.filter((one) => one.yours).map((one) => one.seat) ?? [],
  );
  /** Several people share the screen: what one of them may see, the next may not. */
  shared = $derived(this.own.length > 1);
  curtain = $derived(this.shared && (this.me === null || this.me !== this.#lifted));
  /** Somebody else at this screen whom the story waits for. */
  awaited = $derived.by(() => {
    const waiting = this.view?.waiting ?? [];
    if (!this.shared || (this.me !== null && waiting.includes(this.me))) return null;
    return this.own.find((seat) => seat !== this.me && waiting.includes(seat)) ?? null;
  });
  /** Up to which memory each seat at this screen has read. */
  #kept = $state<Record<number, number>>({});
  /** The memory that lies on the felt as a letter. */
  letter: Letter | null = $derived.by(() =>
    this.view ? letterOf(this.view, this.told, this.me, this.#kept[this.me ?? -1] ?? 0) : null,
  );
  /** Up to which handout each seat at this screen has put them away. */
  #put = $state<Record<number, number>>({});
  /** What the Dealer shows and nobody here has put away yet. */
  handout: Handout | null = $derived.by(() =>
    this.view ? handoutOf(this.view, this.me, this.#put[this.me ?? -1] ?? 0) : null,
  );
  /** The memory that waits for this seat's word as Dealer. */
  judged = $derived.by(() =>
    this.view ? judgedNext(this.view, this.me, this.#kept[this.me ?? -1] ?? 0) : null,
  );

  /** Draws the curtain, and forgets what only the last one might see. */
  pass(seat: number): void {
    this.next = seat;
    this.#lifted = null;
    this.sheet = "";
    this.looked = null;
    this.rules = null;
    this.wrong = null;
    this.place = "table";
    hush();
    this.look(null);
  }

  lift(seat: number): void {
    this.#lifted = seat;
    this.next = null;
    this.look(seat);
  }

  /** A letter was read and is put away. */
  keep(memory: number): void {
    this.#lay(this.#kept, "letters", memory);
  }
  /** A handout was looked at and is put away. */
  keepHandout(shown: number): void {
    this.#lay(this.#put, "handouts", shown);
  }
  #lay(kept: Record<number, number>, what: string, number: number): void {
    const seat = this.me ?? -1;
    kept[seat] = Math.max(number, kept[seat] ?? 0);
    localStorage.setItem(this.#keptAs(what, seat), `${kept[seat]}`);
  }
  #keptAs(what: string, seat: number): string {
    return `parlour.${what}.${this.id}.${seat}`;
  }
  /** What came while this browser was away is still to be read; what was there before it came is not. */
  #recall(scene: StoryScene): void {
    const seat = scene.looking ?? -1;
    this.#fetch(this.#kept, "letters", seat, newest(scene.story));
    this.#fetch(this.#put, "handouts", seat, newestShown(scene.story));
  }
  #fetch(kept: Record<number, number>, what: string, seat: number, last: number): void {
    if (seat in kept) return;
    const found = localStorage.getItem(this.#keptAs(what, seat));
    kept[seat] = found === null ? last : Number(found) || 0;
    if (found === null) localStorage.setItem(this.#keptAs(what, seat), `${last}`);
  }

  /** Where a picture that this seat may see lies. */
  pictureAt(picture: number): string {
    return `/api/tables/${this.id}/pictures/${picture}${this.me === null ? "" : `?seat=${this.me}`}`;
  }

  /** Where this seat's story can be had, to take home. */
  export(kind: string): string {
    return `/api/tables/${this.id}/export.${kind}?seat=${this.me ?? "table"}`;
  }

  may(kind: AnyEntry["is"]): boolean {
    return this.view?.may.includes(kind) ?? false;
  }

  /** Writes into the journal; false where it is refused, and `wrong` says why. */
  async write(entry: AnyEntry): Promise<boolean> {
    const words = JSON.stringify(entry);
    if (this.me === null || this.#writing.has(words)) return false; // pressed twice
    this.#writing.add(words);
    this.sending = true;
    const reply = await this.ask({ do: "write", seat: this.me, entry });
    this.#writing.delete(words);
    this.sending = this.#writing.size > 0;
    return this.took(reply);
  }

  /** What all at this screen say with one voice: they agreed aloud. */
  async agree(entry: AnyEntry): Promise<void> {
    for (const seat of this.own)
      if (!this.took(await this.ask({ do: "write", seat, entry }))) return;
  }

  /** Whether it was done; if not, says why. */
  took(reply: Reply | null): boolean {
    if (reply?.is === "no" || reply?.is === "oops") {
      this.wrong = { text: refusal(reply), rule: reply.is === "no" ? reply.rule : "" };
      return false;
    }
    this.wrong = null;
    return reply !== null;
  }

  async stop(): Promise<void> {
    this.took(await this.ask({ do: "stop" }));
  }

  /** Opens the crib, or the page where this rule stands. */
  readonly onrule = async (rule = ""): Promise<void> => {
    const slug = rule ? await homeOf(rule, language(), PAGES) : STORY;
    this.rules = { slug, rule };
  };

  /** A sealed part that this seat may read. */
  async read(part: SealedText["part"], number = 0): Promise<SealedText | null> {
    if (this.me === null) return null;
    const reply = await this.ask({ do: "open", seat: this.me, part, number });
    if (reply?.is === "opened") return reply.content;
    this.took(reply);
    return null;
  }

  async notes(): Promise<NoteView[]> {
    if (this.me === null) return [];
    const reply = await this.ask({ do: "notes", seat: this.me });
    return reply?.is === "notes" ? reply.notes : [];
  }

  async consider(at: number, chosen: readonly string[]): Promise<Considered | null> {
    if (this.me === null) return null;
    const reply = await this.ask({ do: "consider", seat: this.me, at, chosen: [...chosen] });
    return reply?.is === "considered" ? reply : null;
  }

  /** Gives an answer in a contest. */
  async play(at: number, chosen: readonly string[]): Promise<Done | No | null> {
    const reply = await this.ask({ do: "play", seat: this.me ?? 0, at, chosen: [...chosen] });
    return reply?.is === "done" || reply?.is === "no" ? reply : null;
  }

  // Names

  seatName(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return s("the-table-itself");
    return (
      this.view?.seats.find((one) => one.seat === seat)?.name ??
      s("seat-number", { number: seat + 1 })
    );
  }

  sheetOf(who: string): SheetView | null {
    return this.view?.sheets.find((one) => one.persona === who) ?? null;
  }

  character(who: string): CharacterView | null {
    return this.view?.characters.find((one) => one.who === who) ?? null;
  }

  /** A persona or a game-character as the table calls them. */
  who(who: string): string {
    const sheet = this.sheetOf(who);
    if (sheet) return sheet.name || s("persona-of", { name: this.seatName(sheet.seat) });
    // "a guard without a cap", not all of what is seen of him.
    return this.character(who)?.shown_as.split(/[,;]/)[0] ?? who;
  }

  /** Where room is scarce a persona without a name goes by its player's. */
  short(who: string): string {
    const sheet = this.sheetOf(who);
    return sheet && !sheet.name ? this.seatName(sheet.seat) : this.who(who);
  }

  /** Everybody who could be in the picture: personae first. */
  everybody: string[] = $derived([
    ...(this.view?.sheets ?? []).filter((one) => one.description).map((one) => one.persona),
    ...(this.view?.characters ?? []).map((one) => one.who),
  ]);

  protected parsed(text: string): Message {
    const message = JSON.parse(text) as Message;
    if (message.is === "considered") message.next = spelled(message.next);
    if (message.is !== "welcome" && message.is !== "update") return message;
    const question = message.scene.contest?.question;
    if (question) spellOut(question);
    return message;
  }

  protected hear(message: Message): void {
    switch (message.is) {
      case "welcome":
        this.seq = message.seq;
        this.#keep(message.told, message.whole);
        this.#draw(message.scene);
        break;
      case "update":
        this.#ring(message.scene);
        this.#keep(message.told, false);
        this.seq = message.seq;
        this.#draw(message.scene);
        break;
      case "presence":
        this.present(message.here, message.watchers);
        break;
      case "nudged":
        this.nudgedBy = message.by;
        break;
    }
  }

  /** A bell is heard at once, whatever is on the screen. */
  #ring(next: StoryScene): void {
    const known = new Set(this.view?.bells.map((one) => one.bell));
    for (const bell of next.story.bells) {
      if (known.has(bell.bell)) continue;
      const names = bell.personae.map((who) => this.who(who));
      announce(s("bell-rings", { names: names.join(", "), teller: this.seatName(bell.narrator) }), {
        now: true,
      });
      sound("bell");
    }
  }

  #draw(scene: StoryScene): void {
    this.#recall(scene);
    this.scene = scene;
    this.looking = scene.looking;
  }

  #keep(told: readonly EntryView[], whole: boolean): void {
    const found = new Map((whole ? [] : this.told).map((one) => [one.seq, one]));
    for (const one of told) found.set(one.seq, one);
    this.told = [...found.values()].sort((a, b) => a.seq - b.seq);
  }
}

/** Why not, in the reader's language where we have the words. */
export function refusal(reply: No | Oops | Done): string {
  if (reply.is === "no") {
    const bad = reply.refused.startsWith("bad-");
    const id = bad ? reply.refused : `refused-${reply.refused}`;
    if (!hasWords(id)) return reply.text;
    return s(
      id,
      bad ? { ...reply.values, option: s(`option-${reply.values.option}`) } : reply.values,
    );
  }
  return reply.is === "oops" ? reply.text : "";
}

const KEY = Symbol("tale");
export const putTale = (tale: Tale): Tale => setContext(KEY, tale);
export const useTale = (): Tale => getContext<Tale>(KEY);
