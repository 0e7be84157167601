import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { TEST_TIMEOUT_MS } from "../../testing/patience";
import Menu from "./Menu.svelte";

afterEach(cleanup);

/** The menu, opened, of a server that has the documentation or not. */
async function openMenu(docs: boolean): Promise<void> {
  const findDocs = vi.fn(async () => docs);
  render(Menu, { findDocs });
  expect(findDocs).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await vi.waitFor(() => expect(findDocs).toHaveBeenCalled(), TEST_TIMEOUT_MS);
}

test("the menu leads to the documentation if the server has it", async () => {
  await openMenu(true);
  const link = await screen.findByRole(
    "link",
    { name: "Documentation" },
    { timeout: TEST_TIMEOUT_MS },
  );
  expect(link.getAttribute("href")).toBe("/docs/");
});

test("the menu has no documentation if the server has none", async () => {
  await openMenu(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("link", { name: "Documentation" })).toBeNull();
  expect(screen.getByRole("link", { name: "Settings" })).toBeTruthy();
});
