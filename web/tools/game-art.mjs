// Writes src/pieces/icons/game-art.json: the box pictures of the lobby shelf, a path for each game.
// Run it after a change of PICTURES, with the icons at hand for once:
//   npm install --no-save @iconify-json/game-icons@1.2.4 && node tools/game-art.mjs

import { readFileSync, writeFileSync } from "node:fs";

// Icon and artist of each game. CREDITS.md names the artists too.
const PICTURES = {
  "abandon-ship": ["sinking-ship", "Delapouite"],
  barcelona: ["charging-bull", "Delapouite"],
  boneyard: ["crossed-bones", "Lorc"],
  "brain-baseball": ["baseball-bat", "Delapouite"],
  "caribbean-star": ["magic-hat", "Delapouite"],
  "domino-avatars": ["domino-mask", "Lorc"],
  "domino-knights": ["mounted-knight", "Skoll"],
  "following-suit": ["suits", "Lorc"],
  fugue: ["drama-masks", "Lorc"],
  "hey-bartender": ["martini", "Lorc"],
  "lamarckian-poker": ["dna1", "Lorc"],
  "last-man-standing": ["spartan-helmet", "Delapouite"],
  "lost-pueblo": ["mayan-pyramid", "Delapouite"],
  "penniless-and-insane": ["jester-hat", "Delapouite"],
  "seven-handed-poker": ["poker-hand", "Lorc"],
  spots: ["coins-pile", "Delapouite"],
  willow: ["willow-tree", "Caro Asercion"],
};

const { icons } = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)),
);
const art = {};
for (const [game, [icon, artist]] of Object.entries(PICTURES)) {
  const paths = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`${icon} has no path`);
  art[game] = { icon, artist, path: paths.join("") };
}
writeFileSync(
  new URL("../src/pieces/icons/game-art.json", import.meta.url),
  `${JSON.stringify(art, null, 1)}\n`,
);
