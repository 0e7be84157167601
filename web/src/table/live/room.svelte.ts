/** The table of a game as this browser knows it: what is drawn of it, and its log. */

import { tick } from "svelte";
import { kept } from "../../lib/kept";
import { answerAt, dropAnswer, type Given, keepAnswer } from "../../site/own";
import { look, still } from "../../theme/look.svelte";
import type {
  AnyEvent,
  Considered,
  Done,
  Line as Sentence,
  Message,
  No,
  Question,
  Request,
  Scene,
  TableView,
  SeenEntry,
} from "../../wire/table";
import { type Beat, beats, lasts, type Reader, reveal } from "../motion/beats";
import { hurry, jumps, stretch } from "../motion/pace";
import { folded } from "./changes";
import { freshId, type Line, type Reply as ReplyIn, type Wanted as WantedIn } from "./connection";
import { outcomeOf, type Outcome } from "./deliver";
import { onTheWay, readerOf, toldBy, unasked, withFacts } from "./playing";
import { LiveTable } from "./live.svelte";
import { spread } from "./ranges";
import { Dealing, pledgeFor } from "./stake";
import { fly, marked, trace } from "../motion/flight";
import { linked } from "../telling/storyteller";

/** An entry of the log; in a replay it is named by its step in place of its round. */
export type Entry = Required<SeenEntry> & { label?: string };

export type Wanted = WantedIn<Request>;
export type Reply = ReplyIn<Message>;

/** An update in the queue, and how many milliseconds it takes to follow it. */
type Turn = { seq: number; told: Entry[]; scene: Scene; ms: number };

const pieces = (events: readonly AnyEvent[]): string[] =>
  events.flatMap((event) => (event.event === "moved" && event.piece !== null ? [event.piece] : []));

/** What the table shows of an entry, with what was left out because it says nothing. */
function entryOf(told: SeenEntry): Entry {
  const none = {
    events: [],
    lines: [],
    round: null,
    opens: null,
    bot: null,
    chat: null,
    note: null,
  };
  const entry = { ...none, ...told };
  linked(entry);
  return entry;
}

/** `waited`: the connection was lost in between. `held`: it was never sent, and can be taken back. */
type Waiting = Given & { waited: boolean; held: boolean };

/** Milliseconds of one's own time that may go by while one looks, and the part of a candle. */
const MAX_BACKLOG_MS = 2500;
const CANDLE_BACKLOG_MS_PER_S = 1000 / 3;
const MAX_KEPT_ENTRIES = 400;

export class Room extends LiveTable<Wanted, Message, Scene> {
  /** The table as it is drawn, maybe between two scenes. */
  view = $state.raw<TableView | null>(null);
  /** The eye follows what leads to the next scene. */
  moving = $state(false);
  /** The sentences that are shown now, until the next ones. */
  sentences = $state.raw<readonly Sentence[]>([]);
  /** Pieces that moved since the last scene: what it said of them is no longer so. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  entries = $state.raw<Entry[]>([]);
  /** Without motion: the last reveal, for readers who step through it. */
  steps = $state.raw<Beat[]>([]);
  /** The step that is looked at; null for the table as it is. */
  step = $state<number | null>(null);
  /** How far the log is drawn. */
  drawn = $state<number | null>(null);
  /** When the scene came, for clocks and candles. */
  at = $state(Date.now());
  root: HTMLElement | null = null;
  pots: readonly string[] = [];
  /** How many words a line has in the language of this reader. */
  words: (line: Sentence) => number = () => 0;
  /** The answer that is not acknowledged yet. */
  given = $state.raw<Waiting | null>(null);
  /** What became of an answer that had to wait for the line, to be said once. */
  outcome = $state<Outcome | null>(null);
  #dealing: Dealing;
  #queue: Turn[] = [];
  /** The turn that is played, and the log before it. */
  #now: Turn | null = null;
  #before: readonly Entry[] = [];
  /** More came at once than the eye can follow. */
  #jumping = false;
  /** Goes up when the server sends the whole table again: what was played until then is over. */
  #life = 0;
  /** The question that was asked last. */
  #asked: number | null = null;
  /** Since when the eye follows this turn. */
  #came = 0;
  #busy = false;
  #wake: (() => void) | null = null;
  #skipping = false;
  /** The scene as the server sent it last; an update has the differences. */
  #heard: Scene | null = null;

  constructor(id: string) {
    super(id);
    this.#dealing = new Dealing(id, (wanted) => this.ask(wanted));
    const waiting = answerAt(id);
    if (waiting) void this.#give({ ...waiting, waited: true, held: false });
  }

  protected parsed(text: string): Message {
    return spread(JSON.parse(text) as Message);
  }

  /** Takes a free chair, with a promise of what this browser adds to the deal. */
  sit(name: string | null = null): Promise<Reply | null> {
    return this.ask({ do: "sit", name, pledge: pledgeFor(this.id) });
  }

  /** Gives an answer; null where it cannot be said what came of it, or is said elsewhere. */
  play({ seat, at }: Question, chosen: readonly string[]): Promise<Done | No | null> {
    const given = { id: freshId(), seat, at, chosen: [...chosen], when: Date.now() };
    keepAnswer(this.id, given);
    const waits = this.line !== "open";
    return this.#give({ ...given, waited: waits, held: waits });
  }

  /** Sends an answer, or has it sent with the line. The server takes it while its question stands. */
  async #give(given: Waiting): Promise<Done | No | null> {
    const { id, seat, at, chosen } = given;
    this.given = given;
    const reply = await this.ask({ do: "play", seat, at, chosen }, id);
    const now = this.given;
    if (now?.id === id) this.given = null;
    if (!reply) return null; // kept, unless it was taken back
    dropAnswer(this.id, id);
    if (now?.id === id && now.waited) {
      this.outcome = outcomeOf(reply);
      if (reply.is !== "done") return null;
    }
    return reply.is === "done" || reply.is === "no" ? reply : null;
  }

  /** An answer that waits for the line is not sent after all. */
  withhold(): void {
    const { given } = this;
    if (given && this.withdraw(given.id)) dropAnswer(this.id, given.id);
  }

  protected override lineIs(line: Line, awayFor = 0): void {
    super.lineIs(line, awayFor);
    if (!this.given) return;
    if (line === "away") this.given = { ...this.given, waited: true };
    else if (line === "open") this.given = { ...this.given, held: false };
  }

  async consider(question: Question, chosen: readonly string[]): Promise<Considered | null> {
    const reply = await this.ask({
      do: "consider",
      seat: question.seat,
      at: question.at,
      chosen: [...chosen],
    });
    return reply?.is === "considered" ? reply : null;
  }

  /** Shows a step of the last reveal, or the table as it is. */
  async walk(to: number | null): Promise<void> {
    const beat = to === null ? null : (this.steps[to] ?? null);
    this.step = beat ? to : null;
    this.view = beat?.view ?? this.scene?.view ?? null;
    this.sentences = beat?.lines ?? [];
    await tick();
    if (this.root && beat) trace(this.root, beat.events);
  }

  /** The last reveal has been seen. */
  forget(): void {
    void this.walk(null);
    this.steps = [];
  }

  /** Goes to the end of whatever flies, or back to the table as it is. */
  skip(): boolean {
    if (this.step !== null) {
      void this.walk(null);
      return true;
    }
    if (!this.#busy) return false;
    this.#skipping = true;
    this.#wake?.();
    return true;
  }

  protected hear(message: Message): void {
    switch (message.is) {
      case "welcome":
        this.#follows(message.scene);
        this.steps = [];
        this.step = null;
        this.seq = message.seq;
        this.#drop(message.whole);
        this.#keep(message.told.map(entryOf));
        this.#settle(message);
        break;
      case "update":
        if (!this.#heard) break;
        this.seq = message.seq;
        this.#follows(folded(this.#heard, message.scene));
        this.#enqueue(message.seq, message.told.map(entryOf), this.#heard);
        void this.#playQueue();
        break;
      case "presence":
        this.present(message.here, message.watchers);
        break;
      case "nudged":
        this.nudgedBy = message.by;
        break;
    }
  }

  /** What is drawn may come later; the deal does not wait for it. */
  #follows(scene: Scene): void {
    this.#heard = scene;
    this.#dealing.follow(scene.table);
  }

  #settle({ seq, scene }: Pick<Turn, "seq" | "scene">): void {
    const asked = scene.question !== null && scene.question.at !== this.#asked;
    this.#asked = scene.question?.at ?? this.#asked;
    // A reader who looks back keeps looking, but not past a question.
    if (asked) this.step = null;
    // Behind the curtain sits somebody else, who must not see what this seat saw.
    if (scene.looking !== this.looking) {
      this.steps = [];
      this.step = null;
    }
    this.at = Date.now();
    this.drawn = seq;
    this.moving = false;
    this.scene = kept(this.scene, scene);
    this.moved = new Set();
    if (this.step === null) {
      this.view = this.scene.view;
      this.sentences = [];
    }
    this.looking = scene.looking;
  }

  #keep(told: readonly Entry[]): void {
    this.entries = [...this.entries, ...told].slice(-MAX_KEPT_ENTRIES);
  }

  /** Forgets what waits except its place in the log, unless that is sent again as well. */
  #drop(whole: boolean): void {
    const now = this.#now;
    if (whole) this.entries = [];
    else {
      if (now) this.entries = this.#before.slice();
      this.#keep([...(now?.told ?? []), ...this.#queue.flatMap((turn) => turn.told)]);
    }
    this.#queue = [];
    this.#now = null;
    this.moving = false;
    this.#life += 1;
    this.#wake?.();
  }

  #enqueue(seq: number, told: Entry[], scene: Scene): void {
    const events = told.flatMap((one) => one.events);
    this.#queue.push({ seq, told, scene, ms: lasts(events, this.#reader(told)) });
  }

  #reader(told: readonly Entry[]): Reader {
    return readerOf(told, (line) => this.words(line));
  }

  /** Milliseconds that all that waits would take. */
  get #waiting(): number {
    return this.#queue.reduce((sum, { ms }) => sum + ms, 0) * stretch(look.pace);
  }

  /** The next turn; all of those that the eye cannot follow as one. */
  #next(): Turn | null {
    const turn = this.#queue.shift();
    if (!turn) return null;
    this.#jumping = jumps(this.#waiting + turn.ms * stretch(look.pace), this.#jumping);
    while (this.#jumping && this.#queue.length) {
      const { told, ...last } = this.#queue.shift()!;
      Object.assign(turn, last, { told: [...turn.told, ...told], ms: 0 });
      this.#jumping = jumps(this.#waiting, true);
    }
    return turn;
  }

  /** Plays what is queued, one scene after the other. */
  async #playQueue(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let turn = this.#next(); turn; turn = this.#next()) {
      const life = this.#life;
      const events = turn.told.flatMap((one) => one.events);
      this.#now = turn;
      this.#before = this.entries;
      let followed = false;
      if (this.view && events.length && look.pace === "instant") this.#remember(turn, events);
      else if (this.view && turn.ms && !this.#skipping && !document.hidden)
        followed = await this.#follow(turn, events);
      if (life !== this.#life) continue; // the server sent the table again
      this.entries = this.#before.slice();
      this.#keep(turn.told);
      this.#now = null;
      await this.#draw(() => this.#settle(turn), [], 2);
      if (this.root && still() && !followed) trace(this.root, events);
    }
    this.#skipping = false;
    this.#busy = false;
  }

  #sameSeat(turn: Turn): boolean {
    return turn.scene.view?.you === this.view?.you;
  }

  /** Keeps reveals that motion would have shown one after the other, to be looked at. */
  #remember(turn: Turn, events: AnyEvent[]): void {
    const before = this.scene?.view;
    if (!before || !this.#sameSeat(turn)) return;
    const steps = reveal(before, beats(before, events, this.pots, this.#reader(turn.told)));
    if (!steps.length) return;
    this.steps = steps;
    this.step = null;
  }

  /** Plays a turn beat by beat: of each, everything begins at once. False if there was an end to it. */
  async #follow(turn: Turn, events: AnyEvent[]): Promise<boolean> {
    if (!this.#sameSeat(turn) || !this.scene) return false;
    this.#came = performance.now();
    const [scene, life] = [this.scene, this.#life];
    const played = new Set<AnyEvent>();
    this.sentences = [];
    for (const beat of beats(this.view!, events, this.pots, this.#reader(turn.told))) {
      const last = this.#heard ?? turn.scene;
      this.#skipping ||= this.#late(last) || look.pace === "instant" || document.hidden;
      if (this.#skipping) return false;
      for (const event of beat.events) played.add(event);
      const speed = hurry(this.#waiting);
      const view = withFacts(beat.view, turn.scene.view, turn.told, played);
      await this.#draw(
        () => {
          const { table } = this.scene!; // who is here may have changed
          this.scene = onTheWay({ ...scene, table }, turn.scene, last, view);
          this.moving = this.scene.question === null;
          this.view = this.moving ? unasked(view) : view;
          if (beat.lines.length) this.sentences = beat.lines;
          this.moved = new Set([...this.moved, ...pieces(beat.events)]);
          this.entries = [...this.#before, ...toldBy(turn.told, played)];
        },
        beat.events,
        speed,
      );
      if (life !== this.#life) return false;
      if (this.root && still()) trace(this.root, beat.events);
      if (beat.ms) await this.#wait((beat.ms * stretch(look.pace)) / speed);
      if (life !== this.#life) return false;
    }
    return true;
  }

  async #draw(change: () => void, events: AnyEvent[], speed: number): Promise<void> {
    const before = this.root && !still() ? marked(this.root, events) : null;
    change();
    await tick();
    if (this.root && before) fly(this.root, before, events, speed);
  }

  /** A candle burns for you, or your clock runs, and what flies has taken enough of it. */
  #late({ question, clocks }: Scene): boolean {
    if (!question || (question.candle === null && !clocks?.running.includes(question.seat)))
      return false;
    const most = Math.max(MAX_BACKLOG_MS, (question.candle ?? 0) * CANDLE_BACKLOG_MS_PER_S);
    return performance.now() - this.#came > most;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
