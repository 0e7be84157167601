import { expect, it } from "vitest";
import { dots, lattice, pips } from "./art";

it("prints as many pips as the card counts, alike from both ends", () => {
  for (let rank = 2; rank <= 10; rank++) {
    const found = pips(rank);
    expect(found).toHaveLength(rank);
    if (rank !== 7) {
      const turned = found.map(({ x, y }) => `${100 - x} ${(140 - y).toFixed(1)}`).sort();
      expect(found.map(({ x, y }) => `${x} ${y.toFixed(1)}`).sort()).toEqual(turned);
    }
  }
});

it("puts as many dots on half a domino as it counts, none touching", () => {
  for (let value = 0; value <= 15; value++) {
    const { r, at } = dots(value);
    expect(at).toHaveLength(value);
    for (const [i, [x, y]] of at.entries()) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(r);
      for (const [u, v] of at.slice(i + 1)) {
        expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * r);
      }
    }
  }
});

it("keeps the lattice inside its frame", () => {
  const numbers = lattice(10, 20, 30, 50, 7).match(/[\d.]+ [\d.]+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  for (const pair of numbers) {
    const [x, y] = pair.split(" ").map(Number);
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(40);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(70);
  }
});
