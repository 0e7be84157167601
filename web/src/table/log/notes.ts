/** What the table itself has to say of an entry: who came, who plays for whom, a pause. */

import { day, row, t } from "../../words/t.svelte";
import type { Args } from "../../words/words";
import type { Entry } from "../live/room.svelte";
import type { TableModel } from "../model/model.svelte";
import { capital } from "../telling/faces";

/** The first entry that a note takes back, and the note's own: what lies between did not happen after all. */
export function takenBack({ note, seq }: Entry): { from: number; to: number } | null {
  const first = note?.note === "took-back" ? note.values["first"] : null;
  return typeof first === "number" ? { from: first, to: seq } : null;
}

/** `what` is a sentence about the choice that is taken back. */
export function noteOf({ note }: Entry, model: TableModel, what = ""): string {
  if (!note) return "";
  const who = note.name ?? (note.seat === null ? "" : model.name(note.seat));
  const { until } = note.values;
  const all = model.names.map((name, seat) =>
    seat === model.you ? model.words.text("you") : name,
  );
  const own = Number(note.seat !== null && note.seat === model.you);
  const values: Args = { ...note.values, name: who, who: row(all), own, what: what || "none" };
  if (typeof until === "number") values["day"] = day(until);
  return capital(t(`note-${note.note}`, values));
}
