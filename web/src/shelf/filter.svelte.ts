/** What the shelf shows. Kept while the app is open, so that Back finds it again. */

import type { GameInfo } from "../wire/http";

/** Minutes a short game takes at most. */
const SHORT_GAME_MINUTES = 20;

/** What it is played with: `cards-and-dominoes` is both. */
export function kindsOf(game: GameInfo): string[] {
  return game.pieces.split("-and-");
}

class Filter {
  /** How many they are; a table is laid for as many, if the game takes them. */
  people = $state(4);
  /** Whether anybody saw that. */
  told = $state(false);
  length = $state<"any" | "short" | "long">("any");
  kind = $state("");

  fits(game: GameInfo): boolean {
    if (this.kind && !kindsOf(game).includes(this.kind)) return false;
    if (this.length === "short") return game.minutes <= SHORT_GAME_MINUTES;
    return this.length === "any" || game.minutes > SHORT_GAME_MINUTES;
  }

  clear(): void {
    this.length = "any";
    this.kind = "";
  }
}

export const filter = new Filter();
