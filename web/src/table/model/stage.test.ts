import { describe, expect, it } from "vitest";
import type { Layout } from "../../wire/http";
import { type Setting, stageOf } from "./stage";
import { Display } from "../../theme/display.svelte";

const files = import.meta.glob<Layout>("../../../../src/parlour/games/*/layout.json", {
  eager: true,
  import: "default",
});
const TILES = ["domino_avatars", "domino_knights"];
const WINDOWS: [number, number][] = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
];
const games = Object.entries(files).map(([path, layout]) => ({
  name: path.split("/").at(-2)!,
  layout,
}));

function setting(
  [width, height]: [number, number],
  layout: Layout,
  more: Partial<Setting> = {},
): Setting {
  const { size, sideways, wide } = new Display(width, height);
  return {
    size,
    sideways,
    wide,
    width,
    height,
    letters: 1,
    seats: 4,
    watching: false,
    pieces: "cards",
    layout,
    zones: (layout.bands ?? []).map((band) => band.length),
    ...more,
  };
}
const pieces = (name: string): string => (TILES.includes(name) ? "cards-and-dominoes" : "cards");

describe("sizes of a table", () => {
  it("finds the layouts of the games", () => {
    expect(games.length).toBeGreaterThan(15);
  });

  it.each(games)("pieces of $name are large enough on a desk", ({ name, layout }) => {
    for (const seats of [2, 4, 6]) {
      const found = stageOf(setting([1440, 900], layout, { seats, pieces: pieces(name) }));
      const tiles = TILES.includes(name);
      const least = tiles ? 45 : 56;
      expect(found.hand).toBeGreaterThanOrEqual(56);
      expect(found.own).toBeGreaterThanOrEqual(least);
      expect(found.rival).toBeGreaterThanOrEqual(tiles ? 45 : 36);
      for (const { piece } of found.bands) expect(piece).toBeGreaterThanOrEqual(least);
      if (layout.lanes?.length) expect(found.lane).toBeGreaterThanOrEqual(least);
      if (layout.clashes?.length) expect(found.fight).toBeGreaterThanOrEqual(45);
    }
  });

  it.each(games)("all of $name has its place in every window", ({ name, layout }) => {
    for (const window of WINDOWS)
      for (const seats of [2, 4]) {
        const found = stageOf(setting(window, layout, { seats, pieces: pieces(name) }));
        const { size, sideways } = new Display(...window);
        const all =
          size === "desktop"
            ? 57 + 36 + 48 + 24 + found.prompt + found.rivals + found.middle + found.mine
            : 48 + found.prompt + found.rivals + found.news + found.middle + found.mine;
        if (!sideways) expect(all).toBeLessThanOrEqual(window[1]);
        for (const value of Object.values(found).filter((one) => typeof one === "number"))
          expect(value).toBeGreaterThanOrEqual(0);
      }
  });

  it("gives a zone that holds little larger pieces than one that holds much", () => {
    const of = (most: number): number =>
      stageOf(setting([820, 1180], { bands: [["pool"]], most: { pool: most } })).bands[0]!.piece;
    expect(of(3)).toBeGreaterThan(of(14));
  });

  it("grows what holds words with the letters, and the game with fewer seats", () => {
    const plain = stageOf(setting([1440, 900], {}));
    const large = stageOf(setting([1440, 900], {}, { letters: 1.5 }));
    expect([large.prompt, large.plate]).toEqual([plain.prompt * 1.5, plain.plate * 1.5]);
    const crowd = stageOf(setting([1440, 900], { bands: [["pool"]] }, { seats: 8 }));
    expect(crowd.rival).toBeLessThan(stageOf(setting([1440, 900], { bands: [["pool"]] })).rival);
  });

  it("keeps a place for the result above lanes, and none before the end", () => {
    const layout = { lanes: [{ zones: ["a", "b"] }] };
    const during = stageOf(setting([1440, 900], layout));
    const after = stageOf(setting([1440, 900], layout, { over: true }));
    expect(during.end).toBe(0);
    expect(after.end).toBeGreaterThan(60);
    expect(after.middle + after.end).toBe(during.middle);
    expect(stageOf(setting([1440, 900], {}, { over: true })).end).toBe(0);
  });

  it("keeps a place for a lesson only where there is one", () => {
    const taught = stageOf(setting([1440, 900], {}, { guided: true }));
    expect(stageOf(setting([1440, 900], {})).guide).toBe(0);
    expect(taught.guide).toBeGreaterThan(0);
    expect(taught.middle + taught.guide).toBe(stageOf(setting([1440, 900], {})).middle);
  });

  it("lays own cards below the name on a phone, where nothing else lies and there is room", () => {
    const bare = { own: ["practice"], hand: ["hand"] };
    expect(stageOf(setting([390, 844], bare)).below).toBe(true);
    expect(stageOf(setting([390, 480], bare)).below).toBe(false);
    expect(stageOf(setting([390, 844], { ...bare, bands: [["row"]] })).below).toBe(false);
    expect(stageOf(setting([1440, 900], bare)).below).toBe(false);
  });
});
