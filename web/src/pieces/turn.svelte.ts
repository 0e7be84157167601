import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { still } from "../theme/look.svelte";

const HALF_TURN_MS = 90; // of the 180 ms a card takes

/** Turns a piece about its long axis when it is shown or hidden.
 *
 * `shown` follows the name, but changes sides only in the middle of the turn. */
export class Turn {
  shown: string | null = $state(null);
  #element: HTMLElement | undefined;

  constructor(name: () => string | null) {
    this.shown = untrack(name);
    $effect(() => {
      const next = name();
      const same = untrack(() => (this.shown === null) === (next === null));
      if (same || still() || !this.#element?.animate) {
        this.shown = next;
        return;
      }
      const away = this.#element.animate(
        { transform: ["rotateY(0)", "rotateY(90deg)"] },
        { duration: HALF_TURN_MS, easing: "ease-in" },
      );
      away.onfinish = () => {
        this.shown = next;
        this.#element?.animate(
          { transform: ["rotateY(90deg)", "rotateY(0)"] },
          { duration: HALF_TURN_MS, easing: "ease-out" },
        );
      };
      return () => {
        away.onfinish = null;
        away.cancel();
      };
    });
  }

  attach: Attachment<HTMLElement> = (element) => {
    this.#element = element;
    return () => (this.#element = undefined);
  };
}
