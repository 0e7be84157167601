/** The events as the server writes them: docs/events.md, docs/clients.md. */

import type { Line, Scene } from "./table";

export type { TableView as View, Zone as ZoneData } from "./table";

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
