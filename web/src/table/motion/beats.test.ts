import { expect, test } from "vitest";
import type { TableView } from "../../wire/table";
import { applied } from "./beats";

test("a pile that is shuffled shows none of the cards that went into it", () => {
  const view = {
    zones: [
      { zone: "pack", count: 26, pieces: ["3d"] },
      { zone: "shown", seat: 0, count: 1, pieces: ["Ks"] },
    ],
  } as unknown as TableView;
  const after = applied(view, { event: "shuffled", zone: "pack", count: 26 });
  expect(after.zones).toEqual([{ zone: "pack", count: 26 }, view.zones[1]]);
});
