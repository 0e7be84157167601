/** Scales of plots: round numbers that everything lies between, and where a value falls. */

const TICK_COUNT = 5;

/** At most about five steps, of 1, 2 or 5 times a power of ten. */
export function ticks(values: readonly (number | null)[]): number[] {
  const known = values.filter((one): one is number => one !== null && Number.isFinite(one));
  const low = known.length ? Math.min(...known) : 0;
  const high = known.length ? Math.max(...known) : 1;
  const rough = (high - low || Math.abs(high) || 1) / TICK_COUNT;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough * 0.999)!;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, n) =>
    Number(((first + n) * step).toPrecision(10)),
  );
}

/** Where a value falls between two ends of a line. */
export function place(value: number, marks: readonly number[], from: number, to: number): number {
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return Math.round((from + part * (to - from)) * 10) / 10;
}
