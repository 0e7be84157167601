import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RollHost from "./RollHost.test.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a change goes away even when the same number is told again meanwhile", async () => {
  const { container, rerender } = render(RollHost, { big: { value: 5 } });
  const change = () => container.querySelector(".change")?.textContent ?? null;
  expect(change()).toBeNull();
  await rerender({ big: { value: 3 } });
  expect(change()).toBe("−2");
  vi.advanceTimersByTime(600);
  await rerender({ big: { value: 3 } });
  expect(change()).toBe("−2");
  vi.advanceTimersByTime(600);
  await tick();
  expect(change()).toBeNull();
});
