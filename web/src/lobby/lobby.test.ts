import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../wire/http";
import { filter } from "../shelf/filter.svelte";
import { forgetAll, keepAnswer, kept } from "../site/own";
import { card } from "../testing/tables";
import { lobby } from "./lobby.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  filter.clear();
});

test("what waits for you comes first, what is over last", async () => {
  const mine = [
    card("old", { state: "over" }),
    card("theirs"),
    card("new", { state: "gathering" }),
    card("yours", { your_move: true }),
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ mine, open: [] })));
  await lobby.refresh();
  expect(lobby.mine.map((one) => one.id)).toEqual(["yours", "theirs", "new", "old"]);
  expect([lobby.known, lobby.wrong]).toEqual([true, null]);
});

test("a lost line leaves what was known, with its time", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError()));
  keepAnswer("yours", { id: "a1", seat: 0, at: 4, chosen: ["7h"], when: 0 });
  await lobby.refresh();
  expect(lobby.mine).toHaveLength(4);
  expect(lobby.wrong?.away).toBe(true);
  expect(Date.now() - lobby.asOf!).toBeLessThan(600_000);
  expect(lobby.waiting).toEqual(["yours"]);
});

test("who signed out has left nothing to be shown", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError()));
  forgetAll();
  await lobby.refresh();
  expect([lobby.mine, lobby.known, lobby.asOf, lobby.waiting]).toEqual([[], false, null, []]);
  expect([kept("answers"), kept("tables"), kept("name")]).toEqual([null, null, null]);
});

test("no code that lets people in is kept", async () => {
  const mine = [card("yours", { code: "plum-kettle-nine-otter" })];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ mine, open: [] })));
  await lobby.refresh();
  expect(kept("tables")?.mine).toEqual([{ ...mine[0], code: null }]);
});

test("an answer that cannot be sent is not taken for a lost line", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ mine: [], open: [] })));
  const tried = vi.fn(function () {
    throw new TypeError();
  });
  vi.stubGlobal("WebSocket", tried);
  keepAnswer("yours", { id: "a1", seat: 0, at: 4, chosen: ["7h"], when: Date.now() + 900_000 });
  await lobby.refresh();
  await vi.waitFor(() => expect(tried).toHaveBeenCalled());
  expect([lobby.wrong, lobby.asOf, lobby.waiting]).toEqual([null, null, ["yours"]]);
  forgetAll();
});

test("the shelf is filtered by length and by what is in the box", () => {
  const game = (minutes: number, pieces: string) => ({ minutes, pieces }) as GameInfo;
  const knights = game(50, "cards-and-dominoes");
  const willow = game(10, "cards");
  filter.length = "short";
  expect([filter.fits(willow), filter.fits(knights)]).toEqual([true, false]);
  filter.length = "long";
  expect([filter.fits(willow), filter.fits(knights)]).toEqual([false, true]);
  filter.clear();
  filter.kind = "dominoes";
  expect([filter.fits(willow), filter.fits(knights)]).toEqual([false, true]);
});
