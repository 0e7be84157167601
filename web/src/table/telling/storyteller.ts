/** Puts what the server tells into the reader's words: narration/reading.py does it for terminals. */

import { number } from "../../words/t.svelte";
import type { Words } from "../../words/words";
import type { AnyEvent, Line } from "../../wire/table";
import { capital, inlay, isPiece, opening, seatOf } from "./faces";

type Values = Record<string, string | number>;

const ROLES: Record<string, string> = { seat: "who", target: "whom" };
const each = (value: string | number, names: string): Values =>
  Object.fromEntries(names.split(" ").map((name) => [name, value]));
/** What a sentence may ask for although the line does not know it. */
const SILENT: Values = {
  ...each(0, "number amount count points total won lost each more hand of"),
  ...each(
    "",
    "seat target piece pieces yours got taken laid first second shares chosen word then zone source",
  ),
  ...each(
    0,
    "piece-count pieces-count yours-count got-count taken-count laid-count first-count second-count shares-count",
  ),
  ...each("none", "who whom act rule"),
};

/** Values that are one piece each. */
const CARDS = new Set(["piece", "second", "third", "tile", "model"]);
/** Values that are pieces in a row. */
const ROWS = new Set(["pieces", "attackers", "defenders"]);

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
    if (this.#words.has(`zone-${kind}`, "hand"))
      return this.#words.text(`zone-${kind}`, { number: seat }, "hand");
    if (seat === this.you) return this.#words.text("zone-yours", { zone: label });
    return this.#words.text("zone-of", { owner: this.name(seat), zone: label });
  }

  /** The values of a hint or an event as readers see them. */
  values(given: Readonly<Record<string, string | number>>): Values {
    const told: Values = {};
    for (const [key, value] of Object.entries(given)) {
      if (key === "seat" || key === "other") {
        told[key] = this.name(Number(value));
        told[key === "seat" ? "who" : "whom"] = Number(value) === this.you ? "you" : "one";
      } else if (CARDS.has(key)) told[key] = value ? inlay(`${value}`) : "";
      else if (ROWS.has(key))
        told[key] = `${value}`.split(" ").filter(Boolean).map(inlay).join(" ");
      else if (key === "word" || key === "token") told[key] = this.label(`${value}`);
      else told[key] = value;
    }
    return told;
  }

  /** Lines as sentences; what says nothing in this language is left out. */
  read(lines: readonly Line[]): string[] {
    return lines.map((line) => this.text(line)).filter(Boolean);
  }

  text(line: Line): string {
    return capital(this.#words.text(line.message, this.#filled(line), line.part).trim());
  }

  /** A line in few words, for the middle of the table: those that the game has for it, or how it begins. */
  caption(line: Line): string {
    if (this.#words.has(line.message, "caption"))
      return capital(this.#words.text(line.message, this.#filled(line), "caption").trim());
    return opening(this.text(line));
  }

  /** Everything a sentence may ask for, as this reader reads it. */
  #filled(line: Line): Values {
    const told: Values = { ...SILENT, ...line.values };
    for (const [role, seats] of Object.entries(line.seats ?? {})) {
      told[role] = this.#people(role, seats);
      told[ROLES[role] ?? role] = this.#who(seats);
    }
    for (const [name, pieces] of Object.entries(line.pieces ?? {})) {
      told[name] = this.#seen(pieces);
      told[`${name}-count`] = pieces.length;
    }
    const shares = line.shares ?? [];
    told.shares = shares
      .map(([seat, pieces]) =>
        this.#words.text("share", { seat: this.#person(seat), what: this.#seen(pieces) }),
      )
      .join(", ");
    told["shares-count"] = shares.length;
    for (const [name, tokens] of Object.entries(line.tokens ?? {})) {
      const labels = tokens.map((token) => this.#token(token));
      told[name] = this.#listed(labels);
      told[`${name}-plain`] = this.#plain(tokens, labels);
    }
    for (const [name, zone] of Object.entries(line.zones ?? {})) told[name] = this.zone(zone);
    for (const [name, [unit, count]] of Object.entries(line.counts ?? {})) {
      told[name] = this.#words.text(`unit-${unit}`, { count, by: line.values?.by ?? "none" });
    }
    told.standing = this.#standing(line).join(", ");
    return told;
  }

  /** `Ada 12 points`, `Ben 7`; with signs where somebody is below zero. */
  #standing(line: Line): string[] {
    const all = line.standing ?? [];
    const signed = all.some(([, , count]) => count < 0);
    const by = line.values?.by ?? "none";
    return all.map(([seat, unit, count]) => {
      const what = unit ? this.#words.text(`unit-${unit}`, { count, by }) : number(count);
      return this.#words.text("share", {
        seat: this.#person(seat),
        what: signed && count > 0 ? `+${what}` : what,
      });
    });
  }

  /** People in a row; one who acts alone is `tu` in French, not `toi`. */
  #people(role: string, seats: readonly number[]): string {
    if (role === "seat" && seats.length === 1 && seats[0] === this.you)
      return this.#words.text("you", null, "subject");
    return this.#listed(seats.map((seat) => this.#person(seat)));
  }

  #person(seat: number): string {
    return seat === this.you ? this.#words.text("you") : this.name(seat);
  }

  #token(token: string): string {
    const seat = seatOf(token);
    return seat === null ? this.label(token) : this.#person(seat);
  }

  /** One after the other; an arrow leads from a piece to where it goes: `7h → Ben`. */
  #plain(tokens: readonly string[], labels: readonly string[]): string {
    return labels
      .map((label, place) => {
        const aimed = place && isPiece(tokens[place - 1]!) && !isPiece(tokens[place]!);
        return aimed ? `→ ${label}` : label;
      })
      .join(" ");
  }

  /** Which form of a verb belongs to them. */
  #who(seats: readonly number[]): string {
    if (this.you !== null && seats.includes(this.you)) return seats.length === 1 ? "you" : "us";
    return seats.length === 1 ? "one" : "many";
  }

  #listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.#words.text("listed", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  #seen(pieces: readonly (string | null)[]): string {
    const faces = pieces.filter((piece) => piece !== null).map(inlay);
    // Names of cards need a comma.
    const seen = faces.length
      ? faces.reduce((rest, last) => this.#words.text("beside", { rest, last }))
      : "";
    const count = pieces.filter((piece) => piece === null).length;
    if (!count) return seen;
    const unseen = this.#words.text("unseen", { count });
    return seen ? this.#listed([seen, unseen]) : unseen;
  }
}

/** What is chosen in secret is worth a line until the log says what came of it. */
export const sealed = (line: Line): boolean =>
  ["event-sealed", "event-chose"].includes(line.message) && !line.detail?.length;

/** Lines in which those who did the same one after another are joined. */
export function joined(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    while (!sealed(line) && found.length && sealed(found.at(-1)!)) found.pop();
    const last = found.at(-1);
    if (last && alike(last, line)) found[found.length - 1] = together(last, line);
    else found.push(line);
  }
  return found;
}

/** Whether two lines say the same of different people. */
export function alike(first: Line, second: Line): boolean {
  if (first.message !== second.message || first.part !== second.part) return false;
  const [mine, others] = [first.seats?.seat ?? [], second.seats?.seat ?? []];
  if (!mine.length || !others.length || others.some((seat) => mine.includes(seat))) return false;
  return said(first) === said(second);
}

const said = ({ seats, pieces, shares, tokens, zones, counts, values }: Line): string =>
  JSON.stringify([{ ...seats, seat: null }, pieces, shares, tokens, zones, counts, values]);

export function together(first: Line, second: Line): Line {
  const seats = { ...first.seats, seat: [...first.seats!.seat!, ...second.seats!.seat!] };
  return { ...first, seats, detail: joined([...(first.detail ?? []), ...(second.detail ?? [])]) };
}

/** The line that begins with an event, and whether it is folded into another. */
type Tie = { line: Line; folded: boolean };
const ties = new WeakMap<AnyEvent, Tie>();
export const tieOf = (event: AnyEvent): Tie | undefined => ties.get(event);

/** Ties each line to the first event it tells, so that it appears when that is drawn. */
export function linked({ events, lines }: { events: AnyEvent[]; lines: readonly Line[] }): void {
  const tie = (line: Line, folded: boolean): void => {
    const event = events[line.at ?? 0];
    if (event && !ties.has(event)) ties.set(event, { line, folded });
    for (const part of line.detail ?? []) tie(part, true);
  };
  for (const line of lines) tie(line, false);
}

/** `hand 2` as its kind and its seat. */
export function parted(key: string): [kind: string, seat: number | null] {
  const found = /^(.+) (\d+)$/.exec(key);
  return found ? [found[1]!, Number(found[2])] : [key, null];
}

/** A prompt's text: the first sentence is the question, the rest the line of help. */
export function asked(text: string): { question: string; help: string } {
  const end = /[.?!…](?=\s|$)/.exec(text);
  if (!end) return { question: text, help: "" };
  const cut = end.index + 1;
  return { question: text.slice(0, cut), help: text.slice(cut).trim() };
}
