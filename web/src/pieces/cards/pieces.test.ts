import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Chips from "../chips/Chips.svelte";
import Domino from "./Domino.svelte";
import PlayingCard from "./PlayingCard.svelte";
import HandOfCards from "./PieceHost.test.svelte";

describe("a card", () => {
  it("is a button only if it can be picked", async () => {
    const onpick = vi.fn();
    render(PlayingCard, { name: "Jh", label: "Jack of hearts, chosen", state: "chosen", onpick });
    const button = screen.getByRole("button", { name: "Jack of hearts, chosen" });
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("is a picture with a name otherwise", () => {
    render(PlayingCard, { name: "Jh", label: "Jack of hearts" });
    expect(screen.getByRole("img", { name: "Jack of hearts" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says why it cannot be picked, and is not picked", async () => {
    const onpick = vi.fn();
    const why = "The attack is black. Red cannot answer it.";
    render(PlayingCard, { name: "Jh", label: "Jack of hearts", state: "veiled", why, onpick });
    const button = screen.getByRole("button");
    const note = screen.getByText(why);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-describedby")).toBe(note.id);
    expect(note.hidden).toBe(true);
    await fireEvent.click(button);
    await fireEvent.click(button); // asking twice is no reason to fall silent
    expect(note.hidden).toBe(false);
    await fireEvent.keyDown(button, { key: "Escape" });
    expect(note.hidden).toBe(true);
    expect(onpick).not.toHaveBeenCalled();
  });

  it("has a letter and one suit for courts, full pips for numbers", () => {
    const seven = render(PlayingCard, { name: "7h", width: 84, label: "7 of hearts" });
    expect(seven.container.querySelectorAll("svg > path")).toHaveLength(7 + 1); // one index
    seven.unmount();
    const king = render(PlayingCard, { name: "Kh", width: 84, label: "King of hearts" });
    expect(king.container.querySelector(".letter")?.textContent).toBe("K");
  });

  it("betrays nothing of its face while it is hidden", () => {
    const { container } = render(PlayingCard, { name: null, label: "hidden card" });
    expect(container.querySelector(".face")).toBeNull();
    expect(container.querySelector(".back")).not.toBeNull();
  });

  it("shows a second copy like the first", () => {
    const first = render(PlayingCard, { name: "7h", label: "7" }).container.innerHTML;
    const second = render(PlayingCard, { name: "7h/2", label: "7" }).container.innerHTML;
    expect(second).toBe(first);
  });
});

describe("a domino", () => {
  it("counts its pips", () => {
    const { container } = render(Domino, { name: "9-2", label: "9 2" });
    expect(container.querySelectorAll("circle")).toHaveLength(11);
    expect(container.querySelector(".chevron")).toBeNull();
  });

  it("has numerals when small, the attack half marked and where it was put", () => {
    const { container } = render(Domino, {
      name: "9-2", label: "9 2", width: 24, attack: "high", first: "low",
    }); // prettier-ignore
    const numerals = [...container.querySelectorAll("text")].map((text) => text.textContent);
    expect(numerals).toEqual(["2", "9"]);
    expect(container.querySelector(".rose")?.getAttribute("y")).toBe("100");
    expect(container.querySelector(".chevron")).not.toBeNull();
  });
});

it("draws a pile of chips no higher than five", () => {
  const { container } = render(Chips, { amount: 1204, caption: "Pot 1204" });
  const chips = [...container.querySelectorAll("svg")].map(
    (pile) => pile.querySelectorAll("g").length,
  );
  expect(chips).toEqual([5, 4]);
  expect(screen.getByText("Pot 1204")).toBeTruthy();
});

describe("a hand", () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const focused = () => document.activeElement?.getAttribute("aria-label");

  it("is one stop for Tab, and arrows walk along it", async () => {
    const onpick = vi.fn();
    render(HandOfCards, { names: ["Ks", "Qh", "4c"], onpick });
    const cards = await screen.findAllByRole("button");
    expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
    cards[0]?.focus();
    await fireEvent.keyDown(cards[0] as HTMLElement, { key: "ArrowRight" });
    expect(focused()).toBe("Qh");
    await fireEvent.keyDown(cards[1] as HTMLElement, { key: "End" });
    expect(focused()).toBe("4c");
    await fireEvent.keyDown(cards[2] as HTMLElement, { key: "ArrowRight" });
    expect(focused()).toBe("4c");
    expect(cards.map((card) => card.tabIndex)).toEqual([-1, -1, 0]);
    await fireEvent.click(cards[2] as HTMLElement);
    expect(onpick).toHaveBeenCalledWith("4c");
  });

  it("keeps a stop for Tab when the last card is played", async () => {
    const { rerender } = render(HandOfCards, { names: ["Ks", "Qh"], onpick: vi.fn() });
    const cards = await screen.findAllByRole("button");
    cards[1]?.focus();
    await rerender({ names: ["Ks"], onpick: vi.fn() });
    expect(screen.getByRole("button").tabIndex).toBe(0);
  });
});
