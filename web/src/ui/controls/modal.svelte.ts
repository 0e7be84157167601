/** Dialogs over the page. */

import type { Attachment } from "svelte/attachments";

/**
 * A dialog that lies over the page while `open` says so; Escape and a press beside it `close` it.
 *
 * The browser reports a close only later. By then the next key may have opened it again, so Escape
 * counts at once, and a late report only if it is still true.
 */
export function modal(open: () => boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    $effect(() => {
      if (open() && !dialog.open) dialog.showModal();
      else if (!open() && dialog.open) dialog.close();
    });
    const on = (what: string, when: () => boolean): void =>
      dialog.addEventListener(what, ({ target }) => {
        if (target === dialog && when()) close();
      });
    on("cancel", open);
    on("click", open);
    on("close", () => open() && !dialog.open);
  };
}
