import { expect, test } from "vitest";
import type { Because } from "../../wire/table";
import { Words } from "../../words/words";
import { inlay } from "../telling/faces";
import { Storyteller } from "../telling/storyteller";
import type { Entry } from "../live/room.svelte";
import { lastMoves, newestMoves, reasonText, Whys } from "./whys.svelte";

const words = new Words([
  {
    language: "en",
    ftl: `
thumb = I count cards.
reason-doubt = Not beyond doubt.
beside = { $rest } { $last }
reason-held = I held { $pieces }.
reason-regular = { $thumb ->
    [none] I follow the usual rules of thumb.
   *[other] { $thumb }
}
`,
  },
]);
const entry = (seq: number, bot: number | null, events: Entry["events"] = []): Entry => ({
  seq,
  at: 0,
  events,
  lines: [],
  round: null,
  opens: null,
  bot,
  chat: null,
  note: null,
});
const because = (values: Because["values"]): Because => ({
  is: "because",
  id: "w",
  at: 3,
  seat: 1,
  bot: "regular",
  message: "reason-regular",
  values,
  whole: false,
  held: [],
  weighed: [],
  seen: [],
});
const teller = new Storyteller(words, ["Ada", "Ben"], 0);

test("each bot can be asked about its last move", () => {
  const found = lastMoves([entry(1, null), entry(2, 1), entry(3, 2), entry(4, 1)]);
  expect([...found]).toEqual([
    [1, 4],
    [2, 3],
  ]);
});

test("whoever moved last may be asked, and all whose sealed answers were shown together", () => {
  const seen: Entry["events"] = [{ event: "phase", phase: "play" }];
  const hidden = (seat: number): Entry["events"] => [
    { event: "decided", seat, prompt: "play", sealed: true, chosen: [] },
  ];
  const begun = [entry(1, null, seen), entry(2, 1, seen)];
  expect([...newestMoves([])]).toEqual([]);
  expect([...newestMoves(begun)]).toEqual([[1, 2]]);
  expect([...newestMoves([...begun, entry(3, null, seen)])]).toEqual([]);
  const sealed = [...begun, entry(3, 2, hidden(2)), entry(4, 1, hidden(1))];
  expect([...newestMoves(sealed)]).toEqual([[1, 2]]);
  const all = [...hidden(0), ...seen];
  expect([...newestMoves([...sealed, entry(5, null, all)])]).toEqual([
    [2, 3],
    [1, 4],
  ]);
});

test("the game's own rule of thumb is the reason, where it has one", () => {
  expect(reasonText(words, teller, because({ thumb: "thumb" }))).toBe("I count cards.");
  expect(reasonText(words, teller, because({ thumb: "none" }))).toBe(
    "I follow the usual rules of thumb.",
  );
});

test("what it held is told first, where it is told", () => {
  const held = [{ message: "reason-held", pieces: { pieces: ["7s", "4h"] } }];
  const told = reasonText(words, teller, { ...because({ thumb: "thumb" }), held, whole: true });
  expect(told).toBe(`I held ${inlay("7s")} ${inlay("4h")}. I count cards.`);
});

test("how doubtful a move looks follows its reason while the hand goes on", () => {
  const seen = [{ message: "reason-doubt" }, { message: "thumb" }];
  const told = reasonText(words, teller, { ...because({ thumb: "thumb" }), seen });
  expect(told).toBe("I count cards. Not beyond doubt.");
});

test("an answer that comes after the note was closed is not shown", async () => {
  const waiting: ((reply: Because) => void)[] = [];
  const room = {
    entries: [{ ...entry(3, 1), lines: [{ message: "decided-bid" }] }],
    ask: () => new Promise<Because>((done) => waiting.push(done)),
  };
  const whys = new Whys(room as never);
  const asking = whys.ask(1, 3, null);
  expect(whys.move).toEqual(room.entries[0]!.lines);
  whys.close();
  expect(whys.move).toEqual([]);
  waiting[0]?.(because({ thumb: "none" }));
  await asking;
  expect(whys.answer).toBeNull();
});
