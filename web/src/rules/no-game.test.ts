import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../site/api";
import NoGame from "../ui/page/NoGame.svelte";

afterEach(cleanup);

function shown(wrong: ApiError | null) {
  const onretry = vi.fn();
  render(NoGame, { wrong, onretry, href: "/rules", label: "All rules" });
  return onretry;
}

test.each([null, new ApiError(404, "missing", "There is no such game.")])(
  "where there is no such game, the way leads to others",
  (wrong) => {
    shown(wrong);
    expect(screen.getByRole("heading").textContent).toBe("That box is not on the shelf");
    expect(screen.getByRole("link", { name: "All rules" }).getAttribute("href")).toBe("/rules");
  },
);

test.each([
  new ApiError(0, "away", ""),
  new ApiError(429, "too-fast", "Slow down."),
  new ApiError(500, "http-500", ""),
])("a server that did not answer is asked again, not the game doubted", async (wrong) => {
  const onretry = shown(wrong);
  expect(screen.queryByText("That box is not on the shelf")).toBeNull();
  await fireEvent.click(screen.getByRole("button"));
  expect(onretry).toHaveBeenCalledOnce();
});
