// The major arcana, M00 to M21.

import { SKIN } from "./kit.mjs";
import { bull, crayfish, dog, howler, lion, ram } from "./beasts.mjs";
import { bare, horse, person, rider } from "./people.mjs";
import { castle, cloud, flowers, grass, ground, hills, land, moon, peaks, pillar, sea, sky, star, stars, sun, throne, tower, tree, wall, wings, wreath } from "./places.mjs";
import { bigWheel, devil, horns, jug, moonCrown, scales, sunrays, wheel } from "./props.mjs";
import { coin, cup, sword, wand } from "./tokens.mjs";

const scene = (draw, near) => ({ draw, near });

/** The four watchers of the Wheel and the World. */
const corners = (k, back) =>
  k.icon("eagle-head", 204, 42, 42, k.c.white, { flip: true, edge: true }) + k.icon("lion", 204, 282, 44, k.c.gold, { flip: true, edge: true }) + bull(k, 36, 286, 0.9, k.mix(k.c.wood, k.c.white, 0.25)) +
  k.disc(34, 36, 13, SKIN[1]) + k.shape("M18 60Q34 40 50 60Z", back) + k.line("M29 36h3M36 36h3M32 42h4", k.c.ink, 1.4);

const eight = (k, x, y, s = 1) => k.group(k.line("M0 0C6-9 18-9 18 0C18 9 6 9 0 0C-6-9-18-9-18 0C-18 9-6 9 0 0Z", k.c.ink, 6) + k.line("M0 0C6-9 18-9 18 0C18 9 6 9 0 0C-6-9-18-9-18 0C-18 9-6 9 0 0Z", k.c.gold, 3), { x, y, s });

export const SCENES = {
  M00: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.55)), sun(k, 196, 52, 22), peaks(k, 262, k.c.mid),
    land(k, "226L96 232L150 238L158 262L150 284L162 304L156 326H-4", k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.shape("M150 238L158 262L150 284L162 304L156 326H96L112 290L104 262Z", k.c.deep),
    flowers(k, [[24, 246], [46, 262], [22, 284]], k.c.white), k.limb([[134, 108], [40, 76]], 4, k.c.wood),
    k.shape("M44 74C16 64 8 96 24 108C44 116 58 92 44 74Z", k.c.red), k.line("M44 74q-8 10-6 22", k.c.ink),
    person(k, 96, 236, {
      pose: "tunic", s: 1.8, legs: "walk", robe: k.c.deep, hose: k.c.gold, boot: k.c.ink, hair: "curls",
      hairs: k.mix(k.c.gold, k.c.ink, 0.5), hat: "laurel", look: "aside",
      pattern: [[-6, -60], [5, -64], [0, -50], [8, -46], [-9, -44]].map(([x, y]) => k.disc(x, y, 2.6, k.c.gold, 0.8)).join(""),
      far: [-24, -50], near: [21, -71],
    }),
    flowers(k, [[50, 140]], k.c.white, 7), dog(k, 32, 242, 1, k.c.white),
  ], [26, 40, 180, 260]),

  M01: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.6)), k.line("M-4 22Q30 44 62 24T120 24T178 24T244 22", k.c.leaf, 5),
    [[16, 30], [42, 32], [70, 22], [96, 26], [146, 26], [172, 24], [198, 32], [224, 28]].map(([x, y], i) => k.disc(x, y, i % 2 ? 6 : 8, k.c.red) + k.disc(x, y, 2.4, k.c.gold, 0)),
    ground(k, 262, k.mix(k.c.leaf, k.c.paper, 0.3)),
    person(k, 116, 290, {
      s: 2, robe: k.c.white, sleeve: k.c.red, hair: "short", look: "front", belt: k.c.gold, cloak: k.c.red,
      near: [25, -104], holds: k.limb([[0, 7], [0, -20]], 3, k.c.white), far: [-26, -34],
    }),
    eight(k, 116, 66, 1.3), k.box(18, 232, 204, 14, k.c.deep), k.box(30, 246, 14, 80, k.c.deep),
    k.box(196, 246, 14, 80, k.c.deep), k.shape("M52 246H188V262Q172 270 154 262T120 262T86 262T52 262Z", k.c.mid),
    cup(k, 52, 232, 1), coin(k, 92, 217, 15), sword(k, 116, 229, 84, 90),
    wand(k, 172, 213, 46, 90, { width: 5, leaves: false }),
    flowers(k, [[30, 290], [66, 300], [120, 292], [164, 300], [214, 290]], k.c.white, 7),
  ], [24, 46, 188, 224]),

  M02: scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.mid, 0.4)), k.shape("M52 60H188V250H52Z", k.mix(k.c.red, k.c.gold, 0.35)),
    [[70, 96], [104, 84], [140, 84], [172, 98], [72, 146], [170, 146], [72, 196], [172, 198]].map(([x, y]) => k.disc(x, y, 9, k.c.red) + k.line(`M${x} ${y - 9}l-3-5m3 5l3-5`, k.c.ink)),
    k.box(-4, 262, 250, 70, k.mix(k.c.paper, k.c.mid, 0.35)), pillar(k, 36, 264, 212, k.c.ink, 32),
    pillar(k, 204, 264, 212, k.c.white, 32), k.line("M31 146v24h7q6 0 6-6t-6-6h-7h6q6 0 6-6t-6-6z", k.c.gold, 3),
    k.line("M200 146h12M208 146v18q0 6-6 6t-6-6", k.c.deep, 3),
    person(k, 120, 296, {
      pose: "sit", s: 2, robe: k.c.deep, hair: "veil", hood: k.c.white, look: "front", sleeve: k.c.mid,
      far: [-13, -44], near: [13, -44],     }),
    moonCrown(k, 120, 104),
    k.group(k.shape("M-22-9H22V9H-22Z", k.c.white) + k.disc(-22, 0, 9, k.c.paper) + k.disc(22, 0, 9, k.c.paper), {
      x: 120, y: 208, turn: -8,
    }),
    k.line("M120 158v22M111 166h18", k.c.gold, 4), moon(k, 68, 292, 22, { flip: true }),
  ], [36, 60, 168, 250]),

  M03: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.45)),
    [[20, 190], [52, 176], [196, 178], [224, 192]].map(([x, y]) => tree(k, x, y, 1.3, k.c.leaf)),
    land(k, "190C60 178 170 196 244 186", k.mix(k.c.leaf, k.c.ink, 0.12)),
    k.shape("M206 186C190 200 214 214 196 232C188 244 214 252 204 268L240 272C246 250 236 210 232 186Z", k.c.mid),
    throne(k, 112, 276, 1.55, k.c.mid),
    k.shape("M44 236Q34 250 44 268Q60 274 80 264L76 234ZM148 236L142 264Q164 276 180 266Q188 250 180 234Z", k.c.red),
    person(k, 112, 284, {
      pose: "sit", s: 1.75, robe: k.c.white, hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.35), hat: "stars",
      look: "front", sleeve: k.c.white, near: [30, -60],
      holds: k.limb([[0, 10], [0, -22]], 3, k.c.gold) + k.disc(0, -26, 5, k.c.gold), far: [-22, -40],
      pattern: [[-8, -58], [7, -52], [-12, -22], [12, -18], [0, -14]].map(([x, y]) => k.disc(x, y, 3, k.c.red, 1)).join(""),
    }),
    k.shape("M176 300C170 288 152 282 152 264C152 252 166 248 176 260C186 248 200 252 200 264C200 282 182 288 176 300Z", k.c.mid),
    k.disc(176, 270, 8, k.c.gold),
    [14, 36, 58, 84, 112, 140, 214, 232].map((x, i) => k.icon("wheat", x, 290 + (i % 2) * 8, 56, k.mix(k.c.gold, k.c.white, 0.2))),
  ], [32, 60, 170, 240]),

  M04: scene((k) => [
    sky(k, k.mix(k.c.red, k.c.gold, 0.55)), peaks(k, 232, k.mix(k.c.red, k.c.ink, 0.25), "", 1.9),
    ground(k, 226, k.mix(k.c.red, k.c.gold, 0.3)), throne(k, 120, 292, 2.05, k.mix(k.c.paper, k.c.mid, 0.4)),
    ram(k, 58, 88, 0.85, k.c.paper), ram(k, 182, 88, 0.85, k.c.paper),
    person(k, 120, 296, {
      pose: "sit", s: 1.95, robe: k.c.red, hat: "crown", look: "front", beard: k.c.white, hairs: k.c.white,
      sleeve: k.mix(k.c.white, k.c.mid, 0.5), near: [30, -56],
      holds: k.limb([[0, 14], [0, -26]], 3, k.c.gold) + k.line("M0-26a6 6 0 1 1 .1 0M-6-22h12", k.c.gold, 3),
      far: [-27, -48], holdsFar: k.disc(0, -8, 8, k.c.gold),
      pattern: k.shape("M-8-74L0-44L8-74Q0-78-8-74Z", k.mix(k.c.white, k.c.mid, 0.6), 1.3) + k.shape("M-18-6L-14-20L-10-5ZM10-5L14-20L18-6Z", k.mix(k.c.white, k.c.mid, 0.6), 1.3),
    }),
  ], [30, 64, 180, 244]),

  M05: scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.pale, 0.5)), k.box(-4, 246, 250, 80, k.c.red),
    k.shape("M40 250V110Q120 30 200 110V250Z", k.mix(k.c.paper, k.c.mid, 0.25)),
    pillar(k, 30, 250, 216, k.mix(k.c.paper, k.c.ink, 0.35), 34),
    pillar(k, 210, 250, 216, k.mix(k.c.paper, k.c.ink, 0.35), 34), throne(k, 120, 256, 1.6, k.c.deep),
    person(k, 120, 258, {
      pose: "sit", s: 1.75, robe: k.c.red, hat: "mitre", look: "front", sleeve: k.c.white, belt: k.c.gold,
      near: [24, -92], far: [-26, -62],
      holdsFar: k.limb([[0, 26], [0, -42]], 2.6, k.c.gold) + k.line("M-7-38h14M-5-31h10M-9-24h18", k.c.gold, 3),
      pattern: k.line("M0-74V-6M-6-60h12M-6-46h12", k.c.gold, 3),
    }),
    k.line("M160 92l-3-11M164 93l2-12", k.c.ink, 5), k.line("M160 92l-3-11M164 93l2-12", SKIN[0], 2.6),
    k.icon("key", 112, 284, 40, k.c.gold, { turn: 45 }),
    k.icon("key", 128, 284, 40, k.c.gold, { turn: -45, flip: true }),
    person(k, 54, 312, {
      pose: "kneel", s: 1.35, robe: k.c.mid, look: "back", hat: "tonsure", hairs: SKIN[1], near: [20, -66],
    }),
    person(k, 186, 312, {
      pose: "kneel", s: 1.35, robe: k.c.white, look: "back", hat: "tonsure", hairs: SKIN[0], near: [20, -66],
      flip: true,
    }),
  ], [30, 36, 180, 280]),

  M06: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.45)), sun(k, 120, 48, 40, { rays: 20 }),
    wings(k, 120, 104, 1.25, k.c.red),
    person(k, 120, 170, {
      s: 1.2, robe: k.c.deep, sleeve: k.c.deep, hair: "long", hairs: k.c.red, look: "down", near: [36, -60],
      far: [-36, -60],
    }),
    cloud(k, 84, 168, 1.1), cloud(k, 158, 168, 1.1, k.c.white, true),
    land(k, "252L84 246L122 196L160 246L244 250", k.c.mid), ground(k, 256, k.mix(k.c.leaf, k.c.paper, 0.35)),
    tree(k, 34, 272, 1.45, k.c.leaf),
    [[14, 204], [34, 184], [54, 200], [32, 212]].map(([x, y]) => k.disc(x, y, 5, k.c.red, 1.2)),
    k.line("M26 270q16-8 10-16t-8-16t12-14", k.c.ink, 7), k.line("M26 270q16-8 10-16t-8-16t12-14", k.c.mid, 4),
    k.line("M206 272V190", k.mix(k.c.deep, k.c.ink, 0.4), 9),
    [[188, 212], [206, 186], [224, 212], [192, 240], [222, 242]].map(([x, y]) => k.shape(`M${x} ${y + 14}c-14-6-10-18-2-30c2 8 8 8 8 14c14 6 6 16-6 16z`, k.c.gold, 1.4)),
    bare(k, 86, 308, {
      s: 1.15, hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.4), near: [22, -50], far: [-22, -50], look: "front",
    }),
    bare(k, 154, 308, { s: 1.15, skin: SKIN[2], flip: true, near: [22, -50], far: [-22, -50], look: "front" }),
  ], [40, 30, 160, 285]),

  M07: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.4)), castle(k, 34, 196, 0.9, k.c.pale, k.c.red),
    castle(k, 210, 196, 0.8, k.c.pale, k.c.red), ground(k, 196, k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.shape("M52 30Q120 10 188 30L180 66Q163 56 146 64Q133 54 120 64Q107 54 94 64Q77 56 60 66Z", k.c.deep),
    stars(k, [[76, 44], [104, 38], [136, 38], [164, 44]], 6), k.limb([[62, 60], [68, 210]], 4, k.c.gold),
    k.limb([[178, 60], [172, 210]], 4, k.c.gold),
    person(k, 120, 262, {
      s: 1.95, robe: k.mix(k.c.white, k.c.mid, 0.5), sleeve: k.mix(k.c.white, k.c.mid, 0.4), hat: "crown",
      hairs: k.mix(k.c.gold, k.c.ink, 0.5), hair: "curls", look: "front", belt: k.c.gold, near: [22, -48],
      holds: k.limb([[0, 8], [6, -32]], 2.6, k.c.gold), far: [-20, -46],
      pattern: k.shape("M-7-66L0-74L7-66L0-58Z", k.c.gold, 1.2) + k.shape("M-17-72a8 5 0 0 1 12-2l-4 8zM17-72a8 5 0 0 0-12-2l4 8z", k.c.gold, 1.2),
    }),
    k.shape("M46 196H194L186 264H54Z", k.mix(k.c.paper, k.c.mid, 0.5)),
    k.shape("M92 208h56l-8 34l-20 14l-20-14z", k.c.deep), star(k, 120, 228, 15), wheel(k, 38, 256, 28),
    wheel(k, 202, 256, 28), k.icon("egyptian-sphinx", 72, 282, 78, k.c.ink, { flip: true }),
    k.icon("egyptian-sphinx", 168, 282, 78, k.c.white, { edge: true }),
  ], [34, 36, 172, 278]),

  M08: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.35)), peaks(k, 216, k.mix(k.c.mid, k.c.pale, 0.3)),
    ground(k, 224, k.mix(k.c.leaf, k.c.paper, 0.35)), tree(k, 28, 226, 0.9), tree(k, 208, 220, 0.7),
    person(k, 92, 300, {
      s: 1.95, robe: k.c.white, hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.4), hat: "flowers", look: "down",
      far: [22, -30], sleeve: k.c.white,
      pattern: k.line("M-14-48Q0-44 14-48M-8-44Q-16-24-12-8", k.c.leaf, 4) + [[-10, -48], [0, -46], [10, -48], [-13, -28]].map(([x, y]) => k.disc(x, y, 3, k.c.red, 1)).join(""),
    }),
    lion(k, 168, 302, 1.25), k.limb([[104, 172], [122, 198], [138, 226]], 12, k.c.white),
    k.disc(139, 229, 8, SKIN[0]), k.disc(136, 254, 7.5, SKIN[0]), eight(k, 92, 86, 1.4),
  ], [40, 66, 170, 244]),

  M09: scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.ink, 0.35)),
    stars(k, [[30, 40], [70, 76], [196, 30], [216, 90], [44, 120], [200, 150]], 4, k.c.pale),
    k.disc(167, 190, 74, k.mix(k.c.gold, k.c.deep, 0.75), 0),
    k.disc(167, 190, 48, k.mix(k.c.gold, k.c.deep, 0.5), 0), peaks(k, 292, k.mix(k.c.deep, k.c.mid, 0.4)),
    land(k, "292C50 276 100 262 132 264C180 268 210 286 244 296", k.c.white),
    person(k, 104, 280, {
      s: 1.95, robe: k.mix(k.c.mid, k.c.paper, 0.2), hair: "hood", look: "down", beard: k.c.white, near: [32, -70],
      far: [-20, -60], holdsFar: k.limb([[0, -38], [0, 62]], 3.4, k.c.gold), cloak: k.mix(k.c.mid, k.c.ink, 0.25),
      sleeve: k.c.mid,
      holds: k.line("M0-2V10", k.c.ink, 2.4) + k.shape("M-9 14L0 6L9 14ZM-8 14H8V34H-8Z", k.c.ink),
    }),
    star(k, 167, 187, 12, k.c.gold, 6),
  ], [40, 70, 160, 236]),

  M10: scene((k) => [
    sky(k, k.c.pale), cloud(k, 36, 56, 1.1), cloud(k, 204, 56, 1.1, k.c.white, true), cloud(k, 36, 296, 1.1),
    cloud(k, 204, 296, 1.1, k.c.white, true), corners(k, k.c.deep), bigWheel(k, 120, 168),
    k.icon("egyptian-sphinx", 120, 64, 58, k.c.mid, { edge: true }), sword(k, 152, 84, 60, -14),
    k.line("M30 108q14 16 6 34t6 34t-4 40", k.c.ink, 9), k.line("M30 108q14 16 6 34t6 34t-4 40", k.c.gold, 5.5),
    k.icon("anubis", 198, 222, 70, k.c.red, { flip: true, edge: true }),
  ], [30, 26, 180, 270]),

  M11: scene((k) => [
    sky(k, k.c.mid), k.shape("M40 30H200V262H40Z", k.c.deep),
    k.line("M76 30V262M120 30V262M164 30V262", k.mix(k.c.deep, k.c.ink, 0.4), 3),
    k.box(-4, 264, 250, 60, k.mix(k.c.paper, k.c.mid, 0.35)),
    pillar(k, 30, 266, 228, k.mix(k.c.paper, k.c.mid, 0.3), 32),
    pillar(k, 210, 266, 228, k.mix(k.c.paper, k.c.mid, 0.3), 32),
    throne(k, 120, 296, 1.85, k.mix(k.c.paper, k.c.mid, 0.5)),
    person(k, 120, 300, {
      pose: "sit", s: 1.95, robe: k.c.red, hat: "crown", hair: "long", look: "front", sleeve: k.c.red,
      belt: k.c.gold, near: [31, -56], far: [-31, -66],     }),
    sword(k, 58, 190, 140, 0), k.disc(59.5, 171, 7.5, SKIN[0]), scales(k, 182, 190, 1),
  ], [32, 40, 178, 272]),

  M12: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), ground(k, 288, k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.limb([[52, 304], [52, 40]], 12, k.c.wood), k.limb([[188, 304], [188, 40]], 12, k.c.wood),
    k.limb([[26, 44], [214, 44]], 14, k.c.wood),
    [[40, 30], [76, 34], [160, 34], [202, 30], [42, 92], [198, 112], [60, 150], [180, 190], [62, 230]].map(([x, y], i) => k.shape(`M${x} ${y}q${i % 2 ? 12 : -12}-6 ${i % 2 ? 16 : -16}-18q${i % 2 ? -16 : 16} 2 ${i % 2 ? -16 : 16} 18z`, k.c.leaf, 1.4)),
    k.line("M120 50V82", k.c.gold, 5), k.disc(120, 240, 34, k.c.gold), sunrays(k, 120, 240, 38, 56),
    k.limb([[118, 150], [119, 82]], 12, k.c.red), k.limb([[124, 150], [152, 132], [112, 116]], 12, k.c.red),
    k.limb([[119, 86], [119, 78]], 10, k.c.ink), k.limb([[106, 172], [88, 196], [112, 204]], 11, k.c.deep),
    k.limb([[134, 172], [152, 196], [128, 204]], 11, k.c.deep),
    k.shape("M98 146H142L136 214Q120 222 104 214Z", k.c.deep), k.line("M98 160h44", k.c.gold, 6),
    k.disc(120, 236, 19, SKIN[0]),
    k.shape("M101 240C102 262 138 262 139 240C134 250 106 250 101 240Z", k.mix(k.c.gold, k.c.ink, 0.4)),
    k.line("M112 236q3 3 6 0M123 236q3 3 6 0M117 226h6", k.c.ink, 2),
  ], [36, 30, 168, 262]),

  M13: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.4)), sun(k, 194, 140, 17),
    tower(k, 174, 172, 20, 70, k.mix(k.c.mid, k.c.pale, 0.4)),
    tower(k, 214, 172, 20, 70, k.mix(k.c.mid, k.c.pale, 0.4)), sea(k, 170, k.c.mid, { end: 216 }),
    ground(k, 212, k.mix(k.c.leaf, k.c.mid, 0.5)),
    horse(k, 96, 282, {
      s: 1.75, coat: k.c.white, mane: k.mix(k.c.white, k.c.ink, 0.25), saddle: k.c.ink,
      rider: rider(k, { robe: k.c.ink, sleeve: k.mix(k.c.ink, k.c.mid, 0.3), hose: k.mix(k.c.ink, k.c.mid, 0.3), skin: k.c.white, bald: true, hair: "none", look: "none", near: [24, -72], }),
    }),
    k.limb([[128, 190], [126, 34]], 4, k.c.gold),
    k.shape("M126 36Q92 20 52 40Q66 62 50 92Q90 78 126 92Z", k.c.ink), k.icon("rose", 88, 62, 44, k.c.white),
    k.disc(127, 131, 6, k.c.white),
    k.shape("M78 94C76 76 108 76 106 94C106 102 102 104 102 110H86C86 104 78 102 78 94Z", k.c.white),
    k.disc(89, 95, 4.2, k.c.ink, 0), k.disc(100, 95, 4.2, k.c.ink, 0),
    k.line("M94 101v3M90 110v-4M94 110v-4M98 110v-4", k.c.ink, 1.6),
    person(k, 14, 300, {
      s: 0.95, robe: k.c.red, hat: "crown", look: "asleep", turn: 84, beard: k.c.white, hairs: k.c.white,
    }),
    person(k, 206, 296, {
      s: 1.05, robe: k.c.gold, hat: "mitre", flip: true, near: [16, -70], far: [12, -66], look: "aside",
    }),
    person(k, 172, 310, {
      pose: "kneel", s: 0.95, robe: k.c.white, hair: "long", look: "down", flip: true, hairs: k.c.red,
    }),
    person(k, 148, 312, { s: 0.5, robe: k.c.mid, look: "aside", flip: true }),
  ], [24, 24, 196, 290]),

  M14: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), sun(k, 34, 168, 18), peaks(k, 222, k.c.mid),
    ground(k, 216, k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.shape("M34 214C20 226 62 232 50 246C42 258 88 262 96 284L128 284C112 258 70 252 78 240C84 230 46 226 46 213Z", k.mix(k.c.gold, k.c.paper, 0.4), 1.4),
    sea(k, 278, k.c.mid), flowers(k, [[206, 246], [220, 256], [196, 258]], k.c.gold, 6),
    grass(k, [[186, 270], [226, 276]]), wings(k, 128, 150, 1.35, k.c.red),
    person(k, 128, 292, {
      s: 2.05, robe: k.c.white, hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.35), look: "down", halo: k.c.gold,
      near: [27, -66], far: [-24, -44], belt: k.c.gold, sleeve: k.c.white,
      pattern: k.shape("M-5-68H5L0-60Z", k.c.gold, 1),
    }),
    k.line("M170 158C140 186 112 184 92 196", k.c.ink, 7), k.line("M170 158C140 186 112 184 92 196", k.c.mid, 4),
    cup(k, 188, 162, 0.95, { turn: -62 }), cup(k, 78, 222, 0.95, { turn: 10 }),
  ], [38, 50, 174, 254]),

  M15: scene((k) => [
    sky(k, k.c.ink), k.disc(120, 130, 104, k.mix(k.c.deep, k.c.ink, 0.45), 0),
    k.icon("bat-wing", 54, 108, 112, k.c.mid, { flip: true, edge: true }),
    k.icon("bat-wing", 186, 108, 112, k.c.mid, { edge: true }), devil(k, 120, 226),
    k.shape("M72 222H168V262H72Z", k.mix(k.c.deep, k.c.ink, 0.3)), k.disc(120, 242, 9, "none", 3),
    k.line("M112 246Q76 262 62 268M128 246Q164 262 178 268", k.c.gold, 2.6),
    k.box(-4, 300, 250, 30, k.mix(k.c.deep, k.c.ink, 0.5)),
    bare(k, 58, 310, {
      s: 1.05, skin: SKIN[0], hair: "long", hairs: k.c.red, near: [20, -48], far: [-18, -46], look: "front",
      pattern: k.line("M-8-74Q0-66 8-74", k.c.gold, 3.5),
    }),
    horns(k, 58, 216),
    bare(k, 182, 310, {
      s: 1.05, skin: SKIN[1], flip: true, near: [20, -48], far: [-18, -46], look: "front",
      pattern: k.line("M-8-74Q0-66 8-74", k.c.gold, 3.5),
    }),
    horns(k, 182, 216),
  ], [22, 40, 196, 274]),

  M16: scene((k) => [
    sky(k, k.mix(k.c.ink, k.c.deep, 0.25)), cloud(k, 46, 70, 1.2, k.mix(k.c.mid, k.c.ink, 0.2)),
    cloud(k, 208, 110, 1.1, k.mix(k.c.mid, k.c.ink, 0.2)),
    land(k, "318L60 306L84 262L158 258L182 304L244 318", k.mix(k.c.deep, k.c.mid, 0.3)),
    k.shape("M88 268L94 106H148L154 268Z", k.mix(k.c.paper, k.c.mid, 0.35)),
    k.line("M92 160h22M126 146h24M90 200h20M128 220h24M90 240h24M112 180h18", k.c.mid, 1.8),
    k.shape("M96 106C84 92 92 78 104 62C104 76 112 78 114 66C118 54 128 56 130 42C142 60 156 74 146 106Z", k.c.red),
    k.shape("M104 106C98 94 110 86 114 78C118 90 128 84 130 74C140 88 142 98 138 106Z", k.c.gold),
    k.group(k.shape("M-36 10L-40-22L-20-6L0-28L20-6L40-22L36 10Q0 18-36 10Z", k.c.gold, 2), {
      x: 92, y: 44, turn: -24,
    }),
    [[121, 140], [108, 196], [134, 196]].map(([x, y]) => k.shape(`M${x - 8} ${y + 16}V${y}q8-10 16 0V${y + 16}Z`, k.c.ink) + k.shape(`M${x - 5} ${y + 16}q-1-9 5-15q7 8 5 15z`, k.c.gold, 0)),
    k.shape("M224 6L168 62L184 66L136 108L152 104L138 128L204 72L188 68L236 22Z", k.c.gold),
    person(k, 34, 132, {
      s: 0.95, pose: "tunic", robe: k.c.red, turn: 164, legs: "walk", near: [24, -90], far: [-24, -88],
      look: "front",     }),
    person(k, 200, 158, {
      s: 0.95, pose: "tunic", robe: k.c.mid, turn: 198, legs: "walk", near: [24, -90], far: [-24, -88],
      look: "front", hair: "long",
    }),
    [[70, 140], [60, 196], [178, 190], [186, 246], [58, 250], [172, 136]].map(([x, y]) => k.shape(`M${x} ${y}q-5 8 0 12q5-4 0-12z`, k.c.gold, 0)),
  ], [28, 24, 184, 284]),

  M17: scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.mid, 0.25)), star(k, 120, 72, 46, k.c.gold, 8),
    [[34, 40], [206, 40], [44, 104], [196, 104], [80, 146], [166, 142], [26, 160]].map(([x, y]) => star(k, x, y, 15, k.c.white, 8)),
    hills(k, 226, k.mix(k.c.leaf, k.c.deep, 0.35)), tree(k, 206, 208, 0.8),
    ground(k, 232, k.mix(k.c.leaf, k.c.paper, 0.3)),
    k.shape("M-4 262C50 250 120 268 140 284C150 296 120 306 110 324H-4Z", k.c.mid),
    k.line("M16 282q8-4 16 0t16 0M50 300q8-4 16 0t16 0M10 308q8-4 16 0", k.c.white, 2),
    person(k, 132, 280, {
      pose: "kneel", s: 1.75, robe: SKIN[0], sleeve: SKIN[0], skin: SKIN[0], hair: "long",
      hairs: k.mix(k.c.gold, k.c.ink, 0.35), look: "down", flip: true, near: [30, -36], far: [-26, -28],
    }),
    jug(k, 76, 208, -112), jug(k, 186, 222, 112), k.line("M64 216Q56 238 60 270", k.c.ink, 8),
    k.line("M64 216Q56 238 60 270", k.c.white, 5),
    k.line("M200 230Q208 250 204 276M204 276l-16 14M204 276l2 20M204 276l18 12", k.c.ink, 7),
    k.line("M200 230Q208 250 204 276M204 276l-16 14M204 276l2 20M204 276l18 12", k.c.white, 4),
  ], [28, 24, 184, 284]),

  M18: scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.ink, 0.3)),
    sun(k, 120, 82, 40, { rays: 24, colour: k.mix(k.c.gold, k.c.white, 0.4) }),
    k.disc(120, 82, 40, k.mix(k.c.gold, k.c.deep, 0.45)),
    moon(k, 112, 82, 40, { face: true, colour: k.mix(k.c.gold, k.c.white, 0.45) }),
    [[60, 120], [84, 146], [120, 152], [156, 146], [182, 120], [100, 172], [142, 172]].map(([x, y]) => k.shape(`M${x} ${y}q-5 8 0 13q5-5 0-13z`, k.c.gold, 0)),
    hills(k, 226, k.mix(k.c.deep, k.c.mid, 0.45)), tower(k, 30, 224, 40, 96, k.mix(k.c.mid, k.c.pale, 0.3)),
    tower(k, 210, 224, 40, 96, k.mix(k.c.mid, k.c.pale, 0.3)), ground(k, 222, k.mix(k.c.leaf, k.c.deep, 0.35)),
    k.shape("M112 214C104 226 132 234 124 246C112 258 96 268 102 292H140C134 270 150 258 148 244C146 232 122 226 124 214Z", k.mix(k.c.gold, k.c.paper, 0.35), 1.4),
    sea(k, 284, k.c.mid), howler(k, 66, 278, k.c.white, false),
    howler(k, 178, 278, k.mix(k.c.mid, k.c.ink, 0.35), true), crayfish(k, 122, 284, 0.95, 6),
  ], [24, 36, 192, 274]),

  M19: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), sun(k, 120, 72, 44, { face: true, rays: 24 }),
    wall(k, -6, 206, 252, 44, k.mix(k.c.mid, k.c.paper, 0.35)),
    [[22, 190], [62, 184], [178, 184], [220, 190]].map(([x, y]) => k.line(`M${x} 206V${y}`, k.c.leaf, 4) + k.icon("sunflower", x, y - 8, 44, k.mix(k.c.gold, k.c.ink, 0.15), { back: k.c.gold })),
    ground(k, 250, k.mix(k.c.leaf, k.c.paper, 0.35)), k.limb([[170, 300], [182, 120]], 4, k.c.gold),
    k.shape("M182 122C212 116 226 138 232 150C222 176 236 206 228 236C206 226 196 246 176 232Z", k.c.red),
    horse(k, 104, 304, {
      s: 1.6, coat: k.c.white, mane: k.mix(k.c.white, k.c.ink, 0.3), bridle: false, saddle: k.c.white,
      rider: person(k, -4, -32, { pose: "ride", s: 0.75, robe: SKIN[0], sleeve: SKIN[0], hose: SKIN[0], boot: SKIN[0], hair: "curls", hairs: k.mix(k.c.gold, k.c.ink, 0.3), hat: "flowers", look: "front", near: [34, -66], far: [-26, -84] }),
    }),
  ], [26, 24, 190, 286]),

  M20: scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.paper, 0.35)), wings(k, 120, 78, 1.2, k.c.deep),
    person(k, 120, 132, {
      s: 1.15, robe: k.c.red, hair: "curls", hairs: k.mix(k.c.gold, k.c.ink, 0.35), look: "down", halo: k.c.gold,
      near: [16, -58], far: [-12, -58],
    }),
    k.group(k.shape("M-4-3H44L64-14V14L44 3H-4Z", k.c.gold) + k.shape("M14 3H40V34L27 26L14 34Z", k.c.white) + k.line("M27 6V24M19 14H35", k.c.red, 4), {
      x: 124, y: 64, turn: 62,
    }),
    cloud(k, 58, 128, 1.2), cloud(k, 186, 128, 1.2, k.c.white, true), cloud(k, 124, 138, 1),
    peaks(k, 232, k.c.white, ""), sea(k, 222, k.c.mid),
    [[60, 296, SKIN[0], "long"], [184, 296, SKIN[2], "short"], [120, 316, SKIN[1], "curls"]].map(([x, y, skin, hair], i) => [ person(k, x, y + (i === 2 ? -8 : 0), { s: i === 2 ? 0.95 : 1.15, robe: k.mix(skin, k.c.mid, 0.35), sleeve: k.mix(skin, k.c.mid, 0.35), skin: k.mix(skin, k.c.mid, 0.35), hair, look: i === 2 ? "back" : "front", hairs: k.c.ink, near: [24, -100], far: [-24, -100] }), k.shape(`M${x - 34} ${y - 34}H${x + 34}L${x + 28} ${y + 6}H${x - 28}Z`, k.mix(k.c.deep, k.c.paper, 0.3)), k.line(`M${x - 26} ${y - 22}h52`, k.c.ink, 1.6), ]),
  ], [24, 24, 192, 292]),

  M21: scene((k) => [
    sky(k, k.c.pale), cloud(k, 34, 60, 1), cloud(k, 206, 60, 1, k.c.white, true), cloud(k, 34, 300, 1),
    cloud(k, 206, 300, 1, k.c.white, true), corners(k, k.c.deep),
    `<ellipse cx="120" cy="160" rx="78" ry="112" fill="${k.c.white}" stroke="none"/>`,
    wreath(k, 120, 160, 80, 116, 38),
    k.line("M112 42l16 10M128 42l-16 10M112 270l16 10M128 270l-16 10", k.c.red, 6),
    bare(k, 120, 246, {
      s: 1.75, skin: SKIN[2], hair: "long", near: [28, -72], far: [-28, -72], look: "down", legs: "still",
      holds: k.limb([[0, 12], [4, -16]], 3, k.c.white), holdsFar: k.limb([[0, 12], [-4, -16]], 3, k.c.white),
    }),
    k.shape("M84 116C104 128 132 168 152 172C170 178 150 206 128 220C112 230 104 246 96 262C94 240 104 222 118 210C100 196 92 158 84 116Z", k.c.mid),
  ], [40, 30, 160, 260]),
};
