import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Room } from "../live/room.svelte";
import Talk from "./Talk.svelte";

afterEach(cleanup);

const opener = () => screen.getByRole("button", { name: "Quick phrases" });

async function opened(): Promise<void> {
  render(Talk, { room: { ask: vi.fn() } as unknown as Room });
  await fireEvent.click(opener());
  expect(opener().getAttribute("aria-expanded")).toBe("true");
}

test("Escape puts the quick phrases away, and nothing beside them", async () => {
  await opened();
  const others = vi.fn();
  document.body.addEventListener("keydown", others);
  const went = await fireEvent.keyDown(document.body, { key: "Escape" });
  document.body.removeEventListener("keydown", others);
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(opener());
  expect([went, others.mock.calls.length]).toEqual([false, 0]);
});

test("Escape is left alone while no phrases are open", async () => {
  render(Talk, { room: { ask: vi.fn() } as unknown as Room });
  expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
});

test("a press elsewhere puts the quick phrases away", async () => {
  await opened();
  await fireEvent.pointerDown(document.body);
  expect(opener().getAttribute("aria-expanded")).toBe("false");
});
