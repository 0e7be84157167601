/** What is asked next may have its answers where the last ones lay: a second press is not meant for them. */

import { GLANCE_MS } from "../../table/model/choosing.svelte";

/** Answers to what a contest asks know themselves when they were seen. */
const OWN = "[data-chosen]";

const changed = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
  const parts = [...addedNodes, ...removedNodes].filter((one) => one instanceof Element);
  const among = (target as Element).matches(".answers");
  return parts.some((one) => among || one.querySelector(".answers"));
};

/** Answers on place cards in here count once they have lain there for a moment. */
export function unhurried(place: HTMLElement): () => void {
  let seen: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    clearTimeout(seen);
    place.classList.add("fresh");
    seen = setTimeout(() => place.classList.remove("fresh"), GLANCE_MS);
  };
  const press = (event: Event): void => {
    const answers = (event.target as Element).closest(".answers");
    if (!answers || answers.closest(OWN) || !place.matches(".fresh")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const watch = new MutationObserver((all) => all.some(changed) && hold());
  watch.observe(place, { childList: true, subtree: true });
  place.addEventListener("click", press, { capture: true });
  return () => {
    clearTimeout(seen);
    watch.disconnect();
    place.removeEventListener("click", press, { capture: true });
  };
}
