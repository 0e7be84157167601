/** What becomes of an answer that was given without a line; sent from a page that shows no table. */

import type { Given } from "../../site/own";
import type { Message, Play } from "../../wire/table";
import { Connection, socketAddress, type Wanted } from "./connection";

/** `rests`: the table is paused, and the question still stands. `late`: it does not. */
export type Outcome = "played" | "rests" | "late";

/** Milliseconds that the table has to take it. */
const DELIVERY_TIMEOUT_MS = 10_000;

export function outcomeOf(reply: { is: string; refused?: string }): Outcome {
  if (reply.is === "done") return "played";
  return reply.refused === "paused" ? "rests" : "late";
}

/** What became of it; null where the line was lost again, and it is to be tried another time. */
export async function deliver(table: string, given: Given): Promise<Outcome | null> {
  const { id, seat, at, chosen } = given;
  const line: Connection<Wanted<Play>, never, Message> = new Connection(socketAddress(table), {
    read: (text) => JSON.parse(text) as Message,
    message: () => {},
    line: (now) => void (now === "away" && line.close()),
    since: () => ({ since: null, seat }),
  });
  line.open();
  const timer = setTimeout(() => line.close(), DELIVERY_TIMEOUT_MS);
  const reply = await line.ask({ do: "play", seat, at, chosen }, id);
  const shownOut = line.line === "gone" || line.line === "kicked";
  clearTimeout(timer);
  line.close();
  return reply ? outcomeOf(reply) : shownOut ? "late" : null;
}
