import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { elsewhere, headed, lookAt, waitFor } from "./waiting.svelte";

const badge = { set: vi.fn(async () => {}), clear: vi.fn(async () => {}) };

beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
});
afterEach(() => {
  lookAt(null);
  waitFor([]);
  vi.clearAllMocks();
});

test("what waits is counted in the title and on the badge", () => {
  waitFor(["a"]);
  waitFor(["a"]);
  expect(headed("Settings")).toBe("(1) Settings");
  expect(badge.set).toHaveBeenLastCalledWith(1);
  waitFor([]);
  expect(headed("Settings")).toBe("Settings");
  expect(badge.clear).toHaveBeenCalled();
});

test("at a table the others are counted, and the badge has all", () => {
  lookAt({ id: "a", waits: false });
  waitFor(["a", "b"]);
  expect(elsewhere()).toEqual(["b"]);
  expect(badge.set).toHaveBeenLastCalledWith(1);
  lookAt({ id: "a", waits: true });
  expect(badge.set).toHaveBeenLastCalledWith(2);
  expect(headed("Willow")).toBe("(1) Willow");
});

test("whoever leaves a table without an answer is waited for there", () => {
  waitFor([]);
  lookAt({ id: "a", waits: true });
  lookAt(null);
  expect(elsewhere()).toEqual(["a"]);
  lookAt({ id: "a", waits: false });
  lookAt(null);
  expect(elsewhere()).toEqual([]);
});
