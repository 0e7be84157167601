/** The spoken code of a table: four or five words, however they were typed. */

/** `  Plum kettle, NINE ` becomes `plum-kettle-nine`; empty where there are no words. */
export function tidyCode(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}

/** The path of a pasted invite link, or null if it is none. */
export function linkPath(text: string): string | null {
  const path = /\/(?:t|seat|join|replay)\/[\w.%~-]+/.exec(text.trim());
  return path ? path[0] : null;
}
