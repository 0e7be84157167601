/** A piece may be dragged to where it shall go. It is never needed: dropping it presses it, and
 *  then what it was dropped on, as two presses would. Fingers slide along their hand instead. */

import type { Attachment } from "svelte/attachments";

/** Pixels by which a press becomes a drag. */
const DRAG_SLACK_PX = 8;
/** Milliseconds in which what it was dropped on must become possible; the table is asked. */
const PREVIEW_TIMEOUT_MS = 3000;
const PIECE = "[data-piece] button";
const PLACES = `${PIECE}, [data-answer]`;

type Drag = { button: HTMLElement; from: [number, number]; ghost: HTMLElement | null };

const able = (one: HTMLElement): boolean => one.getAttribute("aria-disabled") !== "true";
const chosen = (one: HTMLElement): boolean => one.getAttribute("aria-pressed") === "true";

export const drags: Attachment<HTMLElement> = (root) => {
  let drag: Drag | null = null;
  let over: HTMLElement | null = null;

  const down = (event: PointerEvent): void => {
    const button = (event.target as Element | null)?.closest<HTMLElement>(PIECE);
    if (!button || event.pointerType === "touch" || event.button !== 0 || !able(button)) return;
    drag = { button, from: [event.clientX, event.clientY], ghost: null };
  };
  const under = (event: PointerEvent): Element | null =>
    document.elementFromPoint(event.clientX, event.clientY);
  const mark = (one: HTMLElement | null): void => {
    if (over === one) return;
    over?.removeAttribute("data-over");
    over = one;
    over?.setAttribute("data-over", "");
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.from[0], event.clientY - drag.from[1]];
    if (!drag.ghost && Math.hypot(x, y) < DRAG_SLACK_PX) return;
    drag.ghost ??= lifted(drag.button);
    drag.ghost.style.translate = `${x}px ${y}px`;
    const at = under(event)?.closest<HTMLElement>(PLACES) ?? null;
    mark(at && root.contains(at) && at !== drag.button ? at : null);
  };
  const up = (event: PointerEvent): void => {
    const now = drag;
    const target = over;
    stop();
    if (!now?.ghost) return;
    // The click that belongs to this press would choose it once more, or put it back.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const found = under(event);
    if (!found || !root.contains(found)) return;
    const home = now.button.closest("[data-zone]");
    if (!target && home?.contains(found)) return; // put down where it was
    setTimeout(() => {
      if (!chosen(now.button)) now.button.click();
      if (target) void press(target);
    });
  };
  const stop = (): void => {
    drag?.ghost?.remove();
    drag = null;
    mark(null);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") stop();
  };

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", key);
  return () => {
    stop();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", key);
  };
};

/** A copy of the piece, which follows the pointer. */
function lifted(button: HTMLElement): HTMLElement {
  const box = button.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  const piece = button.closest(".piece") ?? button;
  ghost.append(piece.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** Presses it as soon as it can be. */
async function press(target: HTMLElement): Promise<void> {
  const until = Date.now() + PREVIEW_TIMEOUT_MS;
  while (target.isConnected && !able(target) && Date.now() < until)
    await new Promise((done) => setTimeout(done, 30));
  if (target.isConnected && able(target)) target.click();
}
