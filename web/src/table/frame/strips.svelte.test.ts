import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../live/connection";
import Strips from "./Strips.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function table(dropped: number): { line: Line; dropped: number; nudgedBy: string } {
  const known = $state({ line: "open" as Line, dropped, nudgedBy: "" });
  render(Strips, { table: known });
  return known;
}

test("that nothing was lost goes by itself once it could be read", async () => {
  table(3);
  expect(screen.getByText(/Nothing was lost/)).toBeTruthy();
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.queryByText(/Nothing was lost/)).toBeNull();
});

test("or when it is pressed away", async () => {
  table(3);
  await fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(/Nothing was lost/)).toBeNull();
});
