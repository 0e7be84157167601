import { afterEach, expect, test, vi } from "vitest";
import { focusHeading } from "./heading";
import { TEST_TIMEOUT_MS } from "../testing/patience";

afterEach(() => document.body.replaceChildren());

function show(tag: string): HTMLElement {
  const shown = document.createElement(tag);
  shown.tabIndex = -1;
  document.body.append(shown);
  return shown;
}

test("a heading that is there takes the focus at once", () => {
  const heading = show("h1");
  focusHeading();
  expect(document.activeElement).toBe(heading);
});

test("one that comes later takes it then, and once", async () => {
  focusHeading();
  show("p");
  const heading = show("h1");
  await vi.waitFor(() => expect(document.activeElement).toBe(heading), TEST_TIMEOUT_MS);
  heading.blur();
  show("p");
  await new Promise((done) => setTimeout(done, 5));
  expect(document.activeElement).not.toBe(heading);
});

test("whoever has gone on is left alone", async () => {
  focusHeading();
  const field = show("input");
  field.focus();
  const heading = show("h1");
  await new Promise((done) => setTimeout(done, 5));
  expect(document.activeElement).toBe(field);
  field.blur();
  show("p");
  await new Promise((done) => setTimeout(done, 5));
  expect(document.activeElement).not.toBe(heading);
});
