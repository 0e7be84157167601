/** The order in which whole packs lie before they are shuffled. Somebody who could lay them out in
 *  any order could explain any deal, so a record is not believed about it. */

const CARD = /^([2-9TJQKA][cdhs])(?:\/(\d+))?$/;
const JOKER = /^Joker\d?(?:\/\d+)?$/;
const BLANK = /^Blank(?:\/\d+)?$/;
const DOMINO = /^(\d+)-\d+$/;
const MAJOR = /^M\d\d$/;

const SUITS = "cdhs";
const FRENCH = [..."23456789TJQKA"].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
const TAROT = [
  ...Array.from({ length: 22 }, (_, number) => `M${String(number).padStart(2, "0")}`),
  ...[..."wcsp"].flatMap((suit) => [..."A23456789TPNQK"].map((rank) => rank + suit)),
];

/** Decks of cards in their order, each with its Jokers and blank cards. */
function decks(count: number, jokers: number, blanks: number): string[] {
  return Array.from({ length: count }, (_, deck) => {
    const copy = deck ? `/${deck + 1}` : "";
    const cards = [...FRENCH, ...["Joker", "Joker2"].slice(0, jokers)].map((one) => one + copy);
    const places = [...Array(blanks).keys()].map((number) => deck * blanks + number);
    const white = places.map((place) => (place ? `Blank/${place + 1}` : "Blank"));
    return [...cards, ...white];
  }).flat();
}

function dominoes(most: number): string[] {
  const halves = [...Array(most + 1).keys()];
  return halves.flatMap((high) => halves.slice(0, high + 1).map((low) => `${high}-${low}`));
}

/** The packs that these pieces are from, whole and in order; null if they are of another kind. */
function packs(pieces: readonly string[]): string[] | null {
  const of = (kind: RegExp): string[] => pieces.filter((piece) => kind.test(piece));
  if (of(MAJOR).length) return TAROT;
  const cards = of(CARD);
  const tiles = of(DOMINO);
  const [jokers, blanks] = [of(JOKER).length, of(BLANK).length];
  if (cards.length + tiles.length + jokers + blanks < pieces.length) return null;
  const count = Math.max(0, ...cards.map((card) => Number(CARD.exec(card)![2] ?? 1)));
  return [
    ...(tiles.length ? dominoes(Math.max(...tiles.map((tile) => parseInt(tile)))) : []),
    ...(count ? decks(count, Math.ceil(jokers / count), Math.ceil(blanks / count)) : []),
  ];
}

/** Games of which it is known what they are played with. */
const KNOWN: readonly string[] =
  `abandon-ship barcelona boneyard brain-baseball caribbean-star contest domino-avatars
   domino-knights following-suit hey-bartender lamarckian-poker last-man-standing lost-pueblo
   penniless-and-insane seven-handed-poker spots willow`.split(/\s+/);

/** What some of them leave in the box; the others use whole packs. */
const BOXED: Record<string, (rest: readonly string[]) => boolean> = {
  // Kings, Queens and Jacks.
  spots: (rest) => same(rest, withRank("JQK")),
  // Kings and one suit.
  willow: (rest) => [...SUITS].some((suit) => same(rest, without("K", suit))),
  // All but the Ace of spades and the lowest cards that are neither Aces nor spades.
  "lost-pueblo": (rest) => {
    if (!rest.length) return true;
    const low = FRENCH.filter((card) => card[0] !== "A" && card[1] !== "s");
    const laid = new Set([...low.slice(0, FRENCH.length - rest.length - 1), "As"]);
    return same(
      rest,
      FRENCH.filter((card) => !laid.has(card)),
    );
  },
};

const withRank = (ranks: string): string[] => FRENCH.filter((card) => ranks.includes(card[0]!));
const without = (rank: string, suit: string): string[] =>
  FRENCH.filter((card) => card[0] === rank || card[1] === suit);
const same = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((piece, place) => piece === two[place]);

/** Whether pieces were laid out, by zone, as whole packs in order; null if nobody can say how they
 *  should be. */
export function areWholePacks(game: string, laid: ReadonlyMap<string, string[]>): boolean | null {
  const pieces = [...laid.values()].flat();
  const whole = packs(pieces);
  if (!whole?.length) return null;
  return arePacks(game, whole, laid) || (KNOWN.includes(game) ? false : null);
}

function arePacks(
  game: string,
  whole: readonly string[],
  laid: ReadonlyMap<string, string[]>,
): boolean {
  const pieces = [...laid.values()].flat();
  const here = new Set(pieces);
  const rest = whole.filter((piece) => !here.has(piece));
  if (here.size !== pieces.length || here.size + rest.length !== whole.length) return false;
  if (!(BOXED[game] ?? isNothing)(rest)) return false;
  const place = new Map(whole.map((piece, number) => [piece, number]));
  return [...laid.values()].every((pile) =>
    pile.every((piece, number) => !number || place.get(pile[number - 1]!)! < place.get(piece)!),
  );
}
const isNothing = (rest: readonly string[]): boolean => !rest.length;
