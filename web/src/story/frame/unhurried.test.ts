import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GLANCE_MS } from "../../table/model/choosing.svelte";
import { unhurried } from "./unhurried";

describe("answers on the place cards of a story", () => {
  const pressed = vi.fn<(what: string) => void>();
  let place: HTMLElement;
  let leave: () => void;
  const card = (...names: string[]): HTMLElement => {
    const made = document.createElement("section");
    made.innerHTML = `<h2>?</h2><div class="answers">${names.map((name) => `<button>${name}</button>`).join("")}</div>`;
    for (const one of made.querySelectorAll("button"))
      one.onclick = () => pressed(one.textContent ?? "");
    return made;
  };
  const press = (): void => place.querySelector<HTMLElement>("button:last-child")!.click();
  const drawn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    place = document.createElement("div");
    document.body.append(place);
    place.append(card("Not tried", "Difficulty 7"));
    leave = unhurried(place);
  });
  afterEach(() => {
    leave();
    place.remove();
    pressed.mockClear();
    vi.useRealTimers();
  });

  test("a second press does not flip the card that the first one asks about", async () => {
    press();
    place.replaceChildren(card("Change it", "Flip the card"));
    await drawn();
    press();
    expect(pressed.mock.calls).toEqual([["Difficulty 7"]]);
    await vi.advanceTimersByTimeAsync(GLANCE_MS);
    press();
    expect(pressed.mock.lastCall).toEqual(["Flip the card"]);
  });
  test("nor what came under the finger on the same card", async () => {
    const answers = place.querySelector(".answers")!;
    answers.replaceChildren(...card("Never mind", "I tell it aloud").querySelectorAll("button"));
    await drawn();
    press();
    expect(pressed).not.toHaveBeenCalled();
  });
  test("are there at once where only words changed, or something beside them", async () => {
    place.querySelector("h2")!.innerHTML = "<i>Another one?</i>";
    place.querySelector("button:last-child")!.textContent = "Difficulty 8";
    await drawn();
    press();
    expect(pressed.mock.calls).toEqual([["Difficulty 8"]]);
  });
  test("and those to a contest's question, which knows itself when it was seen", async () => {
    const held = document.createElement("div");
    held.dataset.chosen = "";
    held.append(card("Twist", "Stand"));
    place.replaceChildren(held);
    await drawn();
    press();
    expect(pressed.mock.calls).toEqual([["Stand"]]);
  });
});
