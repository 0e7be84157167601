/** The story table on the shelf. It is no game of the engine, so the server's list lacks it. */

import { type Boxed, evenings } from "./catalogue";

export const STORY = "fugue";

export function storyBox(title: string): Boxed {
  return {
    slug: STORY,
    title,
    tagline: "",
    players: [2, 3, 4, 5, 6, 7, 8],
    usual_seats: 4,
    minutes: Infinity, // longer than any game
    evenings,
    pieces: "tarot",
    options: [],
    presets: {},
    bots: [],
    windows: false,
    yields: [],
    pots: [],
    layout: {},
    guide: false,
    edition: 1,
    pad: null,
  };
}
