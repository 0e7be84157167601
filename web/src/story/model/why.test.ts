import { expect, test } from "vitest";
import type { StoryView } from "../../wire/story";
import { type Tried, whyOf } from "./why";

const why = (card: string, more: Partial<Tried> = {}, options: StoryView["options"] = {}) =>
  whyOf({ cards: [card], difficulty: 6, ability: null, unit: "", ...more }, options);

test.each([
  ["9c", {}, {}, "why-enough", 9, "pip"],
  ["6c", {}, {}, "why-enough", 6, "pip"],
  ["As", {}, {}, "why-short", 1, "ace"],
  ["As", {}, { skilled_numbers: "contest" }, "why-enough", 11, "ace"],
  ["Kw", {}, {}, "why-enough", 14, "court"],
  ["Kw", {}, { skilled_numbers: "contest" }, "why-enough", 10, "court"],
  ["6c", { unit: "hours" }, {}, "why-short", 6, "pip"],
  ["6c", { unit: "hours" }, { time_compare: "meet" }, "why-enough", 6, "pip"],
] as const)("%s, %j, %j: %s with %i", (card, more, options, id, number, kind) => {
  expect(why(card, more, options)).toMatchObject({ id, values: { number, kind } });
});

test("a major is a failure for good, or with an ability a success at once", () => {
  expect(why("M18")?.id).toBe("why-major");
  expect(why("M18", { ability: 3 })?.id).toBe("why-major-able");
});
