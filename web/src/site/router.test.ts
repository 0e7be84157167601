import { afterEach, beforeEach, expect, test } from "vitest";
import { followLinks, navigate, route, routeOf, visit } from "./router.svelte";

test.each([
  ["/", { page: "lobby" }],
  ["/new/willow", { page: "new", game: "willow" }],
  ["/t/aZ-9_x", { page: "table", id: "aZ-9_x" }],
  ["/story/aZ-9_x", { page: "table", id: "aZ-9_x" }],
  ["/seat/abc.def", { page: "seat", token: "abc.def" }],
  ["/join/plum%20kettle", { page: "join", code: "plum kettle" }],
  ["/replay/r1", { page: "replay", id: "r1" }],
  ["/replay", { page: "replays" }],
  ["/rules/willow/", { page: "rules", game: "willow" }],
  ["/rules", { page: "shelf" }],
  ["/tables", { page: "tables" }],
  ["/about", { page: "about" }],
  ["/how", { page: "how" }],
  ["/settings", { page: "settings" }],
  ["/t", { page: "nowhere" }],
  ["/t/a/b", { page: "nowhere" }],
  ["/new/%E0%A4%A", { page: "nowhere" }],
  ["/elsewhere", { page: "nowhere" }],
])("%s", (path, page) => expect(routeOf(path)).toEqual(page));

let stop: () => void;
beforeEach(() => (stop = followLinks()));
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  navigate("/");
});

function press(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

test("our own links are followed in place, and counted", () => {
  const before = visit();
  expect(press('<a href="/about">x</a>').defaultPrevented).toBe(true);
  expect(route()).toEqual({ page: "about" });
  expect(visit()).toBe(before + 1);
});

test.each([
  ['<a href="/about" target="_blank">x</a>', {}],
  ['<a href="/api/tables/a/log" download>x</a>', {}],
  ['<a href="/api/tables/a/log">x</a>', {}],
  ['<a href="/docs/">x</a>', {}],
  ['<a href="https://example.org/">x</a>', {}],
  ['<a href="/about">x</a>', { ctrlKey: true }],
])("left to the browser: %s %o", (html, init) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const before = visit();
  press(html, init);
  expect(visit()).toBe(before);
});
