import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Levels from "./Levels.svelte";

afterEach(cleanup);

const shown = (bots: string[]): string[] => {
  render(Levels, { value: "regular", bots, label: "How it plays", words: null, onpick: () => {} });
  return screen.getAllByRole<HTMLInputElement>("radio").map((one) => one.value);
};

test("levels are those that the server offers, the weakest first", () => {
  expect(shown(["regular", "shark", "gentle", "random"])).toEqual(["gentle", "regular", "shark"]);
});

test("where nothing better is, chance is offered", () => {
  expect(shown(["random"])).toEqual(["random"]);
});
