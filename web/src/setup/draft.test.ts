import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../site/api";
import type { GameInfo } from "../wire/http";
import { Draft } from "./draft.svelte";
import { lay } from "./laying";

const GAME: GameInfo = {
  slug: "willow",
  title: "Willow",
  tagline: "",
  players: [2, 3, 4],
  usual_seats: 3,
  minutes: 10,
  pieces: "cards",
  options: [
    {
      name: "ante",
      kind: "number",
      least: 0,
      most: 9,
      words: [],
      values: [],
      typical: [],
      chair: false,
      default: 1,
    },
    {
      name: "structure",
      kind: "choice",
      least: 0,
      most: 0,
      words: [],
      values: ["spread", "fixed"],
      typical: [],
      chair: false,
      default: "spread",
    },
    {
      name: "allow_check",
      kind: "switch",
      least: 0,
      most: 0,
      words: [],
      values: [],
      typical: [],
      chair: false,
      default: false,
    },
  ],
  presets: { fixed: { structure: "fixed" } },
  bots: ["random", "regular"],
  windows: false,
  yields: [],
  pots: [],
  layout: {},
  guide: false,
  edition: 1,
  pad: null,
};

let draft: Draft;
beforeEach(() => (draft = new Draft(GAME, 0)));

test("is quick among bots and fair among people, unless somebody chose", () => {
  expect(draft.pace).toBe("fast");
  draft.others[0] = draft.plan("guest");
  expect(draft.pace).toBe("sealed");
  draft.pace = "fast";
  draft.fill("guest");
  expect(draft.pace).toBe("fast");
});

test("starts as usual, bots on every other chair", () => {
  expect(draft.order("Yola")).toMatchObject({
    game: "willow",
    name: "Yola",
    seats: 3,
    options: {},
    bots: [null, "regular", "regular"],
    names: [],
    public: false,
    pace: "fast",
    clock: null,
    guide: false,
    begin: true,
  });
});

test("as many chairs as there are people, if the game allows it", () => {
  expect(new Draft(GAME, 4).seats).toBe(4);
  expect(new Draft(GAME, 7).seats).toBe(3);
});

test("new chairs are filled like the last", () => {
  draft.fill("guest");
  draft.seats = 4;
  expect(draft.count("guest")).toBe(3);
  expect(draft.order("Y").begin).toBe(false);
  draft.seats = 2;
  expect(draft.order("Y").bots).toEqual([null, null]);
});

test("people at the same screen are named", () => {
  draft.others[1] = { kind: "here", name: "  Mara " };
  expect(draft.company).toBeNull();
  expect(draft.order("Y")).toMatchObject({ bots: [null, "regular", null], names: ["Mara"] });
  expect(draft.nameless).toBe(-1);
  draft.others[0] = { kind: "here", name: " " };
  expect(draft.nameless).toBe(0);
});

test("only what differs is sent, and it can go back", () => {
  draft.set("ante", 2);
  draft.set("structure", "fixed");
  expect(draft.order("Y").options).toEqual({ ante: 2, structure: "fixed" });
  draft.set("ante", 1);
  expect(draft.nameOf(draft.options)).toBe("fixed");
  draft.backToUsual();
  expect(draft.changes).toEqual([]);
});

test("a preset begins from the usual", () => {
  draft.set("ante", 5);
  draft.preset("fixed");
  expect(draft.options).toEqual({ ante: 1, structure: "fixed", allow_check: false });
});

test("how late watchers are is told in seconds", () => {
  expect(draft.order("Y").delay).toBe(300);
  draft.delay = "15";
  expect(draft.order("Y").delay).toBe(900);
});

test("a clock is told in seconds", () => {
  draft.tempo = "clock";
  draft.bank = 5;
  draft.increment = 3;
  expect(draft.order("Y").clock).toEqual([300, 3]);
  expect(draft.order("Y").per_move).toBe(null);
});

test("days for every move take the place of a bank, and holidays can be none", () => {
  draft.tempo = "slow";
  draft.each = "72";
  draft.atZero = "move";
  expect(draft.order("Y")).toMatchObject({ clock: null, per_move: 259_200, at_zero: "move" });
  expect(draft.order("Y").holiday).toBe(14);
  draft.holidays = false;
  expect(draft.order("Y").holiday).toBe(0);
});

test("a refusal stands at the option it names, and goes with the next change", () => {
  draft.refuse("Checking is on or off.", "allow_check");
  expect(draft.refused?.option).toBe("allow_check");
  draft.set("ante", 2);
  expect(draft.refused).not.toBeNull();
  draft.set("allow_check", true);
  expect(draft.refused).toBeNull();
  draft.refuse("No option of that name.", "anty");
  expect(draft.refused?.option).toBe("");
  draft.refuse("Something else.", undefined);
  expect(draft.refused?.option).toBe("");
});

test("what the server refuses is said at its option, and the table can be asked for again", async () => {
  const about = { values: { option: "ante" } };
  const asked = lay(draft, null, async () => {
    throw new ApiError(422, "bad-options", "Too much.", about);
  });
  expect(draft.busy).toBe(true);
  await asked;
  expect([draft.busy, draft.refused]).toEqual([false, { option: "ante", text: "Too much." }]);
});
