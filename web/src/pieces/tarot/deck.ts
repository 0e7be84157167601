/** Our own 78 pictures, a file each. Import this module only when a card is shown: it names all. */

const FILES = import.meta.glob<string>("./*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Where a card's picture lies; `near` shows only what a little card has room for. */
export function picture(card: string, near = false): string {
  const file = FILES[`./${card}.svg`] ?? "";
  return near && file ? `${file}#near` : file;
}
