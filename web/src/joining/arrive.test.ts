import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seat, table as tableOf } from "../testing/tables";
import type { TableInfo } from "../wire/table";
import Arrive from "./Arrive.svelte";
import { TEST_TIMEOUT_MS } from "../testing/patience";

const table = (more: Partial<TableInfo> = {}): TableInfo =>
  tableOf({ seats: [ines, seat(1)], ...more });
const ines = seat(0, "Ines", { host: true });

function arrive(info: TableInfo, wrong = "") {
  const [onsit, onwatch] = [vi.fn(), vi.fn()];
  render(Arrive, { info, title: "Boneyard", onsit, onwatch, wrong });
  return { onsit, onwatch };
}

beforeEach(() => vi.stubGlobal("fetch", async () => new Response('{"person":false,"name":""}')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a name is all it takes to sit down", async () => {
  const { onsit } = arrive(table());
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "  Mara  " } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(onsit).toHaveBeenCalledWith("Mara"), TEST_TIMEOUT_MS);
});

test("a slow game says how long a move may take", () => {
  arrive(table({ per_move: 86_400 }));
  expect(screen.getByText(/one day for every move/)).toBeTruthy();
});

test("without a name nobody sits, and it is said", async () => {
  const { onsit } = arrive(table());
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(screen.getByLabelText("Your name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/Write a name first/)).toBeTruthy();
  expect(onsit).not.toHaveBeenCalled();
});

test("a full table without bots sends nobody to ask for one", () => {
  arrive(table({ seats: [ines, seat(1, "Mara")] }));
  expect(screen.getByRole("status").textContent).toBe("Every chair is taken.");
});

test("a full table can be watched, and says whom to ask", async () => {
  const { onwatch } = arrive(table({ seats: [ines, seat(1, "Fern", { bot: "regular" })] }));
  expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Ask Ines");
  await fireEvent.click(screen.getByRole("button", { name: "Watch" }));
  expect(onwatch).toHaveBeenCalled();
});

test("a locked table nobody may watch leads back to the lobby", () => {
  arrive(table({ locked: true, watch: "none" }));
  expect(screen.getByRole("status").textContent).toContain("closed the door");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "To the lobby" })).toBeTruthy();
});

test("somebody whose cookie is lost is told the way back", () => {
  arrive(table({ state: "playing" }));
  expect(screen.getByText(/copy your seat link/)).toBeTruthy();
});

test.each([
  ["closed", {}, "The table has been cleared", "To the lobby", "/"],
  [
    "closed",
    { outdated: true, record: true, id: "t1" },
    "The rules have changed",
    "Download the record",
    "/api/tables/t1/log",
  ],
  [
    "closed",
    { outdated: true, game: "willow" },
    "The rules have changed",
    "Open a new table",
    "/new/willow",
  ],
  ["over", { replay: "r1" }, "That game is over", "Watch the replay", "/replay/r1"],
] as const)("a table that is %s", (state, more, title, link, href) => {
  arrive(table({ state, ...more }));
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(href);
});

test("a table that was never dealt has no record to download", () => {
  arrive(table({ state: "closed", outdated: true, record: false }));
  expect(screen.queryByRole("link", { name: "Download the record" })).toBeNull();
});

test("the server's refusal is shown where the name is", () => {
  arrive(table(), "That seat is taken.");
  expect(screen.getByText("That seat is taken.")).toBeTruthy();
});
