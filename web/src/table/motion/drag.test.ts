import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drags } from "./drag";

let root: HTMLElement;
let pressed: string[];
let at: Element | null;
let end: (() => void) | void;

function piece(name: string, zone: string): HTMLElement {
  const place = document.createElement("div");
  place.dataset.zone = zone;
  place.innerHTML = `<span data-piece="${name}"><span class="piece"><button></button></span></span>`;
  root.append(place);
  const button = place.querySelector("button")!;
  button.addEventListener("click", () => {
    pressed.push(name);
    button.setAttribute("aria-pressed", "true");
  });
  return button;
}

function pointer(kind: string, on: EventTarget, x: number, type = "mouse"): void {
  const event = new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 0, button: 0 });
  Object.defineProperty(event, "pointerType", { value: type });
  on.dispatchEvent(event);
}

async function dragged(from: HTMLElement, to: Element, type = "mouse"): Promise<void> {
  pointer("pointerdown", from, 0, type);
  at = to;
  pointer("pointermove", window, 50, type);
  pointer("pointerup", window, 50, type);
  await new Promise((done) => setTimeout(done, 10));
}

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  pressed = [];
  document.elementFromPoint = vi.fn(() => at);
  end = drags(root);
});
afterEach(() => {
  end?.();
  root.remove();
});

test("a piece that is dropped on another is chosen, and then the other", async () => {
  const [mine, other] = [piece("7h", "hand"), piece("6-4", "pool")];
  await dragged(mine, other);
  expect(pressed).toEqual(["7h", "6-4"]);
  expect(document.querySelector(".ghost")).toBeNull();
  expect(document.querySelector("[data-over]")).toBeNull();
});

test("dropped on the table it is chosen; where it lay, beside the table or by a finger it is not", async () => {
  const mine = piece("7h", "hand");
  await dragged(mine, mine.closest("[data-zone]")!);
  await dragged(mine, document.body);
  await dragged(mine, root, "touch");
  expect(pressed).toEqual([]);
  await dragged(mine, root);
  expect(pressed).toEqual(["7h"]);
  await dragged(mine, root);
  expect(pressed).toEqual(["7h"]); // it is chosen already
});

test("a press that trembles is a press; what cannot be chosen is not lifted", async () => {
  const mine = piece("7h", "hand");
  pointer("pointerdown", mine, 0);
  pointer("pointermove", window, 3);
  expect(document.querySelector(".ghost")).toBeNull();
  pointer("pointerup", window, 3);
  mine.setAttribute("aria-disabled", "true");
  pointer("pointerdown", mine, 0);
  pointer("pointermove", window, 50);
  expect(document.querySelector(".ghost")).toBeNull();
  pointer("pointerup", window, 50);
});

test("Escape puts it down where it was", () => {
  const mine = piece("7h", "hand");
  pointer("pointerdown", mine, 0);
  at = root;
  pointer("pointermove", window, 50);
  expect(document.querySelector(".ghost")).not.toBeNull();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(document.querySelector(".ghost")).toBeNull();
  pointer("pointerup", window, 50);
  expect(pressed).toEqual([]);
});
