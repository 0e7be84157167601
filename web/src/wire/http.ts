// Made by tools/http_types.py from src/parlour/server/api; do not edit.

import type {
  AnyEvent,
  Because,
  Line,
  TableView,
} from "./table";

export interface Me {
  person: boolean;
  name: string;
}

export interface TableMade {
  id: string;
  code: string;
  link: string;
}

export interface TableFound {
  id: string;
}

/** The effect that a seat link would have on this browser. */
export interface SeatOffer {
  name: string;
  yours: boolean;
  you: string;
  tables: number;
}

export interface Devices {
  devices: DeviceInfo[];
}

export interface DeviceInfo {
  id: string;
  label: string;
  since: number;
  this: boolean;
}

export interface TableTaken {
  table: string;
}

export interface Link {
  link: string;
}

/** A program's access to a chair; the token is shown once. */
export interface BotToken {
  token: string;
  socket: string;
}

export interface TableLists {
  mine: Card[];
  open: Card[];
}

export interface Card {
  id: string;
  code: string | null;
  game: string;
  state: "closed" | "gathering" | "over" | "playing";
  host: string;
  names: string[];
  seat: number | null;
  taken: number;
  seats: number;
  your_move: boolean;
  round: number | null;
  finished_at: number | null;
  replay: string | null;
  title: string;
  pad: boolean;
  ends: number | null;
  away: number | null;
  missed: boolean;
  outdated: boolean;
}

/** The tables that wait for somebody. */
export interface TurnList {
  tables: Card[];
}

/** A page of our own as HTML, with an anchor for each rule. */
export interface Page {
  html: string;
  language: string;
  rules: Record<string, string>;
}

/** The shelf. */
export interface Games {
  games: GameInfo[];
  evenings: number[];
  bot_names: string[];
  lab: boolean;
  docs: boolean;
}

/** A game on the shelf: what a client needs to offer it and to lay its table. */
export interface GameInfo {
  slug: string;
  title: string;
  tagline: string;
  players: number[];
  usual_seats: number;
  minutes: number;
  pieces: string;
  options: OptionInfo[];
  presets: Record<string, Record<string, string | number | boolean>>;
  bots: string[];
  windows: boolean;
  yields: string[];
  pots: string[];
  layout: Layout;
  guide: boolean;
  edition: number;
  pad: PadInfo | null;
}

/** An option of a game or of a story, and what it may be. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  least: number;
  most: number;
  words: string[];
  values: string[];
  typical: string[];
  default: string | number | boolean;
  chair: boolean;
}

/** Layout of the table, in terms of the view. */
export interface Layout {
  corners?: string[];
  bands?: string[][];
  lanes?: Lane[];
  own?: string[];
  hand?: string[];
  quiet?: string[];
  ace_low?: boolean;
  most?: Record<string, number>;
  number?: PlateNumber | null;
  facts?: FactLine[];
  rounds?: string;
  badges?: string[];
  active?: string;
  bets?: string;
  targets?: Record<string, string>;
  marks?: Record<string, string>;
  attached?: Record<string, Attached>;
  columns?: FactLine[];
  clashes?: string[];
  pending?: Pending | null;
}

/** Zones that face each other, with facts for the total and the head of each. */
export interface Lane {
  zones: string[];
  totals?: string[];
  heads?: string[];
}

/** The big number of a seat plate: `scores`, `chips` or a fact for each seat. */
export interface PlateNumber {
  from: string;
  unit: string;
  by?: string;
  stock?: boolean;
}

/** A number in the rail, or a column of the score pad. */
export interface FactLine {
  label: string;
  value: string;
  of?: string | number;
  told?: "number" | "seat" | "words";
}

/** A zone whose pieces carry others, and the fact that says which piece carries */
export interface Attached {
  on: string;
  by: string;
}

/** The zone of an announced piece that may still be answered, and its target. */
export interface Pending {
  zone: string;
  aim?: string;
}

/** The score pad of a game, for people who play with their own cards. */
export interface PadInfo {
  options: string[];
  leads: boolean;
}

/** Printed documents of a game. */
export interface Prints {
  documents: Print[];
  papers: string[];
  ready: boolean;
}

/** A document that can be printed. */
export interface Print {
  name: string;
  title: string;
}

/** Effects of single options of a game, as measured in studies. */
export interface Effects {
  effects: Effect[];
}

/** Effect of another value of an option, all else being equal. */
export interface Effect {
  option: string;
  usual: string | number | boolean;
  value: string | number | boolean;
  seats: number;
  games: number;
  given: Record<string, string | number | boolean>;
  figures: EffectFigure[];
}

/** One measure with an option as it was and as it is changed. */
export interface EffectFigure {
  measure: string;
  share: boolean;
  before: number;
  after: number;
  differs: [number, number, number];
}

/** A finished game step by step. */
export interface Replay {
  log: Log;
  game: string;
  names: string[];
  options: Record<string, string | number | boolean>;
  commitment: string;
  seed: string;
  as: string;
  steps: Step[];
  rounds: Begins[];
  pad: number[][];
}

/** A match as it is kept in a file. */
export interface Log {
  parlour?: number;
  game: string;
  edition: number;
  seats: number;
  names: string[];
  options: Record<string, string | number | boolean>;
  commitment: string;
  seed?: string | null;
  mix?: Mix;
  choices?: Choice[];
}

/** Parts from which the seed of a deal is made. */
export interface Mix {
  server: string;
  people: Person[];
}

/** One person's part; several people at one screen are one person here. */
export interface Person {
  seats: number[];
  pledge: string | null;
  part: string | null;
}

/** Seat that chose, and the names of what it chose. */
export type Choice = [number | string, string[] | null];

/** One step of a game, with its log lines. */
export interface Step {
  events: AnyEvent[];
  view: TableView;
  marks: Record<string, Record<string, number | string>>;
  phase: string;
  lines: Line[];
  result: Line[];
  finished: number;
  actor: number | null;
  why: Because | null;
}

/** The step with which a round begins. */
export interface Begins {
  round: number;
  step: number;
}

export interface Sets {
  sets: SetInfo[];
  options: OptionInfo[];
  credit: string;
  licence: string;
}

/** A content-set that comes along, with the options that it presets. */
export interface SetInfo {
  id: string;
  title: string;
  blurb: string;
  licence: string;
  credits: string[];
  sessions: number;
  session_hours: number[];
  locked: string[];
  options: Record<string, string | number | boolean>;
}

/** The lab: its limits, and your own studies. */
export interface Studies {
  most_games: number;
  most_studies: number;
  studies: StudyInfo[];
}

/** A study, as everybody sees it who has its link. */
export interface StudyInfo {
  id: string;
  asked: StudyQuestion;
  deals: number;
  state: "done" | "failed" | "playing" | "stopped" | "waiting";
  ahead: number;
  yours: boolean;
  progress: Progress | null;
}

/** The same in canonical form: only options that differ from defaults, sorted. */
export interface StudyQuestion {
  game: string;
  seats: number;
  bots: string[];
  options: Record<string, string | number | boolean>;
  changes: Record<string, string | number | boolean>;
  measures: string[];
  games: number;
}

/** The results of the deals that were played so far. */
export interface Progress {
  deals: number;
  games: number;
  level: number;
  sure: boolean;
  counted: MeasureResult[];
  way: ProgressPoint[];
}

/** One measure on both sides. */
export interface MeasureResult {
  measure: string;
  share: boolean;
  before: Range;
  after: Range;
  differs: Range;
}

/** A value with its confidence interval; null if there is too little data. */
export interface Range {
  value: number | null;
  low: number | null;
  high: number | null;
}

/** The value of the first measure after a number of deals. */
export interface ProgressPoint {
  deals: number;
  before: Range;
  after: Range;
}

export interface StudyMade {
  id: string;
}

/** The measures of a game; those of one chair are `seat:0` and so on. */
export interface Measures {
  measures: MeasureInfo[];
  usual: string[];
}

export interface MeasureInfo {
  name: string;
  share: boolean;
}

/** A person's notification channels, and those that this server offers. */
export interface Notices {
  push: string | null;
  mail: boolean;
  ways: WayInfo[];
  quiet: string[];
}

/** A channel by which somebody is notified. */
export interface WayInfo {
  id: string;
  kind: "mail" | "push";
  label: string;
  this: boolean;
  answered: boolean;
  language: string;
  pace: "daily" | "hourly" | "soon";
}

/** The holiday of a person, and its meaning at their tables. */
export interface HolidayInfo {
  until: number | null;
  most: number;
  tables: AwayAt[];
}

export interface AwayAt {
  table: string;
  until: number | null;
}

export interface MailedOff {
  table: string;
}
