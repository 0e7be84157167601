/** A table as this browser knows it, whatever is played there: its scene, and the line to the server. */

import type { Look, SeatInfo } from "../../wire/table";
import { Connection, type Heard, type Line, type Reply, socketAddress } from "./connection";

type Seated = { table: { seats: SeatInfo[]; watchers: number }; looking: number | null };

/** `Ask` is what can be asked at it, `Message` all that comes. */
export abstract class LiveTable<
  Ask extends { do: string },
  Message extends Heard,
  Scene extends Seated,
> {
  readonly id: string;
  /** The last scene that was drawn to its end. */
  scene = $state.raw<Scene | null>(null);
  line = $state<Line>("opening");
  /** Seconds that the line was gone, to be said once. */
  dropped = $state(0);
  nudgedBy = $state("");
  /** How far the log was heard. */
  seq = $state<number | null>(null);
  /** The seat that is looked from, or was asked for. */
  protected looking: number | null = null;
  readonly #connection: Connection<Ask, Look, Message>;

  constructor(id: string) {
    this.id = id;
    this.#connection = new Connection(socketAddress(id), {
      read: (text) => this.parsed(text),
      message: (message) => this.hear(message),
      line: (line, awayFor) => this.lineIs(line, awayFor),
      since: () => ({ since: this.seq, seat: this.looking }),
    });
  }

  /** How the line is, and for how many milliseconds it was gone. */
  protected lineIs(line: Line, awayFor = 0): void {
    this.line = line;
    if (line === "open" && awayFor > 1500) this.dropped = Math.round(awayFor / 1000);
    else if (line === "away") this.dropped = 0;
  }

  /** A frame as it came. */
  protected abstract parsed(text: string): Message;
  /** Everything that is not an answer to a request. */
  protected abstract hear(message: Message): void;

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
  ask(wanted: Ask, id?: string): Promise<Reply<Message> | null> {
    return this.#connection.ask(wanted, id);
  }
  /** Takes back what was asked while there was no line; false if it may have gone out. */
  withdraw(id: string): boolean {
    return this.#connection.withdraw(id);
  }

  /** Looks from another of one's own seats. */
  look(seat: number | null): void {
    this.looking = seat;
    this.#connection.tell({ do: "look", seat });
  }

  /** People who are connected now, as the server sent. */
  protected present(here: number[], watchers: number): void {
    if (!this.scene) return;
    const { table } = this.scene;
    const seats = table.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.scene = { ...this.scene, table: { ...table, seats, watchers } };
  }
}
