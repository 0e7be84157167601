// Made by tools/http_types.py from src/parlour/server/api; do not edit.

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

/** What a seat link would do to this browser. */
export interface SeatOffer {
  name: string;
  yours: boolean;
  you: string;
  tables: number;
}

export interface Devices {
  devices: Device[];
}

export interface Device {
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

/** What a program needs; the token is told once. */
export interface BotToken {
  token: string;
  socket: string;
}

export interface Tables {
  mine: Card[];
  open: Card[];
}

export interface Card {
  id: string;
  code: string | null;
  game: string;
  state: string;
  host: string;
  names: string[];
  taken: number;
  seats: number;
  your_move: boolean;
  round: number | null;
  finished_at: number | null;
  replay: string | null;
  title: string;
}

export interface Page {
  html: string;
  rules: Record<string, string>;
}

export interface Sets {
  sets: SetInfo[];
  options: OptionInfo[];
  credit: string;
  licence: string;
}

/** What anybody may know of a content-set before playing it. */
export interface SetInfo {
  id: string;
  title: string;
  blurb: string;
  licence: string;
  credits: string[];
  sessions: number;
  session_hours: number[];
  options: Record<string, string | number | boolean>;
  locked: string[];
}

export interface OptionInfo {
  name: string;
  kind: string;
  least: number;
  most: number;
  values: string[];
  default: string | number | boolean;
}

/** What the seed of a deal is made from. */
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
