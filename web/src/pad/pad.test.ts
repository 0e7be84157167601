import { beforeEach, expect, test } from "vitest";
import { line, padScene } from "../testing/pads";
import { Pad } from "./pad.svelte";

/** A pad that hears what a test says, with no server. */
class Heard extends Pad {
  tell(lines: number, is: "welcome" | "update" = "update"): void {
    const scene = padScene({ lines: Array.from({ length: lines }, (_, at) => line(at + 1)) });
    this.hear({ is, seq: lines + 1, kept: 0, scene });
  }
  type(text: string): void {
    this.draft.cells[0]!["scored"] = text;
    this.draft.begun = true;
    this.remember();
  }
}
const heard = (lines: number): Heard => {
  const pad = new Heard("a1");
  pad.tell(lines, "welcome");
  return pad;
};
beforeEach(() => sessionStorage.clear());

test("an empty row is always the one that comes next", () => {
  const pad = heard(3);
  expect(pad.draft.row).toBe(4);
  pad.tell(4);
  expect(pad.draft.row).toBe(5);
  pad.tell(2);
  expect(pad.draft.row).toBe(3);
});

test("what was typed for a row that somebody else wrote waits for a word", () => {
  const pad = heard(3);
  pad.type("7");
  pad.tell(4);
  expect([pad.draft.row, pad.late]).toEqual([4, true]);
  pad.moveOn();
  expect([pad.draft.row, pad.late, pad.draft.cells[0]]).toEqual([5, false, { scored: "7" }]);
});

test("what was typed comes next when the row before it is taken back", () => {
  const pad = heard(3);
  pad.type("7");
  pad.tell(2);
  expect([pad.draft.row, pad.late, pad.draft.cells[0]]).toEqual([3, false, { scored: "7" }]);
});

test("and so it does when the page was loaded anew meanwhile", () => {
  heard(3).type("7");
  const again = heard(2);
  expect([again.draft.row, again.draft.cells[0]]).toEqual([3, { scored: "7" }]);
});
