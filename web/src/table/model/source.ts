/** What a model draws from where a table is played. */

import type { SeatInfo } from "../../wire/table";
import type { Source } from "./model.svelte";
import type { Room } from "../live/room.svelte";

export function sourceOf(room: Room): Source {
  return {
    get view() {
      return room.view;
    },
    get seats() {
      return room.scene?.table.seats ?? [];
    },
    get looking() {
      return room.scene?.looking ?? null;
    },
    get options() {
      return room.scene?.table.options ?? {};
    },
    get marks() {
      return room.scene?.marks ?? {};
    },
    get pad() {
      return room.scene?.pad ?? [];
    },
    get hints() {
      return room.step === null ? (room.scene?.hints ?? []) : [];
    },
    get question() {
      return room.scene?.question ?? null;
    },
    get moved() {
      return room.moved;
    },
    get guided() {
      return room.scene?.table.guided ?? false;
    },
    get past() {
      return room.step !== null;
    },
    get finals() {
      return room.step === null ? (room.scene?.final_hands ?? []) : [];
    },
    get sentences() {
      return room.sentences;
    },
  };
}

/** A seat where nobody sits down, leaves or hosts: only its name is to be seen. */
export const namedSeat = (seat: number, name: string | null): SeatInfo => ({
  seat,
  name,
  bot: null,
  program: false,
  keeps: false,
  joins: false,
  open: false,
  missed: false,
  here: true,
  yours: false,
  host: false,
  away: null,
});
