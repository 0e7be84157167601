/** An update tells what is different in the scene: docs/api/websocket.md, "Updates". */

import type { Scene, SceneChange, TableView, ViewChange, ZoneData } from "../../wire/table";
import { padded } from "./rounds";

/** The scene after a change; what is as it was is the same object. */
export function folded(
  scene: Scene,
  { table, view, hints, pad = [], ...rest }: SceneChange,
): Scene {
  const made = { ...scene, ...rest };
  if (hints) made.hints = hints.map((one) => (typeof one === "number" ? scene.hints[one]! : one));
  if (table) made.table = { ...scene.table, ...table };
  if (view !== undefined)
    made.view = view && scene.view ? foldedView(scene.view, view) : (view as TableView | null);
  made.pad = padded(scene.pad, { finished: made.finished, pad });
  return made;
}

function foldedView(
  view: TableView,
  { zones = [], facts, sealed, somewhere, ...rest }: ViewChange,
): TableView {
  const made = { ...view, ...rest, facts: { ...view.facts, ...facts } };
  made.zones = view.zones.map((zone) => zones.find((one) => sameZone(one, zone)) ?? zone);
  if (sealed) made.sealed = sealed;
  else if (sealed === null) delete made.sealed;
  if (somewhere) made.somewhere = somewhere;
  else if (somewhere === null) delete made.somewhere;
  return made;
}

const sameZone = (one: ZoneData, other: ZoneData): boolean =>
  one.zone === other.zone && one.seat === other.seat && one.hand === other.hand;
