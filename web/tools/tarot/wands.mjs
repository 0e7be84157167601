// Wands: ochre deserts, green leaves, fire.

import { SKIN } from "./kit.mjs";
import { horse, person, rider } from "./people.mjs";
import { castle, cloud, fist, flowers, grass, ground, hills, house, land, peaks, sea, ship, sky, sun, throne, tree, wall, wreath } from "./places.mjs";
import { wand } from "./tokens.mjs";

const scene = (draw, near) => ({ draw, near });

const pyramids = (k, y) => [[34, 40], [92, 26], [206, 34]].map(([x, h]) => k.shape(`M${x - h * 1.1} ${y}L${x} ${y - h}L${x + h * 1.1} ${y}Z`, k.mix(k.c.mid, k.c.pale, 0.35)) + k.shape(`M${x} ${y - h}L${x + h * 0.4} ${y}H${x + h * 1.1}Z`, k.c.mid)).join("");

const lizard = (k, x, y, size, fill, o) => k.icon("gecko", x, y, size, fill, o);

export const SCENES = {
  Aw: scene((k) => [
    sky(k, k.c.pale), hills(k, 262, k.mix(k.c.leaf, k.c.paper, 0.4)),
    castle(k, 48, 240, 0.8, k.c.paper, k.c.deep),
    k.shape("M120 258C108 268 150 276 136 290C128 302 160 310 156 326H206C196 306 168 298 176 286C182 274 136 270 136 256Z", k.mix(k.c.mid, k.c.paper, 0.5), 1.4),
    tree(k, 206, 258, 0.5), tree(k, 178, 254, 0.4),
    fist(k, 116, 158, { s: 1.3, held: wand(k, -4, 66, 176, 0, { width: 14 }) }),
    [[70, 84], [152, 66], [70, 200], [158, 220]].map(([x, y]) => k.shape(`M${x} ${y}q8-6 14 2q-8 6-14-2z`, k.c.leaf, 1.2)),
  ], [28, 10, 164, 254]),

  "2w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.5)), peaks(k, 176, k.mix(k.c.mid, k.c.paper, 0.4)),
    sea(k, 174, k.mix(k.c.mid, k.c.pale, 0.5), { end: 210 }),
    land(k, "206C50 190 90 212 140 204C190 196 220 206 244 200", k.mix(k.c.leaf, k.c.paper, 0.35)),
    house(k, 178, 226, 0.6), tree(k, 206, 230, 0.5), tree(k, 150, 226, 0.4), wand(k, 44, 262, 206),
    person(k, 112, 292, {
      s: 1.95, robe: k.c.deep, cloak: k.c.red, hat: "cap", cap: k.c.red, look: "aside", near: [24, -66],
      far: [-28, -60], belt: k.c.gold,
    }),
    wand(k, 172, 290, 214), globe(k, 160, 148, 17), wall(k, -6, 250, 252, 80, k.mix(k.c.paper, k.c.mid, 0.35)),
    k.shape("M-6 250V234H30V250ZM64 250V234H100V250ZM140 250V234H176V250ZM210 250V234H246V250Z", k.mix(k.c.paper, k.c.mid, 0.35)),
    k.line("M30 262h28", k.c.ink, 5),
  ], [28, 60, 172, 240]),

  "3w": scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.35)), sun(k, 60, 54, 20),
    peaks(k, 170, k.mix(k.c.mid, k.c.paper, 0.4), ""),
    sea(k, 160, k.mix(k.c.gold, k.c.paper, 0.15), { light: k.c.white }), ship(k, 46, 196, 0.8),
    ship(k, 196, 186, 0.6), ship(k, 88, 182, 0.45),
    land(k, "282L70 274L110 262L244 246", k.mix(k.c.leaf, k.c.mid, 0.4)),
    grass(k, [[40, 300], [90, 294], [200, 300]], k.mix(k.c.leaf, k.c.ink, 0.3)), wand(k, 56, 290, 196),
    wand(k, 206, 274, 196),
    person(k, 128, 288, {
      s: 1.75, robe: k.c.deep, cloak: k.c.red, look: "back", hairs: k.mix(k.c.ink, k.c.deep, 0.3), near: [22, -56],
    }),
    wand(k, 168, 292, 200), k.disc(167, 190, 7, SKIN[0]), k.line("M108 150Q128 176 146 152", k.c.gold, 4),
  ], [34, 66, 180, 240]),

  "4w": scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.5)), castle(k, 60, 224, 1.3, k.c.paper, k.c.red),
    castle(k, 178, 224, 1.25, k.c.paper, k.c.deep), ground(k, 224, k.mix(k.c.leaf, k.c.paper, 0.4)),
    wand(k, 58, 276, 210, 0, { width: 7 }), wand(k, 182, 276, 210, 0, { width: 7 }), garland(k),
    person(k, 96, 272, {
      s: 0.85, robe: k.c.red, hair: "long", near: [18, -104], far: [-16, -104], look: "front",
    }),
    person(k, 146, 272, {
      s: 0.85, robe: k.c.deep, hair: "curls", flip: true, near: [18, -104], far: [-16, -104], look: "front",
      skin: SKIN[2],
    }),
    flowers(k, [[80, 182], [110, 180], [130, 180], [162, 182]], k.c.red, 6),
    wand(k, 26, 308, 252, 0, { width: 10 }), wand(k, 214, 308, 252, 0, { width: 10 }),
  ], [18, 40, 204, 268]),

  "5w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), ground(k, 250, k.mix(k.c.mid, k.c.pale, 0.3)),
    grass(k, [[30, 300], [210, 304], [120, 308]]),
    person(k, 58, 250, {
      pose: "tunic", s: 1.2, legs: "walk", robe: k.c.leaf, near: [26, -80], far: [4, -84], skin: SKIN[1],
    }),
    person(k, 190, 252, {
      pose: "tunic", s: 1.2, legs: "walk", robe: k.c.gold, flip: true, near: [26, -80], far: [4, -84],
      skin: SKIN[0], hair: "curls",
    }),
    wand(k, 40, 206, 190, 38, { width: 7 }), wand(k, 208, 220, 190, -42, { width: 7 }),
    person(k, 120, 262, {
      pose: "tunic", s: 1.3, legs: "walk", robe: k.c.deep, near: [10, -104], far: [-12, -96], hat: "cap",
    }),
    wand(k, 84, 232, 206, 14, { width: 7 }),
    person(k, 62, 310, {
      pose: "tunic", s: 1.35, legs: "walk", robe: k.c.red, near: [28, -70], far: [10, -88], hair: "curls",
      hairs: k.mix(k.c.gold, k.c.ink, 0.4),
    }),
    person(k, 182, 312, {
      pose: "tunic", s: 1.35, legs: "walk", robe: k.mix(k.c.mid, k.c.white, 0.5), flip: true, near: [28, -70],
      far: [10, -88], skin: SKIN[3],
    }),
    wand(k, 30, 244, 190, 66, { width: 7 }), wand(k, 222, 258, 180, -72, { width: 7 }),
  ], [16, 44, 208, 270]),

  "6w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), ground(k, 256, k.mix(k.c.leaf, k.c.paper, 0.4)),
    wand(k, 30, 240, 190), wand(k, 62, 236, 196), wand(k, 196, 240, 190), wand(k, 222, 240, 182),
    wand(k, 92, 236, 186),
    [[24, 250, SKIN[2], k.c.red], [58, 246, SKIN[0], k.c.leaf], [204, 248, SKIN[1], k.c.deep]].map(([x, y, skin, robe]) => person(k, x, y + 40, { s: 1, robe, skin, look: "aside", hair: "curls" })),
    horse(k, 108, 302, {
      s: 1.6, coat: k.c.white, mane: k.mix(k.c.white, k.c.ink, 0.35), drape: k.c.leaf,
      rider: rider(k, { robe: k.c.deep, hat: "laurel", near: [22, -74], hose: k.c.gold }),
    }),
    wand(k, 138, 236, 212, 6, { width: 7 }), wreath(k, 157, 54, 20, 20, 12),
    k.line("M150 74l-8 14M162 74l6 16", k.c.red, 4), k.disc(146.5, 146, 6, SKIN[0]),
    person(k, 40, 330, { s: 1, robe: k.c.gold, look: "aside", hat: "cap", cap: k.c.deep }),
  ], [22, 24, 190, 286]),

  "7w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), cloud(k, 190, 50, 0.9),
    land(k, "326L20 300L48 258L84 246L170 242L200 262L216 300L244 318V330H-4", k.mix(k.c.leaf, k.c.mid, 0.45)),
    grass(k, [[70, 270], [170, 264], [112, 286]], k.mix(k.c.leaf, k.c.ink, 0.3)),
    person(k, 116, 252, {
      pose: "tunic", s: 1.85, legs: "walk", robe: k.c.leaf, hose: k.c.gold, boot: k.c.ink, boot2: k.c.red,
      look: "down", near: [20, -58], far: [-20, -66],
    }),
    wand(k, 40, 186, 184, 68, { width: 8 }), k.disc(81, 132 + 38, 7, SKIN[0]), k.disc(152, 142, 7, SKIN[0]),
    [[26, 330, 16], [62, 336, 10], [98, 340, 3], [140, 340, -3], [178, 336, -10], [216, 330, -16]].map(([x, y, turn], i) => wand(k, x, y, [128, 98, 74, 76, 100, 130][i], turn, { width: 7 })),
  ], [24, 60, 192, 256]),

  "8w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.35)), hills(k, 286, k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.shape("M-4 296C60 284 120 306 170 292C200 286 230 294 244 290V312C200 300 150 320 90 310C50 304 20 314-4 312Z", k.c.white),
    castle(k, 62, 268, 0.5, k.c.paper, k.c.deep), tree(k, 24, 284, 0.4),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => wand(k, 196 + (i % 2) * 16, 94 + i * 22.5, 190, -66, { width: 7 })),
  ], [10, 6, 200, 280]),

  "9w": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), hills(k, 224, k.mix(k.c.leaf, k.c.paper, 0.35)),
    ground(k, 262, k.mix(k.c.mid, k.c.paper, 0.35)),
    [24, 48, 72, 96, 148, 172, 196, 218].map((x, i) => wand(k, x, 270, 200 + (i % 3) * 10, 0, { width: 8 })),
    k.box(-6, 250, 252, 24, k.mix(k.c.paper, k.c.mid, 0.4)),
    person(k, 112, 306, {
      pose: "tunic", s: 2, robe: k.c.red, hose: k.c.gold, hat: "bandage", look: "aside", flip: true,
      near: [22, -64], far: [20, -50], sleeve: k.c.deep,
    }),
    wand(k, 68, 308, 240, 4, { width: 9 }), k.disc(74, 178, 8, SKIN[0]), k.disc(72, 206, 8, SKIN[0]),
  ], [28, 60, 180, 250]),

  Tw: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.5)),
    [[176, 216, 0.7], [204, 220, 0.85], [226, 218, 0.6]].map(([x, y, s]) => house(k, x, y, s)),
    tree(k, 148, 220, 0.4), ground(k, 220, k.mix(k.c.leaf, k.c.mid, 0.45)),
    k.shape("M196 220C186 244 150 262 120 326H236C220 276 216 244 208 220Z", k.mix(k.c.mid, k.c.paper, 0.5), 1.4),
    person(k, 84, 300, {
      pose: "stoop", s: 2.1, legs: "walk", robe: k.c.red, hose: k.c.mid, look: "down", near: [30, -44],
      far: [26, -40], sleeve: k.c.deep,
    }),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => wand(k, 104 + i * 9, 258 - i * 5, 200, -19 + i * 5.2, { width: 6 })),
    k.limb([[112, 182], [126, 214], [162, 204]], 13, k.c.deep), k.disc(164, 203, 9, SKIN[0]),
  ], [20, 40, 200, 276]),

  Pw: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.35)), sun(k, 46, 52, 18), pyramids(k, 234),
    ground(k, 232, k.mix(k.c.mid, k.c.pale, 0.4)),
    k.line("M20 276q20-8 40 0M150 296q20-8 40 0M60 306q16-6 32 0", k.c.mid, 2),
    person(k, 106, 300, {
      pose: "tunic", s: 2.05, robe: k.c.gold, hose: k.c.deep, boot: k.c.red, hat: "cap", cap: k.c.deep,
      near: [27, -68], far: [24, -46], sleeve: k.c.red,     }),
    lizard(k, 104, 192, 34, k.c.deep), lizard(k, 122, 208, 24, k.c.deep, { turn: 120 }),
    wand(k, 162, 304, 266, 0, { width: 10 }), k.disc(162, 160, 8, SKIN[0]), k.disc(156, 205, 8, SKIN[0]),
  ], [36, 30, 170, 276]),

  Nw: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.25)), pyramids(k, 264), ground(k, 262, k.mix(k.c.mid, k.c.pale, 0.35)),
    horse(k, 114, 294, {
      gait: "rear", s: 1.6, coat: k.mix(k.c.deep, k.c.mid, 0.35), mane: k.c.ink, saddle: k.c.gold,
      rider: rider(k, { robe: k.mix(k.c.white, k.c.mid, 0.35), sleeve: k.c.gold, hat: "helm", plume: k.c.red, near: [20, -100], holds: wand(k, -4, 22, 76, 12, { width: 5 }), hose: k.mix(k.c.white, k.c.mid, 0.35), turn: 14, behind: k.shape("M-8-72C-26-62-34-50-46-52C-40-44-44-38-52-34C-40-32-36-24-34-16C-22-24-12-40-8-60Z", k.c.red), }),
    }),
    k.line("M30 296q14-8 26 0M60 310q14-8 26 0", k.c.white, 3),
  ], [20, 16, 204, 290]),

  Qw: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.45)), pyramids(k, 220), ground(k, 222, k.mix(k.c.mid, k.c.pale, 0.35)),
    throne(k, 120, 284, 2, k.c.deep), k.icon("lion", 84, 92, 34, k.c.gold, { flip: true }),
    k.icon("lion", 156, 92, 34, k.c.gold),
    person(k, 120, 290, {
      pose: "sit", s: 1.9, robe: k.c.gold, hair: "long", hairs: k.mix(k.c.red, k.c.ink, 0.3), hat: "crown",
      look: "front", near: [30, -56], far: [-30, -56], sleeve: k.c.gold, belt: k.c.red,     }),
    k.line("M62 214V150", k.c.leaf, 5),
    k.icon("sunflower", 62, 140, 50, k.mix(k.c.gold, k.c.ink, 0.25), { back: k.c.gold }),
    k.disc(63, 184, 7, SKIN[0]), wand(k, 178, 290, 214, 0, { width: 8 }), k.disc(177, 184, 7, SKIN[0]),
    k.icon("cat", 120, 290, 54, k.c.ink), k.box(20, 306, 200, 20, k.mix(k.c.paper, k.c.mid, 0.4)),
  ], [32, 64, 176, 246]),

  Kw: scene((k) => [
    sky(k, k.mix(k.c.red, k.c.gold, 0.7)), ground(k, 236, k.mix(k.c.mid, k.c.deep, 0.3)),
    throne(k, 104, 290, 2.1, k.c.gold), lizard(k, 104, 86, 40, k.c.deep),
    k.icon("lion", 70, 128, 26, k.c.deep, { flip: true }), k.icon("lion", 138, 128, 26, k.c.deep),
    person(k, 106, 296, {
      pose: "sit", s: 1.95, robe: k.c.red, hair: "long", hairs: k.c.ink, hat: "crown", beard: k.c.ink,
      look: "aside", near: [36, -58], far: [-22, -42], sleeve: k.mix(k.c.red, k.c.gold, 0.5), skin: SKIN[1],
      pattern: k.shape("M-24-2L-18-20L-12-2L-6-22L0-2L6-22L12-2L18-20L24-2Q0 4-24-2Z", k.c.gold, 1.2),
    }),
    wand(k, 178, 300, 226, 4, { width: 9 }), k.disc(183, 184, 8, SKIN[1]),
    lizard(k, 204, 286, 48, k.c.leaf, { turn: 40 }),
  ], [28, 64, 186, 246]),
};

function globe(k, x, y, r) {
  return k.disc(x, y, r, k.c.gold, 2) + k.line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.8} ${y - r * 0.55}Q${x} ${y - r * 0.2} ${x + r * 0.8} ${y - r * 0.55}`, k.c.ink, 1.4) + k.disc(x, y + r + 4, 7, SKIN[0]);
}

function garland(k) {
  const out = [k.line("M26 76Q42 104 58 84Q120 150 182 84Q198 104 214 76", k.c.leaf, 8)];
  for (const [x, y] of [[34, 88], [50, 92], [72, 98], [90, 110], [108, 116], [128, 116], [148, 110], [166, 99], [190, 92], [206, 88]]) out.push(k.disc(x, y, 7, (x / 2) % 2 ? k.c.red : k.c.white), k.disc(x, y, 2.4, k.c.gold, 0));
  return out.join("");
}
