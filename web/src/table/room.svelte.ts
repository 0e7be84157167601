/** A table as this browser knows it: the scene that is drawn, the log, the line to the server. */

import { tick } from "svelte";
import { still } from "../theme/look.svelte";
import type { Considered, Message, Question, Scene, Told } from "../wire";
import { beats } from "./beats";
import { Connection, type Line, type Reply, type Wanted, socketAddress } from "./connection";
import { fly, marked, trace } from "./flight";
import { type TableEvent, type View, viewOf } from "./types";

/** An entry of the log; in a replay it is named by its step in place of its round. */
export type Entry = Told & { label?: string };

type Turn = { seq: number; told: Told[]; scene: Scene };

const BACKLOG = 2500;
const KEPT = 400;

export class Room {
  readonly id: string;
  /** The last scene that was drawn to its end. */
  scene = $state.raw<Scene | null>(null);
  /** The table as it is drawn, maybe between two scenes. */
  view = $state.raw<View | null>(null);
  /** What is told now, while the eye follows it. */
  telling = $state.raw<TableEvent[]>([]);
  entries = $state.raw<Entry[]>([]);
  line = $state<Line>("opening");
  /** Seconds that the line was gone, to be said once. */
  dropped = $state(0);
  nudgedBy = $state("");
  /** How far the log was heard, and how far it is drawn. */
  seq: number | null = null;
  drawn = $state<number | null>(null);
  /** When the scene came, for clocks and candles. */
  at = $state(Date.now());
  root: HTMLElement | null = null;
  pots: readonly string[] = [];
  #connection: Connection;
  #queue: Turn[] = [];
  #busy = false;
  #skip: (() => void) | null = null;
  #skipping = false;
  #looking: number | null = null;

  constructor(id: string) {
    this.id = id;
    this.#connection = new Connection(socketAddress(id), {
      message: (message) => this.#hear(message),
      line: (line, awayFor) => {
        this.line = line;
        if (line === "open" && awayFor > 1500) this.dropped = Math.round(awayFor / 1000);
        else if (line === "away") this.dropped = 0;
      },
      since: () => ({ since: this.seq, seat: this.#looking }),
    });
  }

  open(): void {
    this.#connection.open();
  }
  close(): void {
    this.#connection.close();
  }
  hurry(): void {
    this.#connection.hurry();
  }
  lose(): void {
    this.#connection.lose();
  }

  ask(wanted: Wanted): Promise<Reply | null> {
    return this.#connection.ask(wanted);
  }

  /** Looks from another of one's own seats. */
  look(seat: number | null): void {
    this.#looking = seat;
    this.#connection.tell({ do: "look", seat });
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

  /** Goes to the end of whatever flies. */
  skip(): boolean {
    if (!this.#busy) return false;
    this.#skipping = true;
    this.#skip?.();
    return true;
  }

  get moving(): boolean {
    return this.#busy;
  }

  #hear(message: Message): void {
    switch (message.is) {
      case "welcome":
        this.#queue = [];
        this.seq = message.seq;
        if (message.whole) this.entries = [];
        this.#keep(message.told);
        this.#settle(message);
        break;
      case "update":
        this.seq = message.seq;
        this.#queue.push(message);
        void this.#play();
        break;
      case "presence":
        this.#presence(message.here, message.watchers);
        break;
      case "nudged":
        this.nudgedBy = message.by;
        break;
    }
  }

  #presence(here: number[], watchers: number): void {
    if (!this.scene) return;
    const { table } = this.scene;
    const seats = table.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.scene = { ...this.scene, table: { ...table, seats, watchers } };
  }

  #settle({ seq, scene }: Turn): void {
    this.at = Date.now();
    this.drawn = seq;
    this.scene = scene;
    this.view = viewOf(scene);
    this.telling = [];
    this.#looking = scene.looking;
  }

  #keep(told: readonly Told[]): void {
    this.entries = [...this.entries, ...told].slice(-KEPT);
  }

  /** Plays what is queued, one scene after the other. */
  async #play(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#queue.length) {
      const turn = this.#queue.shift()!;
      const events = turn.told.flatMap((one) => one.events as TableEvent[]);
      if (this.view && events.length && !this.#skipping && !still() && !document.hidden) {
        await this.#follow(turn, events);
      }
      this.#keep(turn.told);
      await this.#draw(() => this.#settle(turn), [], 2);
      if (this.root && still()) trace(this.root, events);
    }
    this.#skipping = false;
    this.#busy = false;
  }

  async #follow(turn: Turn, events: TableEvent[]): Promise<void> {
    const sameSeat = viewOf(turn.scene)?.you === this.view?.you;
    if (!sameSeat) return;
    const all = beats(this.view!, events, this.pots);
    let left = all.reduce((sum, beat) => sum + beat.ms, 0);
    for (const beat of all) {
      if (this.#skipping) return;
      const speed = left + this.#queue.length * 600 > BACKLOG ? 2 : 1;
      left -= beat.ms;
      await this.#draw(
        () => {
          this.view = beat.view;
          this.telling = beat.events;
        },
        beat.events,
        speed,
      );
      if (beat.ms) await this.#wait(beat.ms / speed);
    }
  }

  async #draw(change: () => void, events: TableEvent[], speed: number): Promise<void> {
    const before = this.root && !still() ? marked(this.root, events) : null;
    change();
    await tick();
    if (this.root && before) fly(this.root, before, events, speed);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
