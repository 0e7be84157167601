/** What the table itself has to say of an entry: who came, who plays for whom, a pause. */

import { day, t } from "../../words/t.svelte";
import type { Args } from "../../words/words";
import type { Entry } from "../live/room.svelte";
import type { TableModel } from "../model/model.svelte";
import { capital } from "../telling/faces";

export function noteOf({ note }: Entry, model: TableModel): string {
  if (!note) return "";
  const who = note.name ?? (note.seat === null ? "" : model.name(note.seat));
  const { until } = note.values;
  const values: Args = { ...note.values, name: who };
  if (typeof until === "number") values["day"] = day(until);
  return capital(t(`note-${note.note}`, values));
}
