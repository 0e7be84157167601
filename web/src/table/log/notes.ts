/** What the table itself has to say of an entry: who came, who plays for whom, a pause. */

import { day, row, t } from "../../words/t.svelte";
import type { Args } from "../../words/words";
import type { Entry } from "../live/room.svelte";
import type { TableModel } from "../model/model.svelte";
import { capital } from "../telling/faces";

export function noteOf({ note }: Entry, model: TableModel): string {
  if (!note) return "";
  const who = note.name ?? (note.seat === null ? "" : model.name(note.seat));
  const { until } = note.values;
  const all = model.names.map((name, seat) =>
    seat === model.you ? model.words.text("you") : name,
  );
  const values: Args = { ...note.values, name: who, who: row(all) };
  if (typeof until === "number") values["day"] = day(until);
  return capital(t(`note-${note.note}`, values));
}
