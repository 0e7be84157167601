/** What the server lists: games with their options, and tables. */

import type { Effect, Effects, GameInfo, Games, OptionInfo, TableLists } from "../wire/http";
import { api } from "./api";

export type OptionValue = OptionInfo["default"];

/** A box on the shelf; a story says in how many sessions it is played. */
export type Boxed = GameInfo & { evenings?: number[] };

/** What the table needs to know of a game apart from its words. */
export type GameCard = Pick<GameInfo, "slug" | "title"> &
  Partial<Pick<GameInfo, "pots" | "yields" | "windows" | "bots" | "pieces" | "layout">>;

let listed: Promise<GameInfo[]> | null = null;
/** How many sessions the server's stories take; known with the games. */
export let evenings: number[] = [];
/** What bots are called, by seat; known with the games. */
export let botNames: string[] = [];

/** Whether this server plays studies; known with the games. */
export let lab = false;

let docs = false;

/** All games on the shelf, asked for once a visit. */
export function games(): Promise<GameInfo[]> {
  if (!listed) {
    listed = api.get<Games>("/api/games").then((found) => {
      evenings = found.evenings;
      botNames = found.bot_names;
      lab = found.lab;
      docs = found.docs;
      return found.games;
    });
    listed.catch(() => (listed = null));
  }
  return listed;
}

/** Whether this server has the documentation, at /docs/. */
export async function hasDocs(): Promise<boolean> {
  await games();
  return docs;
}

export async function game(slug: string): Promise<GameInfo | undefined> {
  return (await games()).find((one) => one.slug === slug);
}

/** What studies found out about single options of a game. */
export async function effects(slug: string): Promise<Effect[]> {
  return (await api.get<Effects>(`/api/games/${slug}/effects`)).effects;
}

export function tables(): Promise<TableLists> {
  return api.get("/api/tables");
}
