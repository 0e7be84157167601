/** Arrow keys move within a group; Tab goes from group to group. */

import type { Attachment } from "svelte/attachments";

const BACK = ["ArrowLeft", "ArrowUp"];
const ON = ["ArrowRight", "ArrowDown"];

export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

  /** One button of the group is reached by Tab: the last that had the focus. */
  const settle = (chosen?: HTMLElement): void => {
    const all = buttons();
    const first = chosen ?? all.find((one) => one.tabIndex === 0 && one.dataset.roved) ?? all[0];
    for (const one of all) {
      one.tabIndex = one === first ? 0 : -1;
      one.dataset.roved = "yes";
    }
  };
  const step = (event: KeyboardEvent): void => {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    let to = here;
    if (BACK.includes(event.key)) to = here - 1;
    else if (ON.includes(event.key)) to = here + 1;
    else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    else return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  const arrive = (event: FocusEvent): void => settle(event.target as HTMLElement);

  settle();
  const changes = new MutationObserver(() => settle());
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", arrive);
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", arrive);
  };
};
