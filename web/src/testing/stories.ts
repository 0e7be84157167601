/** Whole things of a story for tests, in which only what a test is about need be said. */

import type { Bell, MemoryView } from "../wire/story";

export const memoryOf = (more: Partial<MemoryView>): MemoryView => ({
  memory: 1,
  session: 1,
  source: "self",
  personae: [],
  by: null,
  text: "",
  trigger: "",
  appears: [],
  augments: [],
  cards: [],
  ability: "",
  parts: [],
  status: "accepted",
  vetoes: 0,
  names_ability: null,
  shared: false,
  ...more,
});

export const bell = (more: Partial<Bell>): Bell => ({
  bell: 1,
  cards: [],
  personae: [],
  narrator: 0,
  appear: [],
  on: "",
  extends: null,
  memory: null,
  stage: "memory",
  use: [],
  in_contest: false,
  ...more,
});
