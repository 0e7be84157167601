import { describe, expect, it } from "vitest";
import { GAP_PX, LEAST_SHOWN_PX, most, ONE_ROW_PIECES, rows, step } from "./fan";

const suits = (text: string) => [...text];

describe("step", () => {
  it("lays cards side by side while they fit", () => {
    expect(step(5, 80, 432)).toBe(80 + GAP_PX); // 5 * 80 + 4 * 8
    expect(step(1, 80, 100)).toBe(80 + GAP_PX);
  });

  it("overlaps evenly as soon as they do not", () => {
    expect(step(5, 80, 431)).toBeCloseTo((431 - 80) / 4);
    expect(step(20, 72, 699)).toBeCloseTo(33);
  });
});

describe("rows", () => {
  it("has no row for an empty hand", () => {
    expect(rows([], 58, 344, true)).toEqual([]);
  });

  it("keeps to one row on a phone up to eleven", () => {
    const hand = rows(suits("sssshhhhccc"), 58, 344, true);
    expect(hand).toHaveLength(1);
    expect(hand[0]?.width).toBeLessThanOrEqual(344);
    expect(hand[0]?.step).toBeGreaterThanOrEqual(LEAST_SHOWN_PX);
  });

  it("splits twelve on a phone between suits, near the middle", () => {
    const [first, second] = rows(suits("ssssshhhcccd"), 58, 344, true);
    expect([first?.from, first?.to]).toEqual([0, 5]);
    expect([second?.from, second?.to]).toEqual([5, 12]);
    expect(first?.step).toBe(second?.step);
  });

  it("splits in the middle where no suit ends in reach", () => {
    const hand = rows(suits("s".repeat(13)), 58, 344, true);
    expect(hand.map(({ from, to }) => to - from)).toEqual([7, 6]);
  });

  it("holds twenty in one row on a wide screen, a third of a card each", () => {
    const hand = rows(suits("s".repeat(20)), 72, 699, false);
    expect(hand).toHaveLength(1);
    expect(hand[0]?.step).toBeCloseTo(33);
  });

  it.each([
    [40, 58, 344, true],
    [30, 98, 300, false],
    [3, 200, 220, true],
    [13, 58, 320, true],
  ])("never hides more than it may: %i pieces of %i in %i", (count, piece, room, phone) => {
    const hand = rows(Array<string>(count).fill("s"), piece, room, phone);
    expect(hand[0]?.from).toBe(0);
    expect(hand.at(-1)?.to).toBe(count);
    for (const [at, row] of hand.entries()) {
      if (at > 0) expect(row.from).toBe(hand[at - 1]?.to);
      if (row.to - row.from > 1) expect(row.step).toBeGreaterThanOrEqual(LEAST_SHOWN_PX);
      if (room >= piece) expect(row.width).toBeLessThanOrEqual(room);
      if (phone) expect(row.to - row.from).toBeLessThanOrEqual(ONE_ROW_PIECES);
    }
  });
});

it("counts what fits", () => {
  expect(most(58, 344)).toBe(11);
  expect(most(58, 40)).toBe(1);
});
