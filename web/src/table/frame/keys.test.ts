import { expect, test, vi } from "vitest";
import { keys } from "./keys";

const quiet = () => false;

/** Presses Enter on a button with this answer, where these are chosen; whether that sent it. */
function sent(answer: string, chosen: string[], repeat = false): boolean {
  const enter = vi.fn(() => true);
  const pressed = keys({
    enter,
    pass: quiet,
    back: quiet,
    rules: quiet,
    talk: quiet,
    sort: quiet,
    skip: quiet,
    chosen: (token) => chosen.includes(token),
    busy: quiet,
  });
  const button = document.createElement("button");
  button.dataset.answer = answer;
  button.addEventListener("keydown", pressed);
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat }));
  return enter.mock.calls.length > 0;
}

test("Enter on a seat chooses it, and once more sends the answer", () => {
  expect(sent("seat-3", ["ask"])).toBe(false);
  expect(sent("seat-3", ["ask", "seat-3"])).toBe(true);
});

test("Enter that is held sends nothing more", () => {
  expect(sent("seat-3", ["seat-3"], true)).toBe(false);
  expect(sent("fold", [], true)).toBe(false);
});
