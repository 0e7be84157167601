/** A whole score pad of the wire for tests, in which only what a test is about need be said. */

import type { PadLine, PadTableInfo, PadScene } from "../wire/pad";
import { seat } from "./tables";

export const padTable = (more: Partial<PadTableInfo> = {}): PadTableInfo => ({
  kind: "pad",
  id: "a1",
  code: "plum-kettle-nine",
  game: "boneyard",
  state: "playing",
  seats: [seat(0, "Mara"), seat(1, "Tobias")],
  watchers: 0,
  you_host: true,
  options: {},
  row_called: "round",
  columns: [],
  total: "total",
  side: [],
  notes: [],
  rules: [],
  asks: [],
  adds: "",
  total_of: null,
  begins: {},
  rounds: null,
  next: null,
  ...more,
});

export const line = (row: number, more: Partial<PadLine> = {}): PadLine => ({
  row,
  seq: row + 1,
  by: "",
  cells: [],
  shown: [],
  side: {},
  wrong: null,
  ...more,
});

export const padScene = (more: Partial<PadScene> = {}): PadScene => ({
  table: padTable(),
  looking: null,
  lines: [],
  counted: [],
  places: [],
  playing: [0, 1],
  dealer: null,
  says: [],
  over: false,
  winners: [],
  undo: 0,
  undoes: "",
  ...more,
});
