/** How large everything at a table is: chosen from the game, the window and the number of seats alone.
 *
 * Nothing here knows what lies on the table now, so nothing changes its size while a game goes on. */

import type { Layout } from "../../wire/http";
import type { Size } from "../../theme/display.svelte";
import { horseshoe, plateSize, strip } from "./arrange";
import { spread } from "./spread";

export type Setting = {
  size: Size;
  sideways: boolean;
  wide: boolean;
  width: number;
  height: number;
  /** How large letters are, as a part of the usual size. */
  letters: number;
  seats: number;
  watching: boolean;
  /** `cards`, `dominoes`, `cards-and-dominoes`, `tarot`. */
  pieces: string;
  layout: Layout;
  /** How many zones each band has: one of each seat, or those that the layout names. */
  zones: readonly number[];
  /** A lesson stands above the middle. */
  guided?: boolean;
  /** The result stands above the lanes. */
  over?: boolean;
};

/** Widths of pieces and heights of what they lie in, in pixels. */
export type Stage = {
  prompt: number;
  /** The name and number of a seat. */
  plate: number;
  /** What lies before a rival: the width of a piece, and the room for pieces and their label. */
  rival: number;
  before: number;
  /** The same before your own seat. */
  own: number;
  ownRoom: number;
  /** Your hand: the width of a card, the rows it may have and the room for them. */
  hand: number;
  handRows: number;
  handRoom: number;
  mine: number;
  /** The row of rivals above the felt, or at its upper edge. */
  rivals: number;
  /** The middle of the felt, and what tells the end above it. */
  middle: number;
  end: number;
  /** Pieces of each band, and the room for them. */
  bands: { piece: number; room: number; beside: boolean }[];
  lane: number;
  laneRoom: number;
  fight: number;
  announced: number;
  corner: number;
  /** The row of piles above the middle. */
  corners: number;
  /** The only rival has the width of the table. */
  solo: boolean;
  /** The pieces lie below the name, not beside it. */
  stacked: boolean;
  /** The same of your own on a phone. */
  below: boolean;
  /** What is written below pieces before a seat. */
  label: number;
  /** The line of totals, pots and captions below the middle. */
  foot: number;
  guide: number;
  news: number;
  /** So little height that words give way. */
  low: boolean;
};

export const CARD = 1.4;
const TILE = 2;
const TAROT = 1.75;
/** How many pieces a zone has room for, where the layout does not say. */
const HAND = 10;
const BAND = 8;
/** Height that a chosen card needs above it, a heading, and a tag below a piece. */
const RAISED = 12;
const HEAD = 28;
const TAG = 22;
/** On a phone a tag has two lines. */
const TAGS = 34;
const LABEL = 20;
/** Below this height a phone has one row of rivals and one line of news. */
export const SHORT_HEIGHT_PX = 780;
/** A name beside its pieces. */
export const BESIDE = 76;
const GAP_PX = 8;
/** The rim of the felt and what is empty inside it, above and below. */
const RIM = { phone: 34, tablet: 48, desktop: 48 };
const COLUMN = 344;
/** The height of the result. */
const END = 92;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.floor(value)));

export function ratioOf(pieces: string): number {
  return pieces === "tarot" ? TAROT : pieces === "dominoes" ? TILE : CARD;
}

/** Tiles lie before the seats of a game that has them; the hand is of cards where there are any. */
function ratios({ pieces }: Setting): { hand: number; own: number; band: number } {
  const hand = pieces.includes("cards") ? CARD : ratioOf(pieces);
  const own = pieces.includes("dominoes") ? TILE : hand;
  return { hand, own, band: own };
}

/** Notes on tiles take two lines. */
const labelOf = ({ layout, letters }: Setting): number =>
  Math.round((Object.keys(layout.attached ?? {}).length ? 34 : LABEL) * letters);

const roomOf = (layout: Layout, zone: string, usual: number): number =>
  layout.most?.[zone] ?? usual;

export function stageOf(at: Setting): Stage {
  const main = at.wide ? at.width - COLUMN : at.width;
  if (at.size === "desktop") return onDesktop(at, main);
  if (at.size === "tablet") return onTablet(at, main);
  return at.sideways ? onSideways(at, main * 0.62) : onPhone(at, main);
}

/** Where all look at what is fought out in the middle, rivals lie in one row that scrolls. */
export const fought = (layout: Layout): boolean =>
  Boolean(layout.lanes?.length || layout.clashes?.length);

function handRows({ layout }: Setting, width: number, card: number, least: number): number {
  const cards = roomOf(layout, layout.hand?.[0] ?? "hand", HAND);
  return Math.min(3, Math.ceil(cards / (1 + Math.floor((width - card) / least))));
}

/** What is left of the middle goes to lanes or bands, row by row. */
function middle(
  at: Setting,
  room: { w: number; h: number; foot: number; corners: number; least: number; most: number },
): Pick<
  Stage,
  "bands" | "lane" | "laneRoom" | "fight" | "middle" | "end" | "foot" | "corners" | "label"
> {
  const { layout, letters } = at;
  const { band: ratio } = ratios(at);
  const phone = at.size === "phone";
  const short = phone && at.height < SHORT_HEIGHT_PX;
  const words = (phone ? 18 : LABEL + 8) * letters;
  const tags = (phone ? 0 : TAG) * letters;
  const rows = layout.bands ?? [];
  const lanes = layout.lanes ?? [];
  const several = rows.length + (lanes.length ? 1 : 0) > 1;
  const end = at.over && lanes.length ? END : 0;
  const high = room.h - room.foot - room.corners - end;
  const shares = rows.map((_, row) => ((at.zones[row] ?? 1) > 2 ? (phone ? 2.4 : 1.6) : 1));
  const all = shares.reduce((sum, one) => sum + one, lanes.length ? 1 : 0) || 1;
  const bands = rows.map((names, row) => {
    const zones = at.zones[row] ?? names.length;
    const owned = zones > names.length;
    const most = Math.max(...names.map((name) => roomOf(layout, name, BAND)));
    const beside = several && zones === 1;
    const down =
      (high * shares[row]!) / all -
      GAP_PX -
      (beside ? 0 : words) -
      (zones > 2 && !owned ? 0 : owned && phone ? 16 : tags);
    const across = (beside ? room.w - 2 * BESIDE : room.w / zones) - 24;
    const apart = across / (most * 1.12);
    const close = across / (1 + 0.45 * (Math.min(most, zones > 2 ? 3 : most) - 1));
    const byWidth = Math.max(
      apart,
      Math.min(close, { phone: 58, tablet: 104, desktop: 92 }[at.size]),
    );
    const piece = between(
      Math.min(byWidth, (zones > 2 ? down / 1.3 : down) / ratio),
      zones > 4 ? Math.min(room.least, Math.max(phone ? 24 : 40, across)) : room.least,
      room.most,
    );
    const tall = Math.round(piece * ratio);
    // No more height than the most pieces take up, so that they lie in the middle of their row.
    const lain = spread(most, {
      piece: { w: piece, h: tall },
      room: { w: across, h: Math.max(tall, down) },
      gap: 10,
    });
    return { piece, room: tall + Math.max(0, ...lain.spots.map(({ y }) => y)), beside };
  });
  const each = high / all - GAP_PX;
  const laneRoom = Math.max(
    phone ? 28 : 46,
    Math.floor(
      lanes.length > 1
        ? (each - (phone ? 56 : 50)) / 2 - (phone || at.over ? 0 : 20)
        : each - words - (short ? 12 : phone ? 36 : 22) * letters,
    ),
  );
  const own = Math.floor(laneRoom / ratio);
  const lane =
    lanes.length > 1
      ? between(
          Math.min(
            (room.w / lanes.length - 16) / (phone ? 1 : 1.4),
            laneRoom / (phone || at.over ? 1 : 1.3) / CARD,
          ),
          phone ? 20 : at.over ? 36 : 56,
          phone ? 46 : 76,
        )
      : between(own, phone ? 22 : 46, phone ? 46 : 76);
  return {
    bands,
    lane,
    laneRoom,
    fight: between((room.h - 150) / 2 / TILE, phone ? 24 : 45, phone ? 30 : 46),
    middle: room.h - end,
    end,
    foot: room.foot,
    corners: room.corners,
    label: labelOf(at),
  };
}

function onDesktop(at: Setting, main: number): Stage {
  const { letters, height, layout, seats } = at;
  const ratio = ratios(at);
  const tall = height >= 820;
  // An amount has a row of its own.
  const prompt = Math.round((tall ? 132 : layout.bets ? 124 : 112) * letters);
  const guide = at.guided ? Math.round(92 * letters) : 0;
  const inner = Math.max(420, height - 57 - 36 - prompt - RIM.desktop);
  const full = plateSize(seats, at.width) === "full";
  const plate = Math.round((full ? 58 : 50) * letters);
  const rivals = at.watching ? seats : seats - 1;
  const laden = (layout.own?.length ?? 0) > 3;
  const solo = rivals === 1 && !laden;
  const shape = laden ? [0, rivals, 0] : horseshoe(rivals);
  const flanked = Math.max(shape[0]!, shape[2] ?? 0);
  const bare = !layout.bands?.length && !layout.lanes?.length;
  const usual = tall ? (at.width >= 1200 ? 88 : 84) : height >= 720 ? 78 : 68;
  // If nothing lies in the middle, hands have its room.
  const open = bare && ratio.own !== TILE && rivals < 5;
  const card = open ? between(inner * 0.19, usual, solo ? 120 : 104) : usual;
  // Long cards are as high as others, nearly.
  const hand = Math.round(card * (ratio.hand === TAROT ? 0.84 : 1));
  const rows = handRows(at, main - 340, hand, 28);
  const handRoom = Math.round(hand * ratio.hand) + (rows - 1) * 46;
  const words = Math.round((HEAD + TAG) * letters) + RAISED;
  const own =
    ratio.own === TILE
      ? 46
      : Math.min(open ? 88 : 64, Math.floor((card * 0.74 * CARD) / ratio.own));
  const laid = layout.own?.length ? plate + 20 + Math.round(own * ratio.own) + labelOf(at) : 0;
  const mine = at.watching ? 0 : Math.max(handRoom + words, laid);
  // Two seats beside the middle share its height.
  const left = inner - mine - 2 * 12;
  const best = bare ? (solo ? 88 : 64) : 52;
  const stacked = solo && open && tall;
  const one = (piece: number): number =>
    (solo && !stacked ? 0 : plate + 8) + Math.round(piece * ratio.own) + labelOf(at);
  let rival = ratio.own === TILE ? 46 : best;
  const least = ratio.own === TILE ? 46 : ratio.own === TAROT ? 28 : 36;
  const top = (): number => (shape[1] ? one(rival) : 0);
  while (rival > least && flanked > 1 && flanked * one(rival) + 14 > left - top()) rival -= 1;
  while (rival > least && left - top() < 230) rival -= 1;
  const room = Math.max(120, left - top() - guide);
  const flank = flanked ? 2 * (between(at.width * 0.145, 168, 220) + 12) : 0;
  const before = Math.round(rival * ratio.own) + labelOf(at);
  // Between several lanes there is nothing to tell that they do not show.
  const foot = Math.round(((layout.lanes?.length ?? 0) > 1 ? 0 : bare ? 56 : 40) * letters);
  return {
    ...middle(at, {
      w: main - 80 - flank,
      h: room,
      foot,
      corners: bare || (shape[1] === 1 && !laden) || (shape[1] === 2 && !laden) ? 0 : 64,
      least: ratio.band === TILE ? 45 : 56,
      most: 112,
    }),
    prompt,
    plate,
    rival,
    before,
    own,
    ownRoom: Math.max(0, mine - plate - 12),
    hand,
    handRows: rows,
    handRoom,
    mine,
    rivals: top(),
    announced: 104,
    solo,
    stacked,
    below: false,
    corner: open && solo ? 80 : bare ? 72 : 56,
    guide,
    news: 0,
    low: false,
  };
}

function onTablet(at: Setting, main: number): Stage {
  const { letters, height, seats, layout } = at;
  const ratio = ratios(at);
  const prompt = Math.round(136 * letters);
  const guide = at.guided ? Math.round(110 * letters) : 0;
  const full = plateSize(seats, at.width) === "full";
  const plate = Math.round(58 * letters);
  const bare = !layout.bands?.length && !layout.lanes?.length;
  const rival = full
    ? ratio.own === TILE
      ? bare
        ? 56
        : 46
      : bare
        ? 68
        : 56
    : ratio.own === TILE
      ? 45
      : 48;
  const before =
    full || layout.own?.length ? Math.round(rival * ratio.own) + (full ? labelOf(at) : 0) : 0;
  const count = at.watching ? seats : seats - 1;
  const lines = full ? 1 : Math.ceil(count / strip(count, false).across);
  const rivals = lines * (plate + 8 + before + 12) + 6;
  const hand = 96;
  const rows = handRows(at, main - 320, hand, 28);
  const handRoom = Math.round(hand * ratio.hand) + (rows - 1) * 46;
  const mine = at.watching ? 0 : handRoom + Math.round((HEAD + TAG) * letters) + RAISED + 20;
  const news = Math.round(34 * letters);
  const room = Math.max(200, height - 57 - prompt - rivals - news - mine - 16 - RIM.tablet - guide);
  return {
    ...middle(at, {
      w: main - 76,
      h: room,
      foot: Math.round((bare ? 84 : 56) * letters),
      corners: layout.corners?.length && !bare ? 94 : 0,
      least: ratio.band === TILE ? 45 : 56,
      most: 128,
    }),
    prompt,
    plate,
    rival,
    before,
    own: ratio.own === TILE ? 46 : 60,
    ownRoom: Math.max(0, mine - plate - 32),
    hand,
    handRows: rows,
    handRoom,
    mine,
    rivals,
    announced: 92,
    solo: false,
    stacked: false,
    below: false,
    corner: bare ? 84 : 56,
    guide,
    news,
    low: false,
  };
}

function onPhone(at: Setting, main: number): Stage {
  const { letters, height, seats, layout } = at;
  const ratio = ratios(at);
  const short = height < SHORT_HEIGHT_PX;
  const bare = !layout.bands?.length && !layout.lanes?.length && ratio.own !== TILE;
  const several = (layout.lanes?.length ?? 0) > 1;
  // Amounts have a row of their own.
  const prompt = Math.round(((short ? 138 : 150) + (layout.bets ? 42 : 0)) * letters);
  const guide = at.guided ? Math.round(84 * letters) : 0;
  const count = at.watching ? seats : seats - 1;
  const { across, scrolls } = strip(count, true, fought(layout) || short);
  const lines = scrolls ? 1 : Math.ceil(count / Math.max(1, across));
  const plate = Math.round(50 * letters);
  const rival = lines > 1 ? 26 : bare ? (short ? 40 : 46) : short ? 30 : 34;
  const before = layout.own?.length ? Math.round(rival * ratio.own) : 0;
  const rivals = lines * (plate + before + 22) + 6;
  const least = short ? 48 : 58;
  const rows = handRows(at, main - 16, least, 28);
  const own = ratio.own === TILE ? 30 : bare ? (short ? 38 : 44) : short ? 28 : 32;
  const laid = (layout.own ?? []).length > 0;
  const ownRoom = laid ? Math.round(own * ratio.own) + Math.round(16 * letters) : 0;
  const words = Math.round((HEAD + TAGS) * letters);
  // The announced card says what happened.
  const news = short && layout.pending ? 0 : Math.round((short ? 18 : 34) * letters);
  const free = height - 53 - prompt - rivals - news - 16 - RIM.phone - guide;
  const roomFor = (card: number): number => Math.round(card * ratio.hand) + (rows - 1) * 46;
  // Nothing but own pieces to press: they have the whole width where there is room for it.
  const header = Math.round(40 * letters);
  const raised = header + 4 + ownRoom + RAISED + 8;
  const below = bare && laid && !layout.bets && free - raised - words - roomFor(least) >= 72;
  const around = below ? raised : Math.max(header, ownRoom) + RAISED + 8;
  // If nothing lies in the middle, the hand has some of its room.
  let hand = least;
  while (
    bare &&
    !layout.bets &&
    hand < least + 24 &&
    handRows(at, main - 16, hand + 1, 28) === rows &&
    free - around - words - roomFor(hand + 1) > 132
  )
    hand += 1;
  const handRoom = roomFor(hand);
  const mine = at.watching ? 0 : around + words + handRoom;
  const room =
    Math.max(72, free - mine) +
    // At the end nothing lies before the seats, and the page may scroll.
    (at.over && layout.lanes?.length ? rivals + Math.round(mine / 2) : 0);
  return {
    ...middle(at, {
      w: main - 16 - 34,
      h: room,
      // What a lane comes to stands in it.
      foot:
        several || (short && layout.lanes?.length) ? 0 : Math.round((short ? 26 : 40) * letters),
      corners:
        layout.corners?.length && !several && !layout.bets ? (ratio.own === TILE ? 43 : 40) : 0,
      least: short ? 26 : 36,
      most: 72,
    }),
    prompt,
    plate,
    rival,
    before,
    own,
    ownRoom,
    hand,
    handRows: rows,
    handRoom,
    mine,
    rivals,
    announced: short ? 30 : 44,
    solo: false,
    stacked: false,
    below,
    corner: between(
      (room - 60) / (ratio.own === TILE ? TILE : CARD),
      26,
      ratio.own === TILE ? 34 : 56,
    ),
    guide,
    news,
    low: false,
  };
}

/** Held sideways: what is asked stands beside the table, and words give way to pieces. */
function onSideways(at: Setting, main: number): Stage {
  const { letters, height, seats, layout } = at;
  const ratio = ratios(at);
  const count = at.watching ? seats : seats - 1;
  const { across, scrolls } = strip(count, true, fought(layout));
  const lines = scrolls ? 1 : Math.ceil(count / Math.max(1, across));
  const plate = Math.round(44 * letters);
  const rival = 24;
  const hand = 44;
  const rows = handRows(at, main - 16, hand, 28);
  const handRoom = Math.round(hand * ratio.hand) + (rows - 1) * 46;
  const own = 26;
  const laid = (layout.own ?? []).length > 0;
  const ownRoom = laid ? Math.round(own * ratio.own) : 0;
  const mine = at.watching ? 0 : ownRoom + 6 + handRoom + RAISED + Math.round(18 * letters) + 6;
  const before = layout.own?.length ? Math.round(rival * ratio.own) : 0;
  const rivals = lines * (plate + before + 22) + 6;
  const room = Math.max(110, height - 48 - rivals - mine - 32);
  return {
    ...middle(at, {
      w: main - 50,
      h: room,
      foot: Math.round(36 * letters),
      corners: 0,
      least: 36,
      most: 56,
    }),
    prompt: height - 48,
    plate,
    rival,
    before,
    own,
    ownRoom,
    hand,
    handRows: rows,
    handRoom,
    mine,
    rivals,
    announced: 34,
    solo: false,
    stacked: false,
    below: false,
    corner: 28,
    guide: 0,
    news: 0,
    low: true,
  };
}
