import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliver } from "./deliver";

const given = { id: "a1", seat: 2, at: 4, chosen: ["7h"], when: 0 };
/** What the table says to the answer; nothing where it says nothing. */
let says: object | null;
let closes: number;
let sent: Record<string, unknown>[];

class Table {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    queueMicrotask(() => (closes ? this.onclose?.({ code: closes }) : this.onopen?.()));
  }
  send(text: string): void {
    const frame = JSON.parse(text) as Record<string, unknown>;
    sent.push(frame);
    const answer = frame.do === "hello" ? { is: "welcome" } : says;
    if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Table);
  [says, closes, sent] = [null, 0, []];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [{ is: "done", id: "a1", seq: 9 }, "played"],
  [{ is: "no", id: "a1", refused: "moved-on" }, "late"],
  [{ is: "no", id: "a1", refused: "bot-plays" }, "late"],
  [{ is: "no", id: "a1", refused: "paused" }, "rests"],
])("told %o it was %s", async (reply, outcome) => {
  says = reply;
  expect(await deliver("t", given)).toBe(outcome);
  expect(sent[1]).toEqual({ do: "play", id: "a1", seat: 2, at: 4, chosen: ["7h"] });
});

test.each([
  [4404, "late"],
  [4403, "late"],
  [1006, null],
])("closed with %i it is %s", async (code, outcome) => {
  closes = code;
  expect(await deliver("t", given)).toBe(outcome);
});

test("a table that says nothing is not waited for without end", async () => {
  const asked = deliver("t", given);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBeNull();
});
