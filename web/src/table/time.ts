/** Facts that count a game along; they name the lines of the log and the parts of a replay. */
export const ROUNDS = /round|turn|hand|game|deal|inning/;

/** Seconds as people read them. */

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}
