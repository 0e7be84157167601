/** An evening at the table: entries without a long pause between them. */

const LONG_PAUSE_S = 4 * 60 * 60;

/** When the sitting began to which this moment belongs; times in seconds, in order. */
export function beganAt(times: readonly number[], at: number): number {
  let began = times[0] ?? at;
  for (let place = 1; place < times.length && times[place]! <= at; place++)
    if (times[place]! - times[place - 1]! > LONG_PAUSE_S) began = times[place]!;
  return began;
}

/** Hours and minutes since then. */
export function since(began: number, at: number): string {
  const minutes = Math.max(0, Math.floor((at - began) / 60));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
