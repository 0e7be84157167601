// Made by tools/wire_types.py from src/parlour/server/games/frames.py; do not edit.

/** The first frame on every socket. */
export interface Hello {
  do: "hello";
  since?: number | null;
  seat?: number | null;
  token?: string | null;
}

export interface Ping {
  do: "ping";
}

/** Looks from another of one's own seats: the curtain of a shared screen. */
export interface Look {
  do: "look";
  seat: number | null;
}

/** Asks for a preview of an answer. Answered by `considered`, and changes */
export interface Consider {
  do: "consider";
  id: string;
  seat: number;
  at: number;
  chosen: string[];
}

export interface Nudge {
  do: "nudge";
  id: string;
  seat: number;
}

export interface Play {
  do: "play";
  id: string;
  seat: number;
  at: number;
  chosen: string[];
}

/** Takes a sealed answer back while others are still awaited. */
export interface Retract {
  do: "retract";
  id: string;
  seat: number;
}

/** Auto-pass and stops: what this seat wants in reaction windows. */
export interface Ahead {
  do: "ahead";
  id: string;
  seat: number;
  wish: string;
}

/** Takes the last choice back: at once if nothing came of it, else by asking all. */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
}

/** Answers another's wish to take back, or a clock that ran out. */
export interface Consent {
  do: "consent";
  id: string;
  seat: number;
  to: "clock" | "take-back";
  answer: "bot" | "no" | "remove" | "wait" | "yes";
}

export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** One of the quick phrases, in each reader's own language. */
export interface Phrase {
  do: "phrase";
  id: string;
  phrase: string;
}

/** The answers of this seat once it is asked: cases for the next question, or words */
export interface Plan {
  do: "plan";
  id: string;
  seat: number;
  cases?: Case[];
  words?: string[];
  span?: string;
}

/** One case of a conditional move: if this seat answers so, choose this. */
export interface Case {
  seat: number | null;
  answer: string[];
  chosen: string[];
}

/** Takes a plan back, or puts away what was said of it. */
export interface Unplan {
  do: "unplan";
  id: string;
  seat: number;
}

/** Asks for the possible parts of a plan. Answered by `foreseen`, and changes */
export interface Foresee {
  do: "foresee";
  id: string;
  seat: number;
}

/** Asks a bot for its reason. Answered by `because`, and changes nothing. */
export interface Why {
  do: "why";
  id: string;
  at: number;
}

/** Takes a free seat, or a seat back from the bot that kept it warm. */
export interface Sit {
  do: "sit";
  id: string;
  name?: string | null;
  seat?: number | null;
  pledge?: string | null;
}

/** Leaves a seat; while a game goes on a bot keeps it warm. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

export interface Begin {
  do: "begin";
  id: string;
}

/** Promises this browser's part of the deal: its hash. */
export interface Pledge {
  do: "pledge";
  id: string;
  pledge: string;
}

/** Reveals this browser's part, once the table calls for it. */
export interface Reveal {
  do: "reveal";
  id: string;
  part: string;
}

/** Plays the same again, after the end. The first request opens a table for the same */
export interface Again {
  do: "again";
  id: string;
}

/** An action that only the host may take. */
export interface Host {
  do: "host";
  id: string;
  act: "bot" | "close" | "empty" | "kick" | "lock" | "pass-on" | "pause" | "unlock";
  seat?: number | null;
  bot?: string | null;
}

/** Connected seats and watchers; not part of the log. */
export interface Presence {
  is: "presence";
  here: number[];
  watchers: number;
}

/** The request was applied and stored durably. */
export interface Done {
  is: "done";
  id: string;
  seq: number;
}

/** The request was understood and refused. Nothing changed. */
export interface No {
  is: "no";
  id: string;
  refused: string;
  values: Record<string, string | number>;
  rule: string;
  text: string;
}

export interface Considered {
  is: "considered";
  id: string;
  next: string[];
  enough: boolean;
  hints: Hint[];
  no: No | null;
}

export interface Hint {
  hint: string;
  values: Record<string, string | number>;
}

export interface Nudged {
  is: "nudged";
  seat: number;
  by: string;
}

/** The frame was malformed, too large or over a rate limit. Nothing changed. */
export interface Oops {
  is: "oops";
  id: string | null;
  code: "busy" | "gone" | "hello-first" | "not-yours" | "too-big" | "too-fast" | "unreadable";
  text: string;
}

export interface Pong {
  is: "pong";
}

export interface Welcome {
  is: "welcome";
  seq: number;
  scene: Scene;
  told: SeenEntry[];
  whole: boolean;
}

/** A snapshot of the table for one viewer. */
export interface Scene {
  table: TableInfo;
  looking: number | null;
  view: TableView | null;
  marks: Record<string, Record<string, number | string>>;
  finished: number;
  pad: number[][];
  question: Question | null;
  hints: Hint[];
  ahead: string;
  spans: string[];
  plan: Planning | null;
  gives_in: string[];
  may_take_back: "" | "at-once" | "by-asking";
  retractable: boolean;
  final: boolean;
  wish: number | null;
  clocks: Clocks | null;
  result: Line[];
  final_hands: FinalHand[];
}

/** A table without its cards. */
export interface TableInfo {
  kind: "game";
  id: string;
  code: string;
  game: string;
  state: "closed" | "gathering" | "over" | "playing";
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  locked: boolean;
  public: boolean;
  watch: "delayed" | "none" | "public";
  delay: number;
  watchers: number;
  pace: "fast" | "sealed";
  candle: number;
  clock: [number, number] | null;
  per_move: number;
  at_zero: "ask" | "keep" | "move";
  holiday: number;
  paused: boolean;
  outdated: boolean;
  record: boolean;
  guided: boolean;
  you_host: boolean;
  commitment: string;
  calling: boolean;
  parts: PartInfo[];
  left_out: number[];
  joint: boolean;
  server_part: string | null;
  seed: string | null;
  replay: string | null;
  next: string | null;
  going: number[];
  again: boolean;
}

/** A seat and its player, as everyone may know. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  program: boolean;
  keeps: boolean;
  joins: boolean;
  open: boolean;
  here: boolean;
  missed: boolean;
  yours: boolean;
  host: boolean;
  away: number | null;
}

/** One person's part of the seed. */
export interface PartInfo {
  seats: number[];
  pledge: string | null;
  told: boolean;
  part: string | null;
}

/** The table as one viewer may know it. */
export interface TableView {
  answered: number[];
  capped?: boolean;
  cast?: number[];
  chips?: number[];
  facts: Record<string, number | string | boolean | (number | string | (number | string)[])[]>;
  game: string;
  phase: string;
  pots?: number[];
  ranks?: number[];
  scores: number[];
  sealed?: string[];
  seats: number;
  somewhere?: Somewhere[];
  turn: number;
  waiting: number[];
  you: number | null;
  zones: ZoneData[];
}

/** Pieces that are in one of these zones; it is unknown in which. */
export interface Somewhere {
  pieces: string[];
  zones: string[];
}

/** A place for pieces, and what the viewer sees of them. */
export interface ZoneData {
  backs?: Record<string, number>;
  count: number;
  hand?: number;
  pieces?: (string | null)[];
  seat?: number;
  zone: string;
}

/** The question to the viewer's seat. */
export interface Question {
  seat: number;
  prompt: string;
  options: string[];
  least: number;
  most: number;
  next: string[];
  staged: boolean;
  window: boolean;
  sealed: boolean;
  rule: string;
  at: number;
  openings: Opening[];
  candle: number | null;
  passing: boolean;
  guide: Hint[];
  suggested: string[] | null;
}

/** The effect of a first choice, as in `considered`. Defaults are omitted. */
export interface Opening {
  chosen?: string[];
  next?: string[];
  enough?: boolean;
  hints?: Hint[];
}

/** The plan of the seat that is looked from. */
export interface Planning {
  cases: Case[];
  words: string[];
  span: string;
  fate: "" | "otherwise" | "over" | "question" | "taken-back" | "used";
}

/** Seconds left per seat when this was sent, and whose clocks run. */
export interface Clocks {
  left: number[];
  running: number[];
  out: number | null;
  votes: Record<string, string>;
  stand_ins: number[];
}

/** A sentence of the log, not yet in any language: docs/games/messages.md. */
export interface Line {
  message: string;
  part?: string;
  at?: number;
  seats?: Record<string, number[]>;
  pieces?: Record<string, (string | null)[]>;
  shares?: ([number, (string | null)[]])[];
  tokens?: Record<string, string[]>;
  zones?: Record<string, string>;
  counts?: Record<string, [string, number]>;
  standing?: [number, string, number][];
  values?: Record<string, number | string>;
  detail?: Line[];
}

/** The pieces of a seat that counted at the end, by name, and the name of the */
export interface FinalHand {
  pieces?: string[];
  said?: Line | null;
}

/** One entry of the table's log, as this reader may see it. */
export interface SeenEntry {
  seq: number;
  at: number;
  events?: AnyEvent[];
  lines?: Line[];
  round?: number | null;
  opens?: number | null;
  bot?: number | null;
  chat?: Chat | null;
  note?: Note | null;
}

/** A piece moved between zones, or was shown in place. */
export interface Moved {
  event: "moved";
  piece: string | null;
  back: string;
  from: string | null;
  to: string;
  rule?: string;
}

/** A pile was shuffled; its order is unknown to all. */
export interface Shuffled {
  event: "shuffled";
  zone: string;
  count: number;
  rule?: string;
}

/** The order of a shuffled pile was drawn at once, because a piece is put on it. */
export interface Mixed {
  event: "mixed";
  zone: string;
  rule?: string;
}

/** A rule asked for a random number: who deals, which of several equals. */
export interface Rolled {
  event: "rolled";
  sides: number;
  number: number;
  rule?: string;
}

/** A piece was turned; the game defines the number. */
export interface Turned {
  event: "turned";
  piece: string;
  facing: number;
  rule?: string;
}

/** Chips changed hands, or were given out at the start. */
export interface Paid {
  event: "paid";
  from: number | string | null;
  to: number | string;
  amount: number;
  rule?: string;
}

/** Points were noted. */
export interface Scored {
  event: "scored";
  seat: number;
  points: number;
  total: number;
  rule?: string;
}

/** A public fact: the message `said-…` of the game. */
export interface Said {
  event: "said";
  message: string;
  number: number;
  seat?: number | null;
  target?: number | null;
  piece?: string | null;
  of?: number | null;
  rule?: string;
}

/** A seat answered a question. */
export interface Decided {
  event: "decided";
  seat: number;
  prompt: string;
  sealed: boolean;
  chosen: (string | null)[];
  rule?: string;
}

/** A phase of the game begins. */
export interface Entered {
  event: "phase";
  phase: string;
  rule?: string;
}

/** The game is over; these seats won. */
export interface Ended {
  event: "ended";
  winners: number[];
  rule?: string;
}

export interface Chat {
  seat: number | null;
  name: string;
  text: string | null;
  phrase: string | null;
}

/** `sat`, `stood`, `began`, `took-back`, `asks-take-back`, `kicked`, … */
export interface Note {
  note: string;
  seat: number | null;
  name: string | null;
  values: Record<string, string | number>;
}

/** New log entries, and what changed in the scene: docs/api/websocket.md. */
export interface Update {
  is: "update";
  seq: number;
  told: SeenEntry[];
  scene: SceneChange;
}

export interface SceneChange {
  ahead?: string;
  clocks?: Clocks | null;
  final?: boolean;
  final_hands?: FinalHand[];
  finished?: number;
  gives_in?: string[];
  hints?: (number | Hint)[];
  looking?: number | null;
  marks?: Record<string, Record<string, number | string>>;
  may_take_back?: "" | "at-once" | "by-asking";
  pad?: number[][];
  plan?: Planning | null;
  question?: Question | null;
  result?: Line[];
  retractable?: boolean;
  spans?: string[];
  table?: TableChange;
  view?: ViewChange | null;
  wish?: number | null;
}

export interface TableChange {
  again?: boolean;
  at_zero?: "ask" | "keep" | "move";
  calling?: boolean;
  candle?: number;
  clock?: [number, number] | null;
  code?: string;
  commitment?: string;
  delay?: number;
  game?: string;
  going?: number[];
  guided?: boolean;
  holiday?: number;
  id?: string;
  joint?: boolean;
  left_out?: number[];
  locked?: boolean;
  next?: string | null;
  options?: Record<string, string | number | boolean>;
  outdated?: boolean;
  pace?: "fast" | "sealed";
  parts?: PartInfo[];
  paused?: boolean;
  per_move?: number;
  public?: boolean;
  record?: boolean;
  replay?: string | null;
  seats?: SeatInfo[];
  seed?: string | null;
  server_part?: string | null;
  state?: "closed" | "gathering" | "over" | "playing";
  watch?: "delayed" | "none" | "public";
  watchers?: number;
  you_host?: boolean;
}

export interface ViewChange {
  answered?: number[];
  capped?: boolean;
  cast?: number[];
  chips?: number[];
  facts?: Record<string, number | string | boolean | (number | string | (number | string)[])[]>;
  game?: string;
  phase?: string;
  pots?: number[];
  ranks?: number[];
  scores?: number[];
  sealed?: string[] | null;
  seats?: number;
  somewhere?: Somewhere[] | null;
  turn?: number;
  waiting?: number[];
  you?: number | null;
  zones?: ZoneData[];
}

/** A bot's reason, as a message of the game: `reason-…`. */
export interface Because {
  is: "because";
  id: string;
  at: number;
  seat: number;
  bot: string;
  message: string;
  values: Record<string, string | number>;
  whole: boolean;
  held: Line[];
  weighed: Line[];
  seen: Line[];
}

/** Names that a conditional move may use, by what its seat knows. */
export interface Foreseen {
  is: "foreseen";
  id: string;
  seats: number[];
  answers: string[];
  chosen: string[];
}

export type Request =
  | Hello
  | Ping
  | Look
  | Consider
  | Nudge
  | Play
  | Retract
  | Ahead
  | TakeBack
  | Consent
  | Say
  | Phrase
  | Plan
  | Unplan
  | Foresee
  | Why
  | Sit
  | Stand
  | Begin
  | Pledge
  | Reveal
  | Again
  | Host;

export type Message =
  | Presence
  | Done
  | No
  | Considered
  | Nudged
  | Oops
  | Pong
  | Welcome
  | Update
  | Because
  | Foreseen;

export type AnyEvent =
  | Moved
  | Shuffled
  | Mixed
  | Rolled
  | Turned
  | Paid
  | Scored
  | Said
  | Decided
  | Entered
  | Ended;

export const RESTART = 1012;
export const GONE = 4404;
export const KICKED = 4403;
export const ELSEWHERE = 4409;
export const FLOOD = 4429;
