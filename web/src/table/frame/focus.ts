/** Where the keyboard's focus goes when what had it is taken away: a card that was played, a button that was pressed. */

import type { Attachment } from "svelte/attachments";

export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | null = null;
  let zone = "";
  const arrive = (event: FocusEvent): void => {
    last = event.target instanceof HTMLElement ? event.target : null;
    zone = last?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
  };
  const settle = (): void => {
    if (
      !last ||
      last.isConnected ||
      (document.activeElement && document.activeElement !== document.body)
    )
      return;
    const near = zone
      ? root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"] button`)
      : null;
    const refuge = near ?? root.querySelector<HTMLElement>("[data-prompt]");
    if (!refuge) return; // the next card is still to come
    last = null;
    refuge.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", arrive);
  const changes = new MutationObserver(settle);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", arrive);
    changes.disconnect();
  };
};
