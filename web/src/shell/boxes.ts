/** The lids of the boxes. A game that is not named here gets a plain one. */

type Box = { colour: string; icon: string };

const BOXES: Record<string, Box> = {
  "willow": { colour: "#3f7250", icon: "willow-tree" },
  "lamarckian-poker": { colour: "#7c2230", icon: "dna1" },
  "boneyard": { colour: "#4c5669", icon: "crossed-bones" },
  "abandon-ship": { colour: "#1e4f7c", icon: "sinking-ship" },
  "domino-avatars": { colour: "#6a4a8e", icon: "domino-mask" },
  "domino-knights": { colour: "#7c4a1c", icon: "cavalry" },
  "fugue": { colour: "#2b2950", icon: "drama-masks" },
  "lost-pueblo": { colour: "#9a5429", icon: "mayan-pyramid" },
  "last-man-standing": { colour: "#5d3b2e", icon: "archery-target" },
  "spots": { colour: "#27705f", icon: "coins-pile" },
  "penniless-and-insane": { colour: "#8c3b6a", icon: "jester-hat" },
  "hey-bartender": { colour: "#2a659e", icon: "martini" },
  "brain-baseball": { colour: "#4d6628", icon: "baseball-bat" },
  "following-suit": { colour: "#44536e", icon: "suits" },
  "barcelona": { colour: "#8a5a10", icon: "charging-bull" },
  "caribbean-star": { colour: "#6b3550", icon: "rabbit" },
  "seven-handed-poker": { colour: "#2f5a56", icon: "poker-hand" },
};

const PLAIN: Box = { colour: "#5c5a57", icon: "card-random" };

export function boxOf(slug: string): Box {
  return BOXES[slug] ?? PLAIN;
}
