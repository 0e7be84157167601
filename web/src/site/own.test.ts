import { afterEach, expect, test, vi } from "vitest";
import { card } from "../testing/tables";
import { answerAt, dropAnswer, forgetAll, isNewcomer, keep, keepAnswer, kept } from "./own";

const given = { id: "a1", seat: 0, at: 4, chosen: ["7h"], when: 7 };

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ["nothing", "null"],
  ["no JSON", "{"],
  ["a list", "[1]"],
  ["an answer that is none", '{"t":null}'],
  ["an answer without its question", '{"t":{"id":"x","chosen":[],"seat":0,"when":1}}'],
  ["pieces that are none", JSON.stringify({ t: { ...given, chosen: [7] } })],
  ["more than the server reads", JSON.stringify({ t: { ...given, chosen: ["x".repeat(9000)] } })],
])("%s in the place of answers is no answer, and hides none", (_, text) => {
  localStorage.setItem("parlour.own.answers", text);
  expect(Object.keys(kept("answers") ?? {})).toEqual([]);
  keepAnswer("mine", given);
  expect(kept("answers")).toEqual({ mine: given });
});

test("tables that do not look like ours are left out", () => {
  const mine = [null, 7, { id: "other" }, card("ours")];
  localStorage.setItem("parlour.own.tables", JSON.stringify({ at: 1, mine }));
  expect(kept("tables")?.mine.map(({ id }) => id)).toEqual(["ours"]);
  for (const at of [undefined, "now", 1e99]) {
    localStorage.setItem("parlour.own.tables", JSON.stringify({ at, mine }));
    expect(kept("tables")).toBeNull(); // no time that could be shown
  }
});

test("where storage is full, the last answer counts and not an older one", () => {
  keepAnswer("mine", { ...given, id: "old" });
  const stored = { ...localStorage };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: (key: string) => delete stored[key],
  });
  keepAnswer("mine", given);
  expect(answerAt("mine")?.id).toBe("a1");
  dropAnswer("mine", "a1");
  expect(answerAt("mine")).toBeNull();
  keep("name", "Yola");
  forgetAll();
  expect([kept("answers"), kept("name")]).toEqual([null, null]);
});

test("a newcomer is somebody whose browser knows no table", () => {
  forgetAll();
  expect(isNewcomer()).toBe(true);
  keep("tables", { at: 1, mine: [card("a1")] });
  expect(isNewcomer()).toBe(false);
  keep("tables", { at: 2, mine: [] });
  expect(isNewcomer()).toBe(true);
});
