import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "../lib/settings.svelte";
import { Words, words } from "./words";

const GAME = `
bid = Bid { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
    .do = Bid { $chosen }
option-edition-0_9 = 0.9
greets = { $name } sits down.
theirs = { GENITIVE($name) } Reich
`;

test("says messages and attributes, with plurals", () => {
  const said = new Words([{ language: "en", ftl: GAME }]);
  expect(said.text("bid", { count: 1 })).toBe("Bid 1 chip");
  expect(said.text("bid", { count: 3 })).toBe("Bid 3 chips");
  expect(said.text("bid", { chosen: "7" }, "do")).toBe("Bid 7");
});

test("numbers follow the language", () => {
  const said = new Words([{ language: "de", ftl: GAME }]);
  expect(said.text("bid", { count: 12_000 })).toBe("Bid 12.000 chips");
});

test("a game's sentence may name what all games share", () => {
  const shared = { language: "en", ftl: "each = each of them\nbid = shared" };
  const said = new Words([{ language: "en", ftl: `${GAME}\ntold = To { each }.` }, shared]);
  expect(said.text("told")).toBe("To each of them.");
  expect(said.text("bid", { count: 1 })).toBe("Bid 1 chip");
});

test("what is somebody's in German", () => {
  const said = new Words([{ language: "de", ftl: GAME }]);
  expect(["Cleo", "Hans"].map((name) => said.text("theirs", { name }))).toEqual([
    "Cleos Reich",
    "Hans’ Reich",
  ]);
});

test("and in Spanish", () => {
  const said = new Words([{ language: "es", ftl: "listed = { $rest } { AND($last) }" }]);
  const row = (last: string) => said.text("listed", { rest: "Ana", last });
  expect(["Mara", "Inés", "Hilda", "hielo"].map(row)).toEqual([
    "Ana y Mara",
    "Ana e Inés",
    "Ana e Hilda",
    "Ana y hielo",
  ]);
});

test("below zero stands a minus, not a hyphen", () => {
  const said = new Words([{ language: "en", ftl: GAME }]);
  expect(said.text("bid", { count: -21 })).toBe("Bid −21 chips");
  expect(said.text("bid", { chosen: "3-0" }, "do")).toBe("Bid 3-0");
});

test("knows what it has, and shows gaps by their id", () => {
  const said = new Words([{ language: "en", ftl: GAME }]);
  expect([said.has("bid"), said.has("bid", "do"), said.has("bid", "sure"), said.has("x")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(said.text("x")).toBe("x");
  expect(said.text("bid", null, "sure")).toBe("");
  expect(said.text("greets")).toContain("name");
});

test("a dot in an id is an underscore in the catalogue", () => {
  expect(new Words([{ language: "en", ftl: GAME }]).text("option-edition-0.9")).toBe("0.9");
});

test("marks stay only around right-to-left names", () => {
  const said = new Words([{ language: "en", ftl: GAME }]);
  expect(said.text("greets", { name: "Mara" })).toBe("Mara sits down.");
  expect(said.text("greets", { name: "שרה" })).toBe("\u2068שרה\u2069 sits down.");
});

test("the first catalogue wins, the next fills its gaps", () => {
  const said = new Words([
    { language: "de", ftl: "hand = Blatt" },
    { language: "en", ftl: "hand = hand\ndeck = deck" },
  ]);
  expect([said.text("hand"), said.text("deck")]).toEqual(["Blatt", "deck"]);
});

afterEach(() => vi.unstubAllGlobals());

test("a language without words for a game falls back to English", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.includes("/de/willow")) return new Response("{}", { status: 404 });
    return new Response(path.includes("shared") ? "done = Fertig" : "title = Willow");
  });
  const said = await words("de", "willow");
  expect(said.text("title")).toBe("Willow");
  expect(said.text("done")).toBe("Fertig");
  await words("de", "willow");
  expect(asked).toHaveLength(4); // asked once, kept for the second time
});

test("a lost line is not remembered", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await expect(words("en", "spots")).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal("fetch", async () => new Response("title = Spots"));
  expect((await words("en", "spots")).text("title")).toBe("Spots");
});

/** Every message with its attributes and the values it takes. */
function shape(ftl: string): Map<string, string> {
  const taken = (part: unknown) =>
    [
      ...new Set(
        [...JSON.stringify(part ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map(
          (one) => one[1],
        ),
      ),
    ].sort();
  return new Map(
    new FluentResource(ftl).body.map((one) => [
      one.id,
      JSON.stringify([
        taken(one.value),
        Object.entries(one.attributes)
          .map(([name, part]) => [name, taken(part)])
          .sort(),
      ]),
    ]),
  );
}

const OTHERS = Object.keys(LANGUAGES).filter((one) => one !== "en");

test.each(OTHERS.flatMap((one) => ["", "table."].map((file) => [file, one])))(
  "every language says everything English does, with the same values: %s%s",
  (file, language) => {
    const read = (name: string) => shape(readFileSync(`src/words/${file}${name}.ftl`, "utf8"));
    const [english, other] = [read("en"), read(language!)];
    expect([...english.keys()].filter((id) => !other.has(id))).toEqual([]);
    expect([...other.keys()].filter((id) => !english.has(id))).toEqual([]);
    for (const [id, values] of english) expect([id, other.get(id)]).toEqual([id, values]);
  },
);
