import { describe, expect, it } from "vitest";
import { askedLast, heightOf, indexOf, lots, spread } from "./spread";

const CARD = { w: 56, h: 78 };

describe("spread", () => {
  it("lays pieces side by side in the middle of the room", () => {
    const { spots, more } = spread(3, { piece: CARD, room: { w: 300, h: 78 }, gap: 10 });
    expect(spots.map(({ x }) => x)).toEqual([56, 122, 188]);
    expect(more).toBe(0);
  });

  it("begins a line below where there is height for one", () => {
    const { spots } = spread(6, { piece: CARD, room: { w: 200, h: 170 }, gap: 10 });
    expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([0, 88]));
  });

  it.each([
    [8, 110, 130],
    [16, 110, 130],
    [5, 60, 78],
    [30, 500, 78],
    [1, 10, 10],
  ])("shows the index of each of %i pieces in %i × %i, or counts it", (count, w, h) => {
    const { spots, more } = spread(count, { piece: CARD, room: { w, h }, gap: 8 });
    expect(spots.length + more).toBe(count);
    expect(spots.length).toBeGreaterThan(0);
    const index = indexOf(CARD);
    spots.forEach(({ x, y }, at) => {
      expect(x).toBeGreaterThanOrEqual(0);
      if (w >= CARD.w) expect(x + CARD.w).toBeLessThanOrEqual(w + 1);
      if (h >= CARD.h) expect(y + CARD.h).toBeLessThanOrEqual(h + 1);
      for (const over of spots.slice(at + 1)) {
        const apart = over.x - x >= index.w - 1 || over.y - y >= index.h - 1;
        expect(apart || over.x + CARD.w <= x).toBe(true);
      }
    });
  });

  it("keeps the newest of what does not fit", () => {
    const { spots, more } = spread(9, { piece: CARD, room: { w: 60, h: 80 }, gap: 8 });
    expect([spots.length, more]).toEqual([1, 8]);
  });
});

describe("lots", () => {
  it("gives zones side by side what they need", () => {
    const found = lots(
      [
        { open: 0, hidden: 3 },
        { open: 2, hidden: 0 },
      ],
      { piece: CARD, room: 400, gap: 4 },
    );
    expect(found.map(({ x, first, hidden }) => [x, first, hidden])).toEqual([
      [0, 0, 3],
      [95, 0, 0],
    ]);
  });

  it("takes from the gaps, then from the oldest of the longest row", () => {
    const wish = { piece: CARD, room: 150, gap: 4 };
    expect(lots([{ open: 4, hidden: 0 }], wish)[0]!.step).toBeLessThan(CARD.w);
    const long = lots(
      [
        { open: 12, hidden: 0 },
        { open: 1, hidden: 0 },
      ],
      wish,
    );
    expect(long.map(({ first }) => first)).toEqual([expect.any(Number), 0]);
    expect(long[0]!.first).toBeGreaterThan(0);
    const [last] = long.slice(-1);
    expect(last!.x + CARD.w).toBeLessThanOrEqual(150);
  });
});

describe("lots without enough room", () => {
  const wish = { piece: CARD, room: 80, gap: 4 };
  const open = { open: 1, hidden: 0 };
  const closed = { open: 0, hidden: 1 };

  it("leaves out the last zones of backs", () => {
    const found = lots([open, closed, closed], wish);
    expect(found.map(({ width }) => width > 0)).toEqual([true, false, false]);
    expect(found.map(({ hidden }) => hidden)).toEqual([0, 0, 0]);
  });

  it("keeps a zone of backs that can be chosen", () => {
    const found = lots([open, { ...closed, named: true }, closed], wish);
    expect(found.map(({ hidden }) => hidden)).toEqual([0, 1, 0]);
  });

  it("draws all that is asked for before anything else", () => {
    const asked = { open: 3, hidden: 0, asked: 3 };
    const others = { open: 2, hidden: 0 };
    const narrow = { ...wish, room: 3 * CARD.w };
    expect(lots([asked, others], narrow)[0]!.first).toBe(0);
    expect(lots([{ ...asked, asked: 0 }, others, others], narrow)[0]!.first).toBeGreaterThan(0);
    const crowded = lots([asked, others, others], { ...wish, room: CARD.w + 40 });
    expect(crowded.map(({ first }) => first)[0]).toBe(0);
    expect(crowded.map(({ width }) => width > 0)).toEqual([true, false, false]);
  });

  it("draws fewer pieces if their edges stay apart for fingers", () => {
    const many = { open: 6, hidden: 0 };
    const found = lots([many], { ...wish, room: 190, apart: 46 })[0]!;
    expect(found.step).toBeGreaterThanOrEqual(46);
    expect(found.first).toBeGreaterThan(0);
    expect(lots([many], { ...wish, room: 190 })[0]!.first).toBe(0);
  });
});

describe("askedLast", () => {
  it("moves what is asked for to the end, in its order", () => {
    expect(askedLast(["2c", null, "3c", "4c"], new Set(["4c", "2c"]))).toEqual([
      null,
      "3c",
      "2c",
      "4c",
    ]);
  });
});

describe("heightOf", () => {
  it("knows tiles and tarot cards", () => {
    expect(["Ks", "6-4", null].map((one) => heightOf(one, 50, "card"))).toEqual([70, 100, 70]);
    expect([heightOf("Ks", 40, "tarot"), heightOf(null, 40, "domino")]).toEqual([70, 80]);
  });
});
