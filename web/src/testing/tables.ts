/** Whole things of the wire for tests, in which only what a test is about need be said. */

import type { Card } from "../wire/http";
import type { Question, Scene, SeatInfo, TableInfo } from "../wire/table";
import { namedSeat } from "../table/model/source";

export const seat = (
  number: number,
  name: string | null = null,
  more: Partial<SeatInfo> = {},
): SeatInfo => ({ ...namedSeat(number, name), ...more });

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  kind: "game",
  id: "a1",
  code: "plum-kettle-nine",
  game: "boneyard",
  state: "gathering",
  options: {},
  seats: [],
  locked: false,
  public: false,
  watch: "public",
  delay: 300,
  watchers: 0,
  pace: "sealed",
  candle: 8,
  clock: null,
  per_move: 0,
  at_zero: "ask",
  holiday: 0,
  paused: false,
  outdated: false,
  guided: false,
  you_host: false,
  commitment: "",
  calling: false,
  parts: [],
  left_out: [],
  joint: false,
  server_part: null,
  seed: null,
  replay: null,
  next: null,
  ...more,
});

/** A table as the lobby lists it. */
export const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  game: "willow",
  state: "playing",
  host: "Ines",
  names: [],
  taken: 1,
  seats: 2,
  your_move: false,
  ends: null,
  away: null,
  code: null,
  round: null,
  finished_at: null,
  replay: null,
  title: "",
  pad: false,
  ...more,
});

export const scene = (more: Partial<Scene> = {}): Scene => ({
  table: table(),
  looking: null,
  view: null,
  marks: {},
  finished: 0,
  pad: [],
  question: null,
  hints: [],
  ahead: "",
  spans: [],
  plan: null,
  gives_in: [],
  may_take_back: "",
  retractable: false,
  final: false,
  wish: null,
  clocks: null,
  result: [],
  ...more,
});

export const question = (more: Partial<Question> = {}): Question => ({
  seat: 0,
  prompt: "x",
  options: [],
  least: 1,
  most: 1,
  next: [],
  staged: false,
  window: false,
  sealed: false,
  rule: "",
  at: 1,
  candle: null,
  passing: false,
  guide: null,
  suggested: null,
  ...more,
});
