/** Pieces inside sentences: wrapped in marks on the way into a message, drawn on the way out. */

const OPEN = "\uE000";
const CLOSE = "\uE001";

export type Part = { text: string } | { piece: string };

const CARD = /^(?:[2-9TJQKA][cdhs]|Joker\d?)(?:\/\d+)?$/;
const DOMINO = /^\d{1,2}-\d{1,2}$/;
const TAROT = /^(?:M\d\d|[2-9TAPNQK][wcsp])$/;

/** Whether a token names a piece rather than a word, a seat or a number. */
export function isPiece(token: string): boolean {
  return CARD.test(token) || DOMINO.test(token) || TAROT.test(token);
}

export function isNumber(token: string): boolean {
  return /^\d+$/.test(token);
}

/** The seat that a token points at, or null. */
export function seatOf(token: string): number | null {
  return /^seat-\d$/.test(token) ? Number(token.slice(5)) : null;
}

/** A piece as a value for a message. */
export function inlay(piece: string): string {
  return OPEN + piece + CLOSE;
}

/** A sentence as text and pieces in turn. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  for (const [place, chunk] of sentence.split(/[\uE000\uE001]/).entries()) {
    if (place % 2) found.push({ piece: chunk });
    else if (chunk) found.push({ text: chunk });
  }
  return found;
}

/** The sentence for ears and titles: each piece by its full name, with a comma between two. */
export function spoken(sentence: string, name: (piece: string) => string): string {
  const apart = sentence.replace(/\uE001\s+\uE000/g, `${CLOSE}, ${OPEN}`);
  return parts(apart)
    .map((part) => ("piece" in part ? name(part.piece) : part.text))
    .join("");
}

/** With a capital letter, unless a piece comes first. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** As a sentence of its own, so that ears hear where it ends. */
export function ended(text: string): string {
  return /[\p{L}\p{N}\uE001)]$/u.test(text) ? `${text}.` : text;
}

/** How many words a sentence has; two pieces are read as fast as one. */
export function wordsIn(sentence: string): number {
  const all = parts(sentence);
  const pieces = all.filter((part) => "piece" in part).length;
  const text = all.map((part) => ("text" in part ? part.text : " ")).join("");
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + Math.ceil(pieces / 2);
}

/** More words than these are not read on the table at a glance. */
const MAX_GLANCE_WORDS = 9;
/** A beginning of fewer words says nothing alone. */
const MIN_START_WORDS = 3;

/** What a long text begins with: its first sentence, or what comes before a colon; pieces stay with what names them. */
export function opening(text: string): string {
  if (wordsIn(text) <= MAX_GLANCE_WORDS) return text;
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  if (wordsIn(sentence) <= MAX_GLANCE_WORDS) return sentence;
  const before = sentence.split(/\s?[:;](?=\s)/u)[0]!;
  return before !== sentence && wordsIn(before) >= MIN_START_WORDS ? `${before}.` : sentence;
}

/** More words than these are read in the log. */
const MAX_READABLE_WORDS = 28;

/** What fits on the place card: all of a text, or its first sentence. */
export function brief(text: string): string {
  if (wordsIn(text) <= MAX_READABLE_WORDS) return text;
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

const NUMBER = /[-−]?\d+(?:[.,'’\u00a0\u202f]\d+)*/u;

/** What is counted, of words that say how many: "−22 chips" are chips. */
export function nounOf(text: string): string {
  return text.replace(NUMBER, "").trim();
}
