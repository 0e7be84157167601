import { afterEach, expect, test, vi } from "vitest";
import { insist } from "./insist";

afterEach(() => vi.useRealTimers());

test("what failed is asked for again, ever more rarely, until it is here", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const found = insist(() =>
    ++tries < 9 ? Promise.reject(new Error("no line")) : Promise.resolve("here"),
  );
  const seen: number[] = [];
  for (let second = 0; second < 130; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    seen.push(tries);
  }
  expect([0, 2, 6, 14, 30, 60, 90, 120].map((second) => seen[second])).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(await found).toBe("here");
});
