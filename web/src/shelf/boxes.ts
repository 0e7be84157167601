/** Colours of the lids; white letters reach 4.5 on each. */

const LIDS: Record<string, string> = {
  willow: "#3f7250",
  "lamarckian-poker": "#7c2230",
  boneyard: "#4c5669",
  "abandon-ship": "#1e4f7c",
  "domino-avatars": "#6a4a8e",
  "domino-knights": "#7c4a1c",
  fugue: "#2b2950",
  contest: "#4b4480",
  "lost-pueblo": "#9a5429",
  "last-man-standing": "#5d3b2e",
  spots: "#27705f",
  "penniless-and-insane": "#8c3b6a",
  "hey-bartender": "#2a659e",
  "brain-baseball": "#4d6628",
  "following-suit": "#44536e",
  barcelona: "#8a5a10",
  "caribbean-star": "#6b3550",
  "seven-handed-poker": "#2f5a56",
};

/** A game that is not named above gets a plain box. */
export function lidOf(slug: string): string {
  return LIDS[slug] ?? "#5c5a57";
}

/** Whether we have a few words that say what the game is about. */
export function hasHook(slug: string): boolean {
  return slug in LIDS;
}
