/** Pieces fly from where they lay to where they lie. Transforms only: nothing waits for it. */

import type { Moved, TableEvent } from "./types";

type Marked = { pieces: Map<string, DOMRect>; zones: Map<string, DOMRect>; looks: Map<string, HTMLElement> };

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Where everything lies now, to be called before the table changes. */
export function marked(root: HTMLElement): Marked {
  const found: Marked = { pieces: new Map(), zones: new Map(), looks: new Map() };
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    found.zones.set(zone.dataset.zone!, zone.getBoundingClientRect());
  }
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.pieces.set(piece.dataset.piece!, piece.getBoundingClientRect());
    found.looks.set(piece.dataset.piece!, piece);
  }
  for (const account of root.querySelectorAll<HTMLElement>("[data-account]")) {
    found.zones.set(`account ${account.dataset.account!}`, account.getBoundingClientRect());
  }
  return found;
}

const TRACE = 1000;

/** Where nothing flies, a brass line stays for a second on what has moved. */
export function trace(root: HTMLElement, events: readonly TableEvent[]): void {
  for (const event of events) {
    if (event.event !== "moved" || event.piece === null) continue;
    const body = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(event.piece)}"] .body`);
    body?.classList.add("arrived");
    setTimeout(() => body?.classList.remove("arrived"), TRACE);
  }
}

/** Lets what moved fly, and what was pushed aside slide. */
export function fly(root: HTMLElement, before: Marked, events: readonly TableEvent[], speed: number): void {
  const moves = events.filter((event): event is Moved => event.event === "moved");
  const flown = new Set<string>();
  const apart = Math.min(40, 640 / Math.max(1, moves.length)) / speed;
  moves.forEach((move, place) => {
    const delay = place * apart;
    const target = move.piece && root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(move.piece)}"]`);
    const from = (move.piece && before.pieces.get(move.piece)) || (move.from && before.zones.get(move.from)) || null;
    if (target) {
      flown.add(move.piece!);
      const wasSeen = before.pieces.has(move.piece!);
      if (move.from === move.to || !from) turn(target, delay, speed);
      else glide(target, from, delay, 260 / speed, place, !wasSeen);
    } else if (from) {
      const zone = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.to)}"]`);
      const look = move.piece ? before.looks.get(move.piece) : undefined;
      if (zone) ghost(from, zone.getBoundingClientRect(), look, delay, 260 / speed);
    }
  });
  for (const event of events) if (event.event === "paid") pay(root, before, event, speed);
  for (const [piece, from] of before.pieces) {
    if (flown.has(piece)) continue;
    const here = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
    if (here) slide(here, from, 200 / speed);
  }
}

function glide(target: HTMLElement, from: DOMRect, delay: number, ms: number, place: number, turned: boolean): void {
  const to = target.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.hypot(x, y) < 2) return;
  const scale = Math.min(1.4, Math.max(0.4, Math.min(from.height, to.height * 1.4) / to.height));
  const lean = ((place % 3) - 1) * 6 + (x > 0 ? -2 : 2);
  target.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${lean}deg) ${turned ? "rotateY(80deg)" : ""}`, zIndex: 40 },
      { transform: "none", zIndex: 40 },
    ],
    { duration: ms, delay, easing: EASE, fill: "backwards" },
  );
}

function slide(target: HTMLElement, from: DOMRect, ms: number): void {
  const to = target.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 2 || Math.hypot(x, y) > 900 || !to.width) return;
  target.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: ms, easing: EASE });
}

function turn(target: HTMLElement, delay: number, speed: number): void {
  target.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: 180 / speed,
    delay,
    easing: "ease-out",
    fill: "backwards",
  });
}

/** A piece on its way into a pile, where it is no element of its own any more. */
function ghost(from: DOMRect, to: DOMRect, look: HTMLElement | undefined, delay: number, ms: number): void {
  const flying = look ? (look.cloneNode(true) as HTMLElement) : document.createElement("div");
  if (!look) flying.className = "flying-back";
  flying.removeAttribute("data-piece");
  flying.setAttribute("aria-hidden", "true");
  flying.inert = true;
  const [width, height] = look ? [from.width, from.height] : [40, 56];
  Object.assign(flying.style, {
    position: "fixed",
    left: `${from.left + from.width / 2 - width / 2}px`,
    top: `${from.top + from.height / 2 - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(flying);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const scale = Math.min(1, 60 / height);
  const run = flying.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.85 }],
    { duration: ms, delay, easing: EASE, fill: "both" },
  );
  run.onfinish = run.oncancel = () => flying.remove();
}

function pay(root: HTMLElement, before: Marked, event: Extract<TableEvent, { event: "paid" }>, speed: number): void {
  const from = before.zones.get(`account ${event.from}`);
  const to = root.querySelector<HTMLElement>(`[data-account="${CSS.escape(`${event.to}`)}"]`);
  if (!from || !to) return;
  const chip = document.createElement("div");
  chip.className = "flying-chip";
  chip.textContent = `${event.amount}`;
  document.body.append(chip);
  ghostChip(chip, from, to.getBoundingClientRect(), 320 / speed);
}

function ghostChip(chip: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  chip.setAttribute("aria-hidden", "true");
  chip.style.left = `${from.left + from.width / 2 - 17}px`;
  chip.style.top = `${from.top + from.height / 2 - 17}px`;
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const run = chip.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }], {
    duration: ms,
    easing: EASE,
    fill: "both",
  });
  run.onfinish = run.oncancel = () => chip.remove();
}
