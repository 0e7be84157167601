// Made by tools/pad_types.py from src/parlour/server/pads/table.py; do not edit.

import type {
  Considered,
  Done,
  Hello,
  No,
  Nudged,
  Oops,
  Ping,
  Pong,
  Presence,
  SeatInfo,
} from "./table";

/** Writes a row, or corrects one. */
export interface WriteRow {
  do: "row";
  id: string;
  row: number;
  over: number;
  cells: Record<string, number | string | null>[];
}

/** Takes back the last thing that was written. */
export interface Undo {
  do: "undo";
  id: string;
  last: number;
}

/** The table ends the game here. */
export interface StopPad {
  do: "stop";
  id: string;
}

export interface Rename {
  do: "names";
  id: string;
  names: string[];
}

/** Goes on with another pad for the same people, under the same code. The one */
export interface PadAgain {
  do: "again";
  id: string;
}

/** The host puts the pad away for good. */
export interface Close {
  do: "close";
  id: string;
}

export interface PadWelcome {
  is: "welcome";
  seq: number;
  scene: PadScene;
}

export interface PadScene {
  table: PadTableInfo;
  looking: null;
  lines: PadLine[];
  counted: number[];
  places: number[];
  playing: number[];
  dealer: number | null;
  says: PadSentence[];
  over: boolean;
  winners: number[];
  undo: number;
  undoes: "" | "correction" | "names" | "row" | "stop";
}

/** The parts of a pad that rows do not change: game, names, questions. */
export interface PadTableInfo {
  kind: "pad";
  id: string;
  code: string;
  game: string;
  state: "closed" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  watchers: number;
  you_host: boolean;
  options: Record<string, string | number | boolean>;
  row_called: string;
  columns: string[];
  total: string;
  side: string[];
  notes: string[];
  rules: string[];
  asks: Ask[];
  adds: string;
  total_of: number | null;
  begins: Record<string, number | string>;
  rounds: number | null;
  next: string | null;
}

/** Value to enter for each seat after a round, under `pad-LABEL`. */
export interface Ask {
  label: string;
  kind: "cards" | "choice" | "mark" | "number";
  least: number;
  most: number;
  choices: string[];
  each: number;
  usual: number | null;
  when: Record<string, (string | number | boolean)[]>;
}

/** A row of the pad. */
export interface PadLine {
  row: number;
  seq: number;
  by: string;
  cells: Record<string, number | string>[];
  shown: Record<string, number | string>[];
  side: Record<string, number | string>;
  wrong: PadSentence | null;
}

/** A sentence: the message, and what it names; lists are names. */
export interface PadSentence {
  message: string;
  rule: string;
  values: Record<string, number | string | string[]>;
}

export interface PadUpdate {
  is: "update";
  seq: number;
  kept: number;
  scene: PadScene;
}

export type Request =
  | Hello
  | Ping
  | WriteRow
  | Undo
  | StopPad
  | Rename
  | PadAgain
  | Close;

export type Message =
  | Presence
  | Done
  | No
  | Considered
  | Nudged
  | Oops
  | Pong
  | PadWelcome
  | PadUpdate;

