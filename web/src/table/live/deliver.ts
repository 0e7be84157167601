/** Sends an answer that was given without a line, from a page that shows no table. */

import type { Given } from "../../site/own";
import type { Message, Play } from "../../wire/table";
import { Connection, socketAddress, type Wanted } from "./connection";

/** Whether it was played; null where the line was lost again, and it is to be tried another time. */
export async function deliver(table: string, given: Given): Promise<boolean | null> {
  const { id, seat, at, chosen } = given;
  const line: Connection<Wanted<Play>, never, Message> = new Connection(socketAddress(table), {
    read: (text) => JSON.parse(text) as Message,
    message: () => {},
    line: (now) => void (now === "away" && line.close()),
    since: () => ({ since: null, seat }),
  });
  line.open();
  const reply = await line.ask({ do: "play", seat, at, chosen }, id);
  const shownOut = line.line === "gone" || line.line === "kicked";
  line.close();
  return reply ? reply.is === "done" : shownOut ? false : null;
}
