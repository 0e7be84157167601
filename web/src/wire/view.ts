/** The view and the events as the server writes them: docs/events.md, docs/clients.md. */

import type { Line, Scene } from "./table";

export type ZoneData = {
  zone: string;
  count: number;
  /** Whose zone it is; shared zones have none. */
  seat?: number;
  /** Which hand of the cast it belongs to, from 1, where seats hold several hands: events call it by that. */
  hand?: number;
  /** What is seen of it; null where an ordered pile hides a piece between others. */
  pieces?: (string | null)[];
  /** The backs of what is not seen, where a game has several kinds. */
  backs?: Record<string, number>;
};

export type Fact = number | string | boolean | Fact[];

export type View = {
  game: string;
  seats: number;
  you: number | null;
  phase: string;
  turn: number;
  waiting: number[];
  answered: number[];
  zones: ZoneData[];
  scores: number[];
  chips?: number[];
  pots?: number[];
  sealed?: string[];
  somewhere?: { zones: string[]; pieces: string[] }[];
  ranks?: number[];
  capped?: boolean;
  facts: Record<string, Fact>;
};

export type TableEvent = {
  rule?: string;
  /** The line that begins with it, and whether that is folded into another. */
  line?: Line;
  folded?: boolean;
} & (
  | { event: "moved"; piece: string | null; back?: string; from: string | null; to: string }
  | { event: "shuffled"; zone: string; count: number }
  | { event: "turned"; piece: string; facing: number }
  | { event: "paid"; from: number | string | null; to: number | string; amount: number }
  | { event: "scored"; seat: number; points: number; total: number }
  | { event: "said"; message: string; seat?: number; piece?: string; number?: number }
  | {
      event: "decided";
      seat: number;
      prompt: string;
      sealed: boolean;
      chosen: (string | null)[] | null;
    }
  | { event: "phase"; phase: string }
  | { event: "ended"; winners: number[] }
);

export type Moved = Extract<TableEvent, { event: "moved" }>;

export type Marks = Scene["marks"];

/** The server's view is this shape for every game; the wire only says that it is an object. */
export function viewOf(scene: { view: Record<string, unknown> | null }): View | null {
  return scene.view as View | null;
}
