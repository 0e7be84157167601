/** Piece names as the server writes them: `7h`, `Joker2`, `6-4`, `M18`, `8c` in tarot. */

export type Suit = "c" | "d" | "h" | "s";
export type TarotSuit = "w" | "c" | "s" | "p";

export type Piece =
  | { kind: "card"; rank: number; suit: Suit; copy: number }
  | { kind: "joker"; number: number; copy: number }
  | { kind: "domino"; high: number; low: number; copy: number }
  | { kind: "major"; number: number; copy: number }
  | { kind: "minor"; rank: number; suit: TarotSuit; copy: number };

/** Gives the words of a message; `$rank` and the like are given as codes. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

const RANKS = "23456789TJQKA"; // 2 to 14, the Ace high
const TAROT_RANKS = "A23456789TPNQK"; // 1 to 14
const SUITS = "cdhs";
const TAROT_SUITS = "wcsp";

/** What lies behind a name, or null if it is none of ours.
 *
 * `Ac` is a card in one pack and the Ace of cups in another: the back decides. */
export function parse(name: string, back = "card"): Piece | null {
  const [face = "", copies, ...more] = name.split("/");
  const copy = copies === undefined ? 1 : Number(copies);
  if (more.length || !Number.isInteger(copy) || copy < 1) return null;

  const tile = /^(\d{1,2})-(\d{1,2})$/.exec(face);
  if (tile) return { kind: "domino", high: Number(tile[1]), low: Number(tile[2]), copy };

  const major = /^M(\d\d)$/.exec(face);
  if (major) {
    const number = Number(major[1]);
    return number <= 21 ? { kind: "major", number, copy } : null;
  }

  const joker = /^Joker(\d*)$/.exec(face);
  if (joker) return { kind: "joker", number: Number(joker[1] || 1), copy };

  if (face.length !== 2) return null;
  const [mark = "", letter = ""] = face;
  if (back === "tarot") {
    const rank = TAROT_RANKS.indexOf(mark) + 1;
    if (rank < 1 || !TAROT_SUITS.includes(letter)) return null;
    return { kind: "minor", rank, suit: letter as TarotSuit, copy };
  }
  const rank = RANKS.indexOf(mark) + 2;
  if (rank < 2 || !SUITS.includes(letter)) return null;
  return { kind: "card", rank, suit: letter as Suit, copy };
}

/** What stands in a card's corner: 2 to 10, J, Q, K, A. */
export function index(rank: number): string {
  return rank === 10 ? "10" : (RANKS[rank - 2] ?? "?");
}

/** `XVIII` for 18; the Fool is `0`. */
export function roman(number: number): string {
  if (number === 0) return "0";
  const signs: [number, string][] = [
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = number;
  let text = "";
  for (const [value, sign] of signs) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}

/** The full name to be read aloud: "Jack of hearts", "6 4 domino", "The Moon". */
export function spoken(name: string | null, say: Say, back = "card"): string {
  if (name === null) return say("piece-hidden", { back });
  const piece = parse(name, back);
  switch (piece?.kind) {
    case "card":
      return say("card-name", { rank: RANKS[piece.rank - 2] ?? "", suit: piece.suit });
    case "joker":
      return say("card-name-joker", { number: piece.number });
    case "domino":
      return say("domino-name", { high: piece.high, low: piece.low });
    case "major":
      return say("tarot-name-major", { number: `M${String(piece.number).padStart(2, "0")}` });
    case "minor":
      return say("tarot-name", { rank: TAROT_RANKS[piece.rank - 1] ?? "", suit: piece.suit });
    default:
      return name;
  }
}

export type Order = "rank" | "suit";

/** Spades, hearts, clubs, diamonds: black and red take turns. */
const SUIT_ORDER = "shcd";
const ACE = 14;

function places(name: string, order: Order, back: string, aceLow: boolean): number[] {
  const piece = parse(name, back);
  switch (piece?.kind) {
    case "joker":
      return [0, piece.number];
    case "card": {
      const suit = SUIT_ORDER.indexOf(piece.suit);
      const rank = aceLow && piece.rank === ACE ? 1 : piece.rank;
      return order === "rank" ? [1, -rank, suit] : [1, suit, -rank];
    }
    case "major":
      return [2, piece.number];
    case "minor": {
      const suit = TAROT_SUITS.indexOf(piece.suit);
      return order === "rank" ? [3, -piece.rank, suit] : [3, suit, -piece.rank];
    }
    case "domino":
      return [4, -piece.high, -piece.low];
    default:
      return [5];
  }
}

/** A new list, highest first, by rank or with suits together; copies stay in place. */
export function sorted<T extends string | { name: string }>(
  pieces: readonly T[],
  order: Order,
  back = "card",
  aceLow = false,
): T[] {
  const key = (piece: T) =>
    places(typeof piece === "string" ? piece : piece.name, order, back, aceLow);
  return pieces
    .map((piece) => ({ piece, at: key(piece) }))
    .sort((a, b) => {
      for (let i = 0; i < Math.max(a.at.length, b.at.length); i++) {
        const difference = (a.at[i] ?? 0) - (b.at[i] ?? 0);
        if (difference) return difference;
      }
      return 0;
    })
    .map(({ piece }) => piece);
}

/** Whatever should stay together when a hand is split in two rows. */
export function suitOf(name: string, back = "card"): string {
  const piece = parse(name, back);
  if (piece?.kind === "card" || piece?.kind === "minor") return piece.suit;
  if (piece?.kind === "domino") return String(piece.high);
  return piece?.kind ?? "";
}
