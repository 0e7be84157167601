// Prints the tarot deck: src/pieces/tarot/*.svg, a picture for each of the 78 cards. Scenes are in
// tools/tarot, one file a suit. Run it after a change there, with the icons at hand for once:
//   npm install --no-save @iconify-json/game-icons@1.2.4 && node tools/tarot.mjs
// `node tools/tarot.mjs --icons` lists the icons in use, for CREDITS.md.

import { mkdirSync, writeFileSync } from "node:fs";
import { Kit } from "./tarot/kit.mjs";

const FAMILIES = ["majors", "wands", "cups", "swords", "pentacles"];
const folder = new URL("../src/pieces/tarot/", import.meta.url);
const used = new Map();

mkdirSync(folder, { recursive: true });
for (const family of FAMILIES) {
  const { SCENES } = await import(`./tarot/${family}.mjs`);
  for (const [card, { draw, near }] of Object.entries(SCENES)) {
    const kit = new Kit(family);
    const scene = draw(kit);
    const count = family === "majors" ? 0 : "A23456789T".indexOf(card[0]) + 1;
    if (count && kit.counted !== count) throw new Error(`${card} shows ${kit.counted} of its suit`);
    writeFileSync(new URL(`${card}.svg`, folder), kit.svg(scene, near));
    for (const icon of kit.used) used.set(icon, [...(used.get(icon) ?? []), card]);
  }
}
if (process.argv.includes("--icons")) {
  for (const [icon, cards] of [...used].sort()) console.log(icon, cards.join(" "));
}
