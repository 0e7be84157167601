/** Which card a picture file shows: `M18.jpg`, `wands/ace.png`, `RWS_Tarot_18_Moon.jpg`.
 *
 * A host may put 78 pictures of their own on the table; docs/play/tarot-decks.md lists the ways to
 * file them. `parlour.story.content.deck_files` reads them alike; both are tested with the same names. */

const RANKS = "A23456789TPNQK";
const MAJORS = [
  "fool",
  "magician magus",
  "priestess highpriestess",
  "empress",
  "emperor",
  "hierophant pope",
  "lovers lover",
  "chariot",
  "strength fortitude",
  "hermit",
  "wheel fortune wheeloffortune",
  "justice",
  "hanged hangedman",
  "death",
  "temperance",
  "devil",
  "tower",
  "star",
  "moon",
  "sun",
  "judgement judgment",
  "world",
];
const SUITS = {
  w: "wands wand staves staffs rods batons wa w",
  c: "cups cup chalices cu c",
  s: "swords sword sw s",
  p: "pentacles pentacle pents coins coin discs disks pe p",
};
const NAMED = {
  A: "ace ac",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  P: "page knave jack pa",
  N: "knight kn",
  Q: "queen qu",
  K: "king ki",
};
const TRUMPS = ["major", "majors", "maj", "trump", "trumps", "arcana", "ar", "m"];
/** Not SVG: a drawing may carry a script, a photograph cannot. */
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
const NUMBER = /^\d+$/;

/** All 78, in order. */
export const CARDS: readonly string[] = [
  ...MAJORS.map((_, number) => major(number)),
  ...Object.keys(SUITS).flatMap((suit) => [...RANKS].map((rank) => rank + suit)),
];

function major(number: number): string {
  return `M${String(number).padStart(2, "0")}`;
}

function suitIn(said: readonly string[]): string {
  const found = Object.entries(SUITS).filter(([, names]) =>
    names.split(" ").some((name) => said.includes(name)),
  );
  return found.length === 1 ? (found[0]?.[0] ?? "") : "";
}

function rankIn(said: readonly string[], numbers: readonly number[]): string {
  for (const rank of RANKS) {
    const names = NAMED[rank as keyof typeof NAMED].split(" ");
    if (names.some((name) => said.includes(name))) return rank;
  }
  return numbers.length === 1 ? (RANKS[(numbers[0] ?? 0) - 1] ?? "") : "";
}

/** `RWS_Tarot_18_TheMoon` as rws, tarot, 18, the, moon. */
function words(text: string): string[] {
  const short = /^(wa|cu|sw|pe)(ac|pa|kn|qu|ki)$/i.exec(text);
  if (short) return short.slice(1).map((part) => part.toLowerCase());
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+|[0-9]+/g) ?? []).flatMap((word) => {
    const plain = word.toLowerCase();
    const [, rank = "", suit = ""] = /^([a-z]+?)of([a-z]+)$/.exec(plain) ?? [];
    if (suit && suitIn([suit])) return [rank, suit];
    return [plain.replace(/^the/, "") || plain];
  });
}

/** The card a file is named after, or null. */
export function cardOf(path: string): string | null {
  const parts = path.split(/[\\/]/);
  const file = parts.at(-1) ?? "";
  if (!PICTURE.test(file)) return null;
  const stem = file.replace(PICTURE, "");
  const ours = stem.slice(0, 1).toUpperCase() + stem.slice(1).toLowerCase();
  if (CARDS.includes(ours)) return ours;

  const said = words(stem);
  const folders = parts.slice(-3, -1).flatMap(words);
  const numbers = said.filter((word) => NUMBER.test(word)).map(Number);
  const suit = suitIn(said) || suitIn(folders);
  if (suit) {
    const rank = rankIn(said, numbers);
    return rank ? rank + suit : null;
  }
  // A name beats a number: Justice is 8 in old decks.
  const named = MAJORS.findIndex((names) => names.split(" ").some((name) => said.includes(name)));
  if (named >= 0) return major(named);
  const filed = said.length === 1 || [...said, ...folders].some((word) => TRUMPS.includes(word));
  const strange = said.some((word) => !NUMBER.test(word) && !TRUMPS.includes(word));
  const [number = MAJORS.length] = numbers;
  return filed && !strange && numbers.length === 1 && number < MAJORS.length ? major(number) : null;
}

/** A folder sorted into a deck, and what stands in the way of it. */
export type Found<File> = {
  /** The file of each card. */
  cards: Map<string, File>;
  /** Cards without a file. */
  missing: string[];
  /** Cards with several files: nobody can tell which is meant. */
  twice: Map<string, File[]>;
  /** Pictures that are no card, such as a back. */
  unread: File[];
};

/** Sorts files by the card they show; `path` says what a file is called. */
export function sortDeck<File>(files: readonly File[], path: (file: File) => string): Found<File> {
  const byCard = new Map<string, File[]>();
  const unread: File[] = [];
  for (const file of [...files].sort((a, b) => (path(a) < path(b) ? -1 : 1))) {
    const card = cardOf(path(file));
    if (card) byCard.set(card, [...(byCard.get(card) ?? []), file]);
    else if (PICTURE.test(path(file))) unread.push(file);
  }
  const cards = new Map<string, File>();
  const twice = new Map<string, File[]>();
  for (const [card, found] of byCard) {
    const [only] = found;
    if (found.length === 1 && only !== undefined) cards.set(card, only);
    else twice.set(card, found);
  }
  return { cards, missing: CARDS.filter((card) => !byCard.has(card)), twice, unread };
}
