import { expect, test } from "vitest";
import { bell, memoryOf } from "../../testing/stories";
import { type Readable, handoutOf, judgedNext, letterOf } from "./letters";

const memory = memoryOf({
  memory: 10,
  session: 1,
  source: "gift",
  personae: ["p1"],
  by: 2,
  text: "A lamp.",
  status: "accepted",
  ability: "waiting",
});
const sheets = [0, 1, 2].map((seat) => ({ persona: `p${seat}`, seat }));
const view = (more: Partial<Readable> = {}): Readable => ({
  state: "session",
  session: 1,
  stopped: false,
  dealer: null,
  memories: [memory],
  sheets,
  bells: [],
  handouts: [],
  task: null,
  ...more,
});
const told = (...kinds: string[]) => kinds.map((kind, place) => ({ seq: 11 + place, kind }));

test("a memory lies before its receiver until it is kept, whatever happens meanwhile", () => {
  expect(letterOf(view(), told("ability", "scene", "contest_opened"), 1, 0)).toMatchObject({
    yours: true,
    memory: { memory: 10 },
  });
  expect(letterOf(view(), told("ability"), 1, 10)).toBeNull();
});

test("the oldest unread one comes first", () => {
  const both = view({ memories: [memory, { ...memory, memory: 14 }] });
  expect(letterOf(both, [], 1, 0)?.memory.memory).toBe(10);
  expect(letterOf(both, [], 1, 10)?.memory.memory).toBe(14);
});

test("others read it too, until the table moves on or they put it away", () => {
  expect(letterOf(view(), told("ability"), 0, 0)).toMatchObject({ yours: false });
  expect(letterOf(view(), told("ability", "narration"), 0, 0)).toBeNull();
  expect(letterOf(view(), told("ability"), 0, 10)).toBeNull();
  expect(letterOf(view(), told("ability"), null, 0)).toMatchObject({ yours: false });
});

test("it stays for all while its ability is named or somebody may use it at once", () => {
  const pending = view({ memories: [{ ...memory, status: "pending", ability: "" }] });
  expect(letterOf(pending, told("narration"), 0, 0)).not.toBeNull();
  const used = view({ bells: [bell({ bell: 9, memory: 10, stage: "use" })] });
  expect(letterOf(used, told("narration"), 0, 0)?.bell).toMatchObject({ stage: "use" });
});

test.each([{ status: "ruled_out" }, { status: "withdrawn" }, { session: 0 }, { text: "" }])(
  "nobody reads %j",
  (more) => {
    expect(letterOf(view({ memories: [{ ...memory, ...more }] }), [], 1, 0)).toBeNull();
  },
);

test("while the stop card lies nothing is read", () => {
  expect(letterOf(view({ stopped: true }), [], 1, 0)).toBeNull();
});

test("the Dealer is asked about each memory of a player, oldest first, until a word is said", () => {
  const both = view({
    dealer: 0,
    memories: [
      memory,
      { ...memory, memory: 12, source: "self", status: "pending" },
      { ...memory, memory: 13, source: "story" },
    ],
  });
  expect(judgedNext(both, 0, 0)?.memory).toBe(10);
  expect(judgedNext(both, 0, 10)?.memory).toBe(12);
  expect(judgedNext(both, 0, 12)).toBeNull();
  expect(judgedNext(both, 1, 0)).toBeNull();
});

test("what the Dealer shows lies before everybody it is for until they put it away", () => {
  const shown = [12, 15].map((at) => ({
    picture: at - 1,
    caption: "A map",
    shown: at,
    by: 0,
    to_all: true,
  }));
  const now = view({ dealer: 0, handouts: shown });
  expect(handoutOf(now, 1, 0)?.shown).toBe(12);
  expect(handoutOf(now, 1, 12)?.shown).toBe(15);
  expect(handoutOf(now, 1, 15)).toBeNull();
  expect(handoutOf(now, 0, 0)).toBeNull();
  expect(handoutOf(now, null, 0)).toBeNull();
  expect(handoutOf(view({ dealer: 1, handouts: shown }), 0, 0)).toBeNull(); // who showed it has seen it
  expect(handoutOf(view({ dealer: 2, handouts: shown, stopped: true }), 1, 0)).toBeNull();
  expect(handoutOf(view({ dealer: 2, handouts: shown, state: "end" }), 1, 0)).toBeNull();
});
