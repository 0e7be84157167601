/** Pieces fly from where they lay to where they lie. Copies fly over the page, so nothing hides or cuts them. */

import type { AnyEvent, Moved, Paid } from "../../wire/table";

/** Where something lay, and a copy of its looks where it may have to fly. */
type Lay = { box: DOMRect; look?: HTMLElement };
export type Marked = {
  pieces: Map<string, Lay>;
  zones: Map<string, Lay>;
  tops: Map<string, string>;
};

const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT_MS = 260;
const SLIDE_MS = 200;
const PAY_MS = 320;
/** What won rises piece by piece. */
const RISE_MS = 360;
const RISE_APART_MS = 60;
const TURN_MS = 180;
const APART_MS = 40;
/** The last of many pieces starts so late that all have landed after 900 ms. */
const LAST_START_MS = 640;
const TRACE_MS = 1000;
const FADE_MS = 120;
const CHIP_PX = 34;
/** A way of fewer pixels is none. */
const NO_WAY_PX = 2;

const movesOf = (events: readonly AnyEvent[]): Moved[] =>
  events.filter((event): event is Moved => event.event === "moved");

/** Where everything lies now, to be called before the table changes. */
export function marked(root: HTMLElement, events: readonly AnyEvent[]): Marked {
  const moves = movesOf(events);
  const flying = new Set(moves.map((move) => move.piece));
  const left = new Set(moves.map((move) => move.from));
  const reached = new Set(moves.map((move) => move.to));
  const found: Marked = { pieces: new Map(), zones: new Map(), tops: new Map() };
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const key = zone.dataset.zone!;
    const hidden = [...zone.querySelectorAll<HTMLElement>(".lying:not([data-piece])")].at(-1);
    found.zones.set(
      key,
      hidden
        ? { box: boxOf(hidden), ...(left.has(key) && { look: copied(hidden) }) }
        : { box: boxOf(zone) },
    );
    if (!reached.has(key)) continue;
    const top = [...zone.querySelectorAll<HTMLElement>("[data-piece]")].at(-1)?.dataset.piece;
    if (top !== undefined) found.tops.set(key, top);
  }
  const tops = new Set(found.tops.values());
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = piece.dataset.piece!;
    found.pieces.set(name, {
      box: boxOf(piece),
      ...((flying.has(name) || tops.has(name)) && { look: copied(piece) }),
    });
  }
  for (const account of root.querySelectorAll<HTMLElement>("[data-account]")) {
    found.zones.set(`account ${account.dataset.account!}`, {
      box: account.getBoundingClientRect(),
    });
  }
  return found;
}

/** Where nothing flies, what has moved fades in, and a brass line stays on it for a second. */
export function trace(root: HTMLElement, events: readonly AnyEvent[]): void {
  for (const { piece } of movesOf(events)) {
    const body = piece === null ? null : lying(root, piece)?.querySelector<HTMLElement>(".body");
    if (!body) continue;
    body.animate?.({ opacity: [0, 1] }, FADE_MS);
    body.classList.add("arrived");
    setTimeout(() => body.classList.remove("arrived"), TRACE_MS);
  }
}

/** Lets what moved fly, and what was pushed aside slide; where there is less room it shrinks on its way. */
export function fly(
  root: HTMLElement,
  before: Marked,
  events: readonly AnyEvent[],
  speed: number,
): void {
  const moves = movesOf(events);
  const apart = Math.min(APART_MS, LAST_START_MS / Math.max(1, moves.length)) / speed;
  const flown = new Set<string>();
  let end = 0;
  moves.forEach((move, place) => {
    const way = {
      root,
      piece: move.piece ?? "",
      delay: place * apart,
      ms: FLIGHT_MS / speed,
      speed,
      lean: ((place % 3) - 1) * 6,
    };
    end = way.delay + way.ms;
    if (move.piece !== null) flown.add(move.piece);
    send(move, before, way);
  });
  for (const [zone, top] of before.tops)
    if (!flown.has(top)) linger(root, before.pieces.get(top), top, zone, end);
  for (const event of events) if (event.event === "paid") pay(root, before, event, speed);
  for (const [piece, { box }] of before.pieces) {
    const here = flown.has(piece) ? null : lying(root, piece);
    const rises = here?.closest<HTMLElement>("[data-risen]")?.dataset.risen;
    if (here && rises) slide(here, box, RISE_MS, Number(rises) * RISE_APART_MS);
    else if (here) slide(here, box, SLIDE_MS / speed);
  }
}

type Way = {
  root: HTMLElement;
  piece: string;
  delay: number;
  ms: number;
  speed: number;
  lean: number;
};

function send(move: Moved, before: Marked, way: Way): void {
  const target = move.piece === null ? null : lying(way.root, move.piece);
  const seen = move.piece === null ? undefined : before.pieces.get(move.piece);
  const from = seen ?? (move.from === null ? undefined : before.zones.get(move.from));
  if (target && (move.from === move.to || !from)) return turn(target, way);
  if (!from?.box.width) return;
  if (!target) {
    const zone = way.root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.to)}"]`);
    const pile = zone && ([...zone.querySelectorAll<HTMLElement>(".lying")].at(-1) ?? zone);
    if (!pile) return;
    const drawn = from.look ? from.box : within(from.box, 40, 56);
    carry(from.look ?? plainBack(move.back), drawn, drawn, fitted(boxOf(pile), drawn), way);
    return;
  }
  const to = boxOf(target);
  if (!to.width || apartFrom(from.box, to) < NO_WAY_PX) return;
  hide(target, way);
  if (seen?.look && from.box.height > to.height) carry(seen.look, from.box, from.box, to, way);
  else
    carry(
      copied(target),
      to,
      seen ? from.box : fitted(from.box, to),
      to,
      way,
      seen ? undefined : (from.look ?? plainBack(move.back)),
    );
}

/** A copy flies from a box to a box; it was drawn for the box `drawn`. With a `back` it turns over on its way. */
function carry(
  look: HTMLElement,
  drawn: DOMRect,
  from: DOMRect,
  to: DOMRect,
  way: Way,
  back?: HTMLElement,
): void {
  const flyer = over(way.root, drawn, 60);
  flyer.dataset.flies = way.piece;
  flyer.append(look);
  const at = (box: DOMRect): { translate: string; scale: string } => ({
    translate: `${middle(box)[0] - middle(drawn)[0]}px ${middle(box)[1] - middle(drawn)[1]}px`,
    scale: `${box.height / drawn.height}`,
  });
  const timing = { duration: way.ms, delay: way.delay, easing: EASE, fill: "both" as const };
  const run = flyer.animate(
    [
      { ...at(from), rotate: `${way.lean}deg` },
      { ...at(to), rotate: "0deg" },
    ],
    timing,
  );
  run.onfinish = run.oncancel = () => flyer.remove();
  if (!back) return;
  const half = TURN_MS / 2 / way.speed;
  Object.assign(back.style, { position: "absolute", inset: "0", margin: "0" });
  back.style.scale = `${drawn.height / (parseFloat(back.dataset.height ?? "") || drawn.height)}`;
  back.style.transformOrigin = "0 0";
  const cover = document.createElement("div");
  cover.style.cssText = "position:absolute;inset:0";
  cover.append(back);
  flyer.append(cover);
  cover.animate(
    { transform: ["rotateY(0)", "rotateY(90deg)"] },
    { duration: half, delay: way.delay, easing: "ease-in", fill: "both" },
  );
  look.animate(
    { transform: ["rotateY(90deg)", "rotateY(0)"] },
    { duration: half, delay: way.delay + half, easing: "ease-out", fill: "both" },
  );
}

/** While its copy flies the piece itself is not seen yet. */
function hide(target: HTMLElement, way: Way): void {
  target.animate({ opacity: [0, 0] }, { duration: way.delay + way.ms });
}

/** What lay on top of a pile stays in sight until the next has come to lie on it. */
function linger(
  root: HTMLElement,
  top: Lay | undefined,
  piece: string,
  zone: string,
  ms: number,
): void {
  const stays = lying(root, piece)?.closest<HTMLElement>("[data-zone]")?.dataset.zone === zone;
  if (stays || !top?.look) return;
  const copy = over(root, top.box, 50);
  copy.append(top.look);
  const run = copy.animate({ opacity: [1, 1] }, ms);
  run.onfinish = run.oncancel = () => copy.remove();
}

function slide(target: HTMLElement, from: DOMRect, ms: number, delay = 0): void {
  const to = boxOf(target);
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!to.width || !from.width) return;
  const grown = from.height / to.height;
  if (Math.hypot(x, y) < NO_WAY_PX && Math.abs(grown - 1) < 0.02) return;
  const origin = { transformOrigin: "0 0" };
  target.animate(
    [
      { ...origin, translate: `${x}px ${y}px`, scale: `${grown}` },
      { ...origin, translate: "0px 0px", scale: "1" },
    ],
    { duration: ms, delay, easing: EASE, fill: "backwards" },
  );
}

function turn(target: HTMLElement, way: Way): void {
  target.animate(
    { transform: ["rotateY(90deg)", "none"] },
    { duration: TURN_MS / way.speed, delay: way.delay, easing: "ease-out", fill: "backwards" },
  );
}

function pay(root: HTMLElement, before: Marked, event: Paid, speed: number): void {
  const from = before.zones.get(`account ${event.from}`)?.box;
  const to = root
    .querySelector<HTMLElement>(`[data-account="${CSS.escape(`${event.to}`)}"]`)
    ?.getBoundingClientRect();
  if (!from?.width || !to?.width) return;
  const chip = document.createElement("div");
  chip.className = "flying-chip";
  chip.textContent = `${event.amount}`;
  const box = within(from, CHIP_PX, CHIP_PX);
  carry(chip, box, box, within(to, CHIP_PX, CHIP_PX), {
    root,
    piece: "",
    delay: 0,
    ms: PAY_MS / speed,
    speed,
    lean: 0,
  });
}

// Boxes and copies

function lying(root: HTMLElement, piece: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
}

/** The piece itself, without what is written under it. */
function boxOf(element: HTMLElement): DOMRect {
  const body = element.classList.contains("lying")
    ? element.querySelector<HTMLElement>(".body")
    : null;
  return (body ?? element).getBoundingClientRect();
}

function copied(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const words of copy.querySelectorAll(".tag, .note, .reach")) words.remove();
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-state");
  copy.dataset.height = `${boxOf(element).height}`;
  return copy;
}

const middle = (box: DOMRect): [x: number, y: number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

function apartFrom(one: DOMRect, other: DOMRect): number {
  const [[x, y], [u, v]] = [middle(one), middle(other)];
  return Math.hypot(x - u, y - v);
}

/** A box of the size of a piece in the middle of a place that may be of any size. */
function fitted(place: DOMRect, piece: DOMRect): DOMRect {
  const height = Math.min(place.height, piece.height);
  return within(place, (piece.width / piece.height) * height, height);
}

function within(place: DOMRect, width: number, height: number): DOMRect {
  const [x, y] = middle(place);
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

function plainBack(kind = "card"): HTMLElement {
  const back = document.createElement("div");
  back.className = `flying-back ${kind}`;
  return back;
}

/** An empty thing over the page that nobody can press and no screen reader announces. */
function over(root: HTMLElement, box: DOMRect, height: number): HTMLElement {
  const made = document.createElement("div");
  made.className = "flyer";
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  made.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;z-index:${height}`;
  root.append(made);
  return made;
}
