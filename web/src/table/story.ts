/** What happens at the table, in sentences: the browser's twin of the terminal's narrator. */

import type { Words } from "../lib/words";
import { capital, inlay, isNumber, isPiece, seatOf } from "./faces";
import type { Moved, TableEvent } from "./types";

type Values = Record<string, string | number>;

export class Storyteller {
  readonly #words: Pick<Words, "has" | "text">;
  readonly names: readonly string[];
  readonly you: number | null;

  constructor(words: Pick<Words, "has" | "text">, names: readonly string[], you: number | null) {
    this.#words = words;
    this.names = names;
    this.you = you;
  }

  name(seat: number): string {
    return this.names[seat] ?? `${seat + 1}`;
  }

  /** A token as a player reads it: a face, a word, a name, a number. */
  label(token: string): string {
    const seat = seatOf(token);
    if (seat !== null) return this.name(seat);
    if (this.#words.has(`word-${token}`)) return this.#words.text(`word-${token}`);
    return isPiece(token) ? inlay(token) : token;
  }

  row(tokens: readonly string[]): string {
    return tokens.map((token) => this.label(token)).join(" ");
  }

  /** Pieces in a row; those not seen are counted. */
  faces(pieces: readonly (string | null)[]): string {
    const seen = pieces.filter((piece) => piece !== null).map(inlay);
    const hidden = pieces.length - seen.length;
    if (hidden) seen.push(this.#words.text("face-down", { count: hidden }));
    return seen.join(" ");
  }

  /** `hand 2` as the hand of seat 2's player, or `your hand`; `up 2` as what lies before hand 2 of a cast. */
  zone(key: string): string {
    const [kind, seat] = parted(key);
    const label = this.#words.text(`zone-${kind}`);
    if (seat === null) return label;
    if (this.#words.has(`zone-${kind}`, "hand")) return this.#words.text(`zone-${kind}`, { number: seat }, "hand");
    if (seat === this.you) return this.#words.text("zone-yours", { zone: label });
    return this.#words.text("zone-of", { owner: this.name(seat), zone: label });
  }

  /** The values of a hint or an event as readers see them. */
  values(given: Readonly<Record<string, string | number>>): Values {
    const told: Values = {};
    for (const [key, value] of Object.entries(given)) {
      if (key === "seat") told[key] = this.name(Number(value));
      else if (key === "piece") told[key] = value ? inlay(`${value}`) : "";
      else if (key === "pieces") told[key] = `${value}`.split(" ").filter(Boolean).map(inlay).join(" ");
      else if (key === "word" || key === "token") told[key] = this.label(`${value}`);
      else told[key] = value;
    }
    return told;
  }

  /** Events as sentences; pieces that move together are told together. */
  tell(events: readonly TableEvent[]): string[] {
    return runs(events)
      .map((run) => capital(this.#sentence(run)))
      .filter(Boolean);
  }

  #sentence(run: readonly TableEvent[]): string {
    const event = run[0];
    const words = this.#words;
    switch (event?.event) {
      case "moved": {
        if (event.from === null) return "";
        const pieces = this.faces(run.map((one) => (one as Moved).piece));
        if (event.from === event.to) {
          return words.text("event-shown", { pieces, count: run.length, zone: this.zone(event.to) });
        }
        const [source, target] = [this.zone(event.from), this.zone(event.to)];
        return words.text("event-moved", { pieces, source, target });
      }
      case "shuffled":
        return words.text("event-shuffled", { zone: this.zone(event.zone) });
      case "turned":
        return words.text("event-turned", { piece: inlay(event.piece) });
      case "paid": {
        if (event.from === null) return "";
        const [source, target] = [this.#account(event.from), this.#account(event.to)];
        return words.text("event-paid", { source, target, amount: event.amount });
      }
      case "scored":
        return words.text("event-scored", {
          seat: this.name(event.seat),
          points: event.points,
          total: event.total,
        });
      case "said":
        return words.text(`said-${event.message}`, {
          seat: event.seat === undefined || event.seat === null ? "" : this.name(event.seat),
          piece: event.piece ? inlay(event.piece) : "",
          number: event.number ?? 0,
        });
      case "decided":
        return this.#decision(event);
      case "phase":
        return `${words.text(`phase-${event.phase}`)}.`;
      default:
        return "";
    }
  }

  #account(account: number | string): string {
    return typeof account === "string" ? this.#words.text(`pot-${account}`) : this.name(account);
  }

  #decision(event: Extract<TableEvent, { event: "decided" }>): string {
    const seat = this.name(event.seat);
    const chosen = event.chosen ?? [];
    if (!chosen.length) return this.#words.text(event.sealed ? "event-sealed" : "event-passed", { seat });
    const shown = this.row(chosen.filter((one) => one !== null));
    // What moves next tells what was chosen.
    if (!shown) return event.sealed ? this.#words.text("event-sealed", { seat }) : "";
    // A bare number says little: a game may say what is done with it.
    if (isNumber(shown)) return this.#words.text("event-number", { seat, number: Number(shown) });
    const named = chosen.every((one) => one === null || seatOf(one) !== null);
    return this.#words.text(named ? "event-named" : "event-decided", { seat, chosen: shown });
  }
}

/** `hand 2` as its kind and its seat. */
export function parted(key: string): [kind: string, seat: number | null] {
  const found = /^(.+) (\d+)$/.exec(key);
  return found ? [found[1]!, Number(found[2])] : [key, null];
}

/** Events in a row, those that move together as one. */
export function runs(events: readonly TableEvent[]): TableEvent[][] {
  const found: TableEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.[0];
    if (last && together(last, event)) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

function together(first: TableEvent, second: TableEvent): boolean {
  return (
    first.event === "moved" &&
    second.event === "moved" &&
    first.from === second.from &&
    first.to === second.to
  );
}

/** A prompt's text: the first sentence is the question, the rest the line of help. */
export function asked(text: string): { question: string; help: string } {
  const end = /[.?!…](?=\s|$)/.exec(text);
  if (!end) return { question: text, help: "" };
  const cut = end.index + 1;
  return { question: text.slice(0, cut), help: text.slice(cut).trim() };
}
