import { expect, test } from "vitest";
import { HIGH, WIDE, filled } from "./shrink";

test("a picture fills the card and is cut where it does not fit", () => {
  expect(filled(WIDE, HIGH)).toEqual({ x: 0, y: 0, width: WIDE, height: HIGH });
  expect(filled(WIDE * 3, HIGH * 2)).toEqual({ x: WIDE / 2, y: 0, width: WIDE * 2, height: HIGH * 2 });
  const tall = filled(280, 980);
  expect(tall).toEqual({ x: 0, y: 245, width: 280, height: 490 });
});
