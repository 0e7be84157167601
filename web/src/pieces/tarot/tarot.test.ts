import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Tarot from "./Tarot.svelte";
import { CARDS } from "./files";
import { TEST_TIMEOUT_MS } from "../../testing/patience";

const FOLDER = "src/pieces/tarot";
const drawing = (card: string) => readFileSync(`${FOLDER}/${card}.svg`, "utf8");

describe("the deck", () => {
  it("has a picture of its own for each card, and none to spare", () => {
    const drawn = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"));
    expect(drawn.sort()).toEqual(CARDS.map((card) => `${card}.svg`).sort());
    expect(new Set(CARDS.map(drawing)).size).toBe(78);
  });

  it("is light", () => {
    const weights = CARDS.map((card) => gzipSync(drawing(card)).length);
    expect(Math.max(...weights)).toBeLessThan(6_000);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(200_000);
  });

  it.each(CARDS)("%s is a plain drawing with a part for little cards", (card) => {
    const svg = drawing(card);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 240 320">/);
    expect(svg).toContain('<view id="near"');
    expect(svg).not.toMatch(/<script|<style|style=|\bon[a-z]+=|url\(|NaN|undefined/);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) {
      expect(target?.[0]).toBe("#");
      expect(svg).toContain(`id="${target?.slice(1)}"`);
    }
  });
});

describe("a card", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", (path: string) => {
      const [, language, name] = /words\/(\w+)\/(\w+)$/.exec(path) ?? [];
      const file = `../src/parlour/words/${name === "tarot" ? "tarot-" : ""}${language}.ftl`;
      return Promise.resolve(new Response(readFileSync(file, "utf8")));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("prints numeral, title and scene, and tells its picture", async () => {
    const { container } = render(Tarot, { name: "M18", label: "The Moon" });
    expect(container.querySelector(".numeral")?.textContent).toBe("XVIII");
    expect(screen.getByText("The Moon")).toBeTruthy();
    const scene = await vi.waitUntil(() => container.querySelector("img"), TEST_TIMEOUT_MS);
    expect(scene.src).toMatch(/M18\.svg$/);
    await vi.waitFor(() => expect(scene.alt).toMatch(/^A dog and a wolf bay/), TEST_TIMEOUT_MS);
    screen.getByRole("img", { name: /^The Moon\. A dog and a wolf bay/ });
  });

  it("counts its signs, courts showing one", () => {
    const { container } = render(Tarot, { name: "9c", label: "Nine of Cups" });
    expect(container.querySelectorAll(".signs path")).toHaveLength(9);
    const court = render(Tarot, { name: "Qs", label: "Queen of Swords" }).container;
    expect(court.querySelectorAll(".signs path")).toHaveLength(1);
  });

  it("keeps only numeral and the near scene when it is little", async () => {
    const { container } = render(Tarot, { name: "9c", label: "Nine of Cups", width: 58 });
    const scene = await vi.waitUntil(() => container.querySelector("img"), TEST_TIMEOUT_MS);
    expect(scene.src).toMatch(/9c\.svg#near$/);
    expect(container.querySelector(".title, .signs")).toBeNull();
  });

  it("says only its name where it is a button", async () => {
    const { container } = render(Tarot, { name: "8c", label: "Eight of Cups", onpick: () => {} });
    await vi.waitFor(
      () => expect(container.querySelector("img")?.alt).toMatch(/^Someone in a red/),
      TEST_TIMEOUT_MS,
    );
    screen.getByRole("button", { name: "Eight of Cups" });
  });

  it("gives way to a picture of the host's", () => {
    const { container } = render(Tarot, {
      name: "8c",
      label: "Eight of Cups",
      picture: "/mine.jpg",
    });
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/mine.jpg");
    expect(container.querySelector(".numeral")).toBeNull();
  });

  it("tells nothing when it is hidden, not even to a host's picture", () => {
    const { container } = render(Tarot, {
      name: null,
      label: "Tarot card, face down",
      picture: "/mine.jpg",
    });
    expect(container.querySelector("img, .numeral, .title")).toBeNull();
    screen.getByRole("img", { name: "Tarot card, face down" });
  });
});
