import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORY } from "../site/story-box";
import { card } from "../testing/tables";
import TableRow from "./TableRow.svelte";

const GAMES = [{ slug: "lamarckian-poker", title: "Lamarckian Poker", layout: { rounds: "turn" } }];

beforeEach(() =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: GAMES }))),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a story goes by its own title, and what is over is read again", () => {
  render(TableRow, { card: card("one", { game: STORY, title: "The Salt Hotel", state: "over" }) });
  const row = screen.getByRole("link");
  expect(row.querySelector("b")?.textContent).toBe("The Salt Hotel");
  expect(row.textContent).toContain("Read again");
  expect(row.textContent).not.toContain("Watch the replay");
});

test("others are named as the server names them, also if one is called like oneself was", () => {
  render(TableRow, { card: card("one", { names: ["Guest", "Clover"] }) });
  expect(screen.getByRole("link").textContent).toContain("with Guest and Clover");
});

test("whoever has not come to play again yet is called", () => {
  render(TableRow, { card: card("one", { host: "Yola", missed: true }) });
  const row = screen.getByRole("link");
  expect(row.textContent).toContain("Yola has started another game");
  expect(row.textContent).toContain("Join in");
});

test("a table that an upgrade closed says so, and leads to the reason", () => {
  render(TableRow, { card: card("one", { state: "closed", outdated: true }) });
  const row = screen.getByRole("link");
  expect(row.textContent).toContain("Closed by an upgrade");
  expect(row.getAttribute("href")).toBe("/t/one");
});

test("what is counted is called as in the game", async () => {
  const games = [
    { slug: "lamarckian-poker", title: "Lamarckian Poker", layout: { rounds: "turn" } },
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games })));
  render(TableRow, { card: card("one", { game: "lamarckian-poker", round: 2 }) });
  await vi.waitFor(() => expect(screen.getByRole("link").textContent).toContain("Turn 2"));
});
