/** A new page is announced by its heading, which takes the focus as soon as it is there. */

let waiting: MutationObserver | null = null;

export function focusHeading(): void {
  waiting?.disconnect();
  waiting = null;
  if (focus()) return;
  // The page still comes; people who have gone on by then are left alone.
  waiting = new MutationObserver(() => {
    const idle = document.activeElement === null || document.activeElement === document.body;
    if (idle && !focus()) return;
    waiting?.disconnect();
    waiting = null;
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

function focus(): boolean {
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
