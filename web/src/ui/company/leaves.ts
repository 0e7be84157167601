/** A leaf for each name that our bots have, filled, on a ground of 24 by 24. */

/** A leaf that points up from its foot: how far, how wide, and which way it leans. */
function leaf(x: number, y: number, long: number, wide: number, lean = 0): string {
  const turn = (lean * Math.PI) / 180;
  const at = (across: number, up: number): string => {
    const right = x + across * Math.cos(turn) + up * Math.sin(turn);
    const down = y + across * Math.sin(turn) - up * Math.cos(turn);
    return `${right.toFixed(1)} ${down.toFixed(1)}`;
  };
  return `M${at(0, 0)}C${at(-wide, long * 0.35)} ${at(-wide, long * 0.75)} ${at(0, long)}C${at(wide, long * 0.75)} ${at(wide, long * 0.35)} ${at(0, 0)}Z`;
}

function dot(x: number, y: number, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
}

const stem = (from: number, to = 21): string => `M11.4 ${from}h1.2v${to - from}h-1.2Z`;

const pairs = (
  heights: readonly number[],
  long: number,
  wide: number,
  lean: number,
): readonly string[] =>
  heights.flatMap((y) => [leaf(12, y, long, wide, -lean), leaf(12, y, long, wide, lean)]);

const LEAVES: Record<string, readonly string[]> = {
  Basil: [leaf(12, 21, 11, 6, -38), leaf(12, 21, 11, 6, 38), leaf(12, 17, 14, 6)],
  Clover: [
    leaf(12, 13, 9, 6.4),
    leaf(12, 13, 9, 6.4, 118),
    leaf(12, 13, 9, 6.4, -118),
    stem(13, 22),
  ],
  Juniper: [stem(4), leaf(12, 7, 5, 1.5), ...pairs([9, 13, 17, 21], 8, 1.6, 52)],
  Saffron: [leaf(12, 21, 16, 5), leaf(12, 21, 16, 5, -28), leaf(12, 21, 16, 5, 28)],
  Sorrel: [leaf(12, 18, 16, 6), leaf(12, 15, 8, 2.6, -140), leaf(12, 15, 8, 2.6, 140), stem(17)],
  Tansy: [stem(6), leaf(12, 8, 6, 2.2), ...pairs([11, 15, 19], 7.5, 2.4, 66)],
  Thyme: [stem(5), dot(12, 4, 2), ...pairs([9.5, 14, 18.5], 5.6, 3.2, 74)],
  Yarrow: [
    stem(9),
    leaf(12, 16, 8, 1, -40),
    leaf(12, 16, 8, 1, 40),
    ...[4.5, 8.2, 12, 15.8, 19.5].map((x) => dot(x, 7 - Math.abs(1 - Math.abs(x - 12) / 8), 2.1)),
  ],
  Fennel: [
    stem(3),
    ...[-64, -44, -24, 24, 44, 64].map((lean) => leaf(12, 20, 16 - Math.abs(lean) / 9, 0.9, lean)),
  ],
  Hyssop: [stem(14), leaf(12, 20, 8, 1.8, -60), leaf(12, 20, 8, 1.8, 60)].concat(
    [12.5, 9.5, 6.5].flatMap((y) => [dot(10, y, 1.9), dot(14, y, 1.9)]),
    dot(12, 3.8, 1.9),
  ),
};

/** The leaf that goes with a name; null where it is nobody's of ours. */
export function leafOf(name: string): string | null {
  return LEAVES[name]?.join("") ?? null;
}
