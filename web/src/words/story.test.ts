/** Every sentence the story table asks for is there, in every language. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../lib/settings.svelte";

const story = join(process.cwd(), "src/story");
const words = join(process.cwd(), "src/words");
const read = (name: string) => new FluentResource(readFileSync(join(words, name), "utf-8")).body;
const ids = (name: string) => new Set(read(name).map((one) => one.id));
const parts = (name: string) =>
  read(name).flatMap((one) => [
    one.id,
    ...Object.keys(one.attributes).map((attr) => `${one.id}.${attr}`),
  ]);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory()
      ? sources(join(folder, one.name))
      : /\.(svelte|ts)$/.test(one.name) && !one.name.includes(".test.")
        ? [readFileSync(join(folder, one.name), "utf-8")]
        : [],
  );
}

const OTHERS = Object.keys(LANGUAGES).filter((one) => one !== "en");

test.each(OTHERS)("%s says what English says", (language) => {
  // Refusals come in English from the table.
  const told = (name: string) =>
    parts(name)
      .filter((id) => !id.startsWith("refused-"))
      .sort();
  expect(told(`story.${language}.ftl`)).toEqual(told("story.en.ftl"));
});

test.each(OTHERS)("%s has words for whatever the table refuses", (language) => {
  const server = readFileSync(join(process.cwd(), "../src/parlour/story/en.ftl"), "utf-8");
  const refused = new FluentResource(server).body
    .map((one) => one.id)
    .filter((id) => id.startsWith("refused-"));
  expect(refused.length).toBeGreaterThan(90);
  const told = ids(`story.${language}.ftl`);
  expect(refused.filter((id) => !told.has(id))).toEqual([]);
});

test("every plain id is in the catalogue, or in those of all screens", () => {
  const known = new Set([...ids("story.en.ftl"), ...ids("en.ftl"), ...ids("table.en.ftl")]);
  const asked = sources(story).flatMap((text) =>
    [...text.matchAll(/\bs\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!),
  );
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test("every kind of entry has its line in the journal", () => {
  const wire = readFileSync(join(process.cwd(), "src/wire/story.ts"), "utf-8");
  const kinds = [
    ...wire.slice(0, wire.indexOf("PlayStop {")).matchAll(/^ {2}is: "([a-z_]+)";/gm),
  ].map((found) => found[1]!);
  const told = ids("story.en.ftl");
  const silent = [
    "contest_played",
    "options_set",
    "content_chosen",
    "private_note",
    "dealer_note",
    "memory_drafted",
    "memory_withdrawn",
  ];
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !silent.includes(kind) && !told.has(`line-${kind}`))).toEqual([]);
});
