/** What the server lists: games with their options, and tables. */

import type { Tables } from "../wire/http";
import { api } from "./api";

export type OptionValue = string | number | boolean;

export type OptionSpec = {
  name: string;
  kind: "number" | "choice" | "switch" | "text";
  least: number;
  most: number;
  /** Words that may stand in place of a number: `none`, `auto`. */
  words: string[];
  values: string[];
  default: OptionValue;
};

export type GameInfo = {
  slug: string;
  title: string;
  tagline: string;
  /** The seat counts it can be played with. */
  players: number[];
  usual_seats: number;
  minutes: number;
  /** Of a story: how many sessions it takes. */
  evenings?: number[];
  pieces: string;
  options: OptionSpec[];
  presets: Record<string, Record<string, OptionValue>>;
  bots: string[];
  /** Whether it has reaction windows, so that pace and candle matter. */
  windows: boolean;
  /** Whether it has a guided first game. */
  guide: boolean;
  edition: number;
};

let listed: Promise<GameInfo[]> | null = null;
/** How many sessions the server's stories take; known with the games. */
export let evenings: number[] = [];

/** All games on the shelf, asked for once a visit. */
export function games(): Promise<GameInfo[]> {
  if (!listed) {
    listed = api.get<{ games: GameInfo[]; evenings: number[] }>("/api/games").then((found) => {
      evenings = found.evenings;
      return found.games;
    });
    listed.catch(() => (listed = null));
  }
  return listed;
}

export async function game(slug: string): Promise<GameInfo | undefined> {
  return (await games()).find((one) => one.slug === slug);
}

export function tables(): Promise<Tables> {
  return api.get("/api/tables");
}
