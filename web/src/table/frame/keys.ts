/** The whole table by keyboard. */

type Does = {
  enter: () => boolean;
  pass: () => boolean;
  back: () => boolean;
  rules: () => void;
  talk: () => void;
  sort: () => void;
  skip: () => boolean;
  chosen: (token: string) => boolean;
  /** Something lies over the table. */
  busy: () => boolean;
};

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";

export function keys(does: Does): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || does.busy())
      return;
    const on = event.target instanceof Element ? event.target : null;
    if (on?.matches(TYPING)) {
      if (event.key === "Escape" && on instanceof HTMLElement) on.blur();
      return;
    }
    const button = on?.closest("button, a, summary");
    const { piece, amount, answer } =
      on?.closest<HTMLElement>("[data-piece], [data-amount], [data-answer]")?.dataset ?? {};
    const token = piece ?? amount ?? answer;
    switch (event.key) {
      case "Enter":
        // A key that is held answers once.
        if (event.repeat) {
          event.preventDefault();
          return;
        }
        // On a piece, a seat or an amount the first Enter chooses and the second confirms; other buttons are themselves.
        if (button && !(token !== undefined && does.chosen(token))) return;
        if (does.enter()) event.preventDefault();
        return;
      case "Escape":
        if (does.back()) event.preventDefault();
        return;
      case " ":
        if (!button && does.skip()) event.preventDefault();
        return;
      case "?":
        does.rules();
        break;
      case "t":
      case "T":
        does.talk();
        break;
      case "s":
      case "S":
        does.sort();
        break;
      case "p":
      case "P":
        if (!does.pass()) return;
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}
