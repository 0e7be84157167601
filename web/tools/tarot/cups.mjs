// Cups: water, and what is felt.

import { SKIN } from "./kit.mjs";
import { fish, seaChild } from "./beasts.mjs";
import { horse, person, rider } from "./people.mjs";
import { castle, cloud, fist, flowers, ground, hills, house, land, moon, peaks, sea, ship, sky, stars, sun, throne, tree, wall, wreath } from "./places.mjs";
import { cup } from "./tokens.mjs";

const scene = (draw, near) => ({ draw, near });
const lily = (k, x, y, s = 1) => k.group(`<ellipse cx="0" cy="4" rx="20" ry="6" fill="${k.c.leaf}"/>` + k.shape("M-12 2C-12-8-6-14 0-18C6-14 12-8 12 2Q0 7-12 2Z", k.c.white) + k.line("M0-16V2M-6-8L-3 3M6-8L3 3", k.c.red, 1.4), { x, y, s });

export const SCENES = {
  Ac: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), sea(k, 250, k.c.mid), lily(k, 40, 284), lily(k, 196, 278),
    lily(k, 96, 299, 0.9), lily(k, 164, 300, 0.8),
    [[-28, 60], [-12, 84], [12, 84], [28, 60]].map(([dx, out]) => k.line(`M${108 + dx} 108C${108 + dx * 2.2} 130 ${108 + dx * 2.1} 200 ${108 + dx * 2} 264`, k.c.ink, 9) + k.line(`M${108 + dx} 108C${108 + dx * 2.2} 130 ${108 + dx * 2.1} 200 ${108 + dx * 2} 264`, k.c.white, 5.5)),
    fist(k, 112, 206, { s: 1.2, open: true }), cup(k, 108, 198, 2.4),
    k.icon("dove", 108, 50, 76, k.c.white, { turn: 180, edge: true }), k.disc(108, 96, 9, k.c.paper),
    k.line("M108 90v12M102 96h12", k.c.red, 2.4),
    [[36, 176], [54, 220], [180, 120], [30, 120]].map(([x, y]) => k.shape(`M${x} ${y}q-6 9 0 14q6-5 0-14z`, k.c.mid, 1.2)),
  ], [28, 20, 168, 280]),

  "2c": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), hills(k, 244, k.mix(k.c.leaf, k.c.paper, 0.35)),
    house(k, 120, 232, 0.7), ground(k, 262, k.mix(k.c.leaf, k.c.paper, 0.15)),
    k.icon("caduceus", 120, 116, 118, k.c.deep), k.icon("lion", 120, 48, 52, k.c.red, { flip: true }),
    person(k, 62, 300, {
      pose: "tunic", s: 1.75, legs: "walk", robe: k.c.gold, hose: k.c.deep, hat: "flowers", near: [30, -58],
      sleeve: k.c.red,
    }),
    person(k, 182, 302, {
      s: 1.75, robe: k.c.white, flip: true, near: [30, -58], hair: "long", hat: "laurel", sleeve: k.c.deep,
      hairs: k.mix(k.c.gold, k.c.ink, 0.4), cloak: k.c.deep,
    }),
    cup(k, 110, 212, 1), cup(k, 134, 214, 1),
  ], [22, 24, 196, 284]),

  "3c": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), ground(k, 250, k.mix(k.c.leaf, k.c.paper, 0.35)),
    person(k, 120, 272, {
      s: 1.75, robe: k.c.white, look: "back", hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.4), near: [16, -112],
      far: [-16, -96], hat: "flowers",
    }),
    person(k, 62, 296, {
      s: 1.75, robe: k.c.red, hair: "long", near: [30, -98], far: [-18, -52], look: "aside", hat: "laurel",
      skin: SKIN[1],
    }),
    person(k, 180, 296, {
      s: 1.75, robe: k.c.gold, hair: "long", hairs: k.c.ink, flip: true, near: [30, -98], far: [-18, -52],
      look: "aside", hat: "flowers", skin: SKIN[3],
    }),
    cup(k, 102, 124, 1.1, { turn: 10 }), cup(k, 148, 76, 1.1), cup(k, 138, 124, 1.1, { turn: -10 }),
    k.icon("pumpkin", 32, 292, 44, k.mix(k.c.gold, k.c.red, 0.35), { edge: true }),
    k.icon("grapes", 118, 296, 44, k.c.deep),
    k.icon("pumpkin", 208, 294, 40, k.mix(k.c.gold, k.c.red, 0.35), { edge: true }),
  ], [22, 34, 196, 276]),

  "4c": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), hills(k, 250, k.mix(k.c.leaf, k.c.paper, 0.3)),
    ground(k, 268, k.mix(k.c.leaf, k.c.paper, 0.45)),
    k.group(tree(k, 0, 0, 3.1, k.mix(k.c.leaf, k.c.ink, 0.1)), { x: 56, y: 276 }),
    person(k, 84, 290, {
      pose: "side", s: 1.8, robe: k.c.red, hair: "short", look: "down", near: [14, -44], sleeve: k.c.leaf,
    }),
    k.limb([[70, 176], [84, 208], [112, 200]], 10, k.c.leaf), fist(k, 196, 160, { s: 0.75, open: true }),
    cup(k, 178, 154, 1), cup(k, 150, 302, 1.15), cup(k, 186, 306, 1.15), cup(k, 220, 302, 1.15),
  ], [34, 60, 200, 256]),

  "5c": scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.pale, 0.35)), hills(k, 196, k.mix(k.c.mid, k.c.deep, 0.2)),
    castle(k, 44, 182, 0.7, k.c.pale, k.c.deep),
    k.shape("M-4 206C60 196 180 214 244 200V240C180 250 60 232-4 246Z", k.c.deep),
    k.line("M20 222q8-4 16 0t16 0M190 222q8-4 16 0", k.c.pale, 2),
    k.shape("M20 240V214Q66 176 112 214V240H96Q92 218 66 218T36 240Z", k.mix(k.c.paper, k.c.mid, 0.4)),
    k.line("M28 214Q66 186 104 214", k.c.ink, 1.6), ground(k, 244, k.mix(k.c.gold, k.c.paper, 0.55)),
    person(k, 150, 296, {
      s: 2.05, robe: k.c.ink, hair: "hood", hood: k.c.ink, look: "down", flip: true, near: [14, -44],
      sleeve: k.mix(k.c.ink, k.c.deep, 0.4),
    }),
    cup(k, 68, 264, 1, { turn: -88 }), cup(k, 96, 286, 1.05, { turn: -94 }), cup(k, 66, 302, 1, { turn: -86 }),
    k.shape("M22 270q-18 0-16 7q14 4 26-2q0-5-10-5zM48 290q-16 0-14 6q14 4 24-2q0-4-10-4zM20 304q-16 0-14 6q14 4 24-2q0-4-10-4z", k.c.red, 1.2),
    cup(k, 196, 306, 1.15), cup(k, 222, 298, 1.05),
  ], [22, 70, 206, 250]),

  "6c": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), k.box(14, 76, 76, 156, k.mix(k.c.paper, k.c.gold, 0.3)),
    k.shape("M6 78L52 34L98 78Z", k.c.red), k.shape("M36 232V180Q52 162 68 180V232Z", k.c.ink),
    k.box(28, 104, 18, 24, k.c.mid), k.box(60, 104, 18, 24, k.c.mid),
    wall(k, 90, 178, 156, 54, k.mix(k.c.paper, k.c.mid, 0.35)),
    person(k, 206, 236, {
      s: 0.7, robe: k.c.deep, look: "back", flip: true, near: [16, -60],
      holds: k.limb([[0, 50], [0, -56]], 2.4, k.c.gold),
    }),
    k.box(-4, 232, 250, 96, k.mix(k.c.paper, k.c.gold, 0.25)),
    k.line("M0 262H240M40 232L10 320M120 232V320M200 232L232 320", k.mix(k.c.paper, k.c.ink, 0.3), 1.4),
    person(k, 88, 290, {
      pose: "tunic", s: 1.55, robe: k.c.deep, hose: k.c.red, hair: "hood", hood: k.c.red, look: "aside",
      near: [26, -54],
    }),
    person(k, 162, 292, {
      s: 1.05, robe: k.c.gold, hair: "veil", hood: k.c.white, flip: true, near: [16, -60], look: "aside",
    }),
    [[126, 216, 0.9], [24, 304, 1.15], [66, 309, 1.15], [178, 308, 1.15], [216, 304, 1.15]].map(([x, y, s]) => bunch(k, x, y, s)),
    bunch(k, 218, 178, 0.95),
  ], [26, 60, 200, 262]),

  "7c": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.mid, 0.35)),
    [[50, 110, 1.5], [190, 110, 1.5], [120, 110, 1.6], [46, 216, 1.5], [120, 226, 1.7], [196, 216, 1.5]].map(([x, y, s]) => cloud(k, x, y, s, k.mix(k.c.white, k.c.pale, 0.3))),
    [[46, 116], [120, 104], [194, 116], [30, 212], [90, 218], [150, 218], [210, 212]].map(([x, y]) => cup(k, x, y, 1.25)),
    k.disc(46, 52, 13, SKIN[0]) + k.shape("M32 54C30 34 62 34 60 54C54 44 40 44 32 54Z", k.mix(k.c.gold, k.c.ink, 0.4)) + k.line("M41 53h3M49 53h3M44 60h5", k.c.ink, 1.5),
    sun(k, 120, 42, 18, { rays: 16 }) + k.shape("M106 66Q104 28 120 26Q136 28 134 66Z", k.c.white) + k.line("M114 60Q113 44 118 36M126 60Q127 44 123 36", k.c.mid, 1.6),
    k.icon("snake", 194, 46, 44, k.mix(k.c.leaf, k.c.ink, 0.2)), castle(k, 30, 160, 0.42, k.c.paper, k.c.red),
    k.icon("gems", 90, 146, 38, k.c.red), wreath(k, 150, 146, 13, 13, 9),
    k.icon("wyvern", 210, 138, 44, k.c.deep, { flip: true }),
    person(k, 120, 330, {
      s: 1.2, robe: k.c.ink, look: "back", near: [26, -92], far: [-26, -82], sleeve: k.c.ink,
      skin: k.mix(k.c.ink, k.c.mid, 0.3),
    }),
  ], [8, 12, 224, 308]),

  "8c": scene((k) => [
    sky(k, k.mix(k.c.ink, k.c.deep, 0.35)), stars(k, [[30, 40], [210, 96], [190, 26], [40, 110]], 4, k.c.pale),
    k.disc(120, 62, 30, k.mix(k.c.gold, k.c.ink, 0.55)), moon(k, 113, 62, 30, { face: true }),
    land(k, "216L30 168L60 206L84 150L128 204L170 140L244 214", k.mix(k.c.deep, k.c.mid, 0.25)),
    sea(k, 214, k.mix(k.c.deep, k.c.ink, 0.25), { end: 262 }),
    land(k, "262L50 254L120 258L180 226L212 190L244 180", k.mix(k.c.mid, k.c.ink, 0.35)),
    person(k, 190, 222, {
      s: 1.25, robe: k.c.red, cloak: k.c.red, look: "back", hair: "hood", near: [22, -64],
      holds: k.limb([[0, 56], [0, -44]], 2.6, k.c.gold), hairs: k.c.ink,
    }),
    [[30, 309], [66, 309], [102, 309], [150, 309], [186, 309]].map(([x, y]) => cup(k, x, y, 1.15)),
    [[48, 263], [84, 263], [168, 263]].map(([x, y]) => cup(k, x, y, 1.15)),
  ], [20, 24, 204, 296]),

  "9c": scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.45)), k.shape("M-4 172Q120 96 244 172V250H-4Z", k.c.deep),
    k.line("M-4 182Q120 106 244 182", k.c.mid, 3),
    [20, 45, 70, 95, 120, 145, 170, 195, 220].map((x) => cup(k, x, 172 - 54 * (1 - ((x - 120) / 124) ** 2) + 16, 0.92)),
    k.box(-4, 250, 250, 80, k.mix(k.c.gold, k.c.paper, 0.2)),
    k.line("M0 274H240M0 300H240", k.mix(k.c.gold, k.c.ink, 0.3), 1.4),
    k.box(78, 262, 84, 34, k.mix(k.c.deep, k.c.ink, 0.4)),
    person(k, 120, 302, {
      pose: "sit", s: 1.7, robe: k.c.white, hat: "cap", cap: k.c.red, feather: false, look: "front", hose: k.c.red,
      skin: SKIN[0], pattern: k.shape("M-22-38C-26-60-12-74 0-74C12-74 26-60 22-38Q0-28-22-38Z", k.c.white, 1.6),
    }),
    k.limb([[100, 190], [104, 218], [142, 214]], 11, k.c.red),
    k.limb([[140, 190], [138, 222], [100, 222]], 11, k.c.red), k.line("M113 168q7 6 14 0", k.c.ink, 2),
  ], [14, 84, 212, 232]),

  Tc: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)),
    ["#b8402c", "#e6b13c", "#6f8240", "#78aeda"].map((colour, i) => k.line(`M${-2 + i * 9} 190A${122 - i * 9} ${130 - i * 9} 0 0 1 ${242 - i * 9} 190`, colour, 9.5)),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => { const a = Math.PI * (0.07 + (i * 0.86) / 9); return cup(k, 120 - 108 * Math.cos(a), 204 - 116 * Math.sin(a), 0.82); }),
    hills(k, 226, k.mix(k.c.leaf, k.c.paper, 0.35)), house(k, 198, 226, 1.1), tree(k, 226, 226, 0.7),
    tree(k, 168, 222, 0.5),
    k.shape("M150 224C140 240 190 250 170 270C160 290 220 300 214 326H160C160 300 120 290 134 270C142 252 120 240 136 224Z", k.c.mid),
    ground(k, 300, k.mix(k.c.leaf, k.c.paper, 0.2)),
    person(k, 62, 300, { s: 1.3, robe: k.c.deep, look: "back", near: [14, -62], far: [-24, -106] }),
    person(k, 98, 300, {
      s: 1.25, robe: k.c.red, look: "back", hair: "long", near: [24, -106], far: [-12, -62],
      hairs: k.mix(k.c.gold, k.c.ink, 0.4),
    }),
    person(k, 156, 308, {
      s: 0.75, robe: k.c.gold, near: [20, -88], far: [-20, -70], hair: "curls", look: "front",
    }),
    person(k, 194, 308, {
      s: 0.75, robe: k.c.white, near: [20, -70], far: [-20, -88], hair: "long", look: "front", hairs: k.c.red,
    }),
  ], [8, 64, 224, 250]),

  Pc: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), sea(k, 218, k.c.mid, { end: 280, rough: 3 }),
    ground(k, 276, k.mix(k.c.gold, k.c.paper, 0.4)),
    person(k, 108, 304, {
      pose: "tunic", s: 2.1, robe: k.mix(k.c.deep, k.c.white, 0.15), hose: k.c.red, boot: k.c.gold, hat: "cap",
      cap: k.c.deep, near: [27, -58], far: [-17, -42], belt: k.c.gold, look: "aside",
      pattern: [[-6, -62], [6, -60], [-8, -42], [8, -42]].map(([x, y]) => k.shape(`M${x} ${y - 4}l3 4l-3 4l-3-4z`, k.c.white, 0.8)).join(""),
    }),
    cup(k, 172, 206, 1.7), fish(k, 176, 130, 1.35),
  ], [32, 50, 182, 262]),

  Nc: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.35)), peaks(k, 240, k.mix(k.c.mid, k.c.paper, 0.35)),
    ground(k, 236, k.mix(k.c.leaf, k.c.paper, 0.35)),
    k.shape("M176 234C160 250 210 258 196 274C188 290 220 300 212 326H244V234Z", k.c.mid),
    k.line("M206 260q8-4 16 0M212 286q8-4 16 0", k.c.white, 2), tree(k, 24, 240, 0.6),
    horse(k, 100, 302, {
      gait: "walk", s: 1.7, coat: k.c.white, mane: k.mix(k.c.white, k.c.ink, 0.4), saddle: k.c.deep,
      rider: rider(k, { robe: k.mix(k.c.white, k.c.mid, 0.5), hat: "winged", near: [34, -66], sleeve: k.mix(k.c.white, k.c.mid, 0.35), hose: k.mix(k.c.white, k.c.mid, 0.6), behind: k.shape("M-9-73C-20-60-28-40-32-22L-12-30L-9-60Z", k.c.red) }),
    }),
    cup(k, 146, 154, 1.25),
  ], [20, 40, 204, 276]),

  Qc: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.35)),
    land(k, "214C14 190 24 150 40 156C36 186 60 190 58 216L244 216", k.mix(k.c.mid, k.c.paper, 0.4)),
    sea(k, 216, k.c.mid, { end: 296 }), ground(k, 292, k.mix(k.c.gold, k.c.paper, 0.35)),
    throne(k, 108, 288, 2, k.mix(k.c.paper, k.c.mid, 0.3)), seaChild(k, 62, 82, 1, k.c.mid),
    seaChild(k, 154, 82, 1, k.c.mid, true),
    k.shape("M92 84C92 66 124 66 124 84L108 92Z", k.c.white) + k.line("M108 72V90M100 74L105 88M116 74L111 88", k.c.ink, 1.4),
    person(k, 108, 298, {
      pose: "sit", s: 1.9, robe: k.c.white, hair: "long", hairs: k.mix(k.c.gold, k.c.ink, 0.3), hat: "crown",
      look: "aside", near: [33, -50], far: [26, -40], sleeve: k.c.deep,       pattern: k.line("M-16-20q4-4 8 0t8 0t8 0t8 0M-18-10q4-4 8 0t8 0t8 0t8 0", k.c.mid, 1.8),
    }),
    lidded(k, 178, 208, 1.7), [[30, 304], [70, 312], [212, 306]].map(([x, y]) => k.disc(x, y, 4, k.c.white, 1.2)),
  ], [32, 64, 186, 250]),

  Kc: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.mid, 0.2)), sea(k, 196, k.c.deep, { rough: 5 }),
    ship(k, 200, 194, 0.9, k.c.red, 8), k.group(fish(k, 0, 0, 1.1), { x: 36, y: 176, turn: -24 }),
    k.line("M24 214q12-14 24 0", k.c.white, 3),
    k.shape("M44 276H196L184 304H56Z", k.mix(k.c.paper, k.c.mid, 0.5)),
    throne(k, 120, 278, 1.85, k.mix(k.c.paper, k.c.mid, 0.4)),
    person(k, 120, 284, {
      pose: "sit", s: 1.85, robe: k.c.gold, hat: "crown", beard: k.mix(k.c.red, k.c.ink, 0.4),
      hairs: k.mix(k.c.red, k.c.ink, 0.4), look: "front", near: [31, -58], far: [-31, -58], sleeve: k.c.deep,
            holdsFar: k.limb([[0, 14], [0, -26]], 3, k.c.gold) + k.shape("M-6-24C-8-34 0-36 0-42C2-36 8-34 6-24Z", k.c.gold),
      pattern: k.line("M-10-74L-14-40M10-74L14-40", k.c.red, 4),
    }),
    cup(k, 178, 182, 1.15), sea2(k),
  ], [24, 56, 192, 256]),
};

function bunch(k, x, y, s) {
  return cup(k, x, y, s) + k.group([[-9, -48], [0, -54], [9, -48], [0, -44]].map(([fx, fy]) => k.disc(fx, fy, 6, k.c.white, 1.4) + k.disc(fx, fy, 2, k.c.gold, 0)).join(""), { x, y, s });
}

function lidded(k, x, y, s) {
  return cup(k, x, y, s) + k.group(k.shape("M-16-41C-14-52-6-56 0-56C6-56 14-52 16-41Z", k.c.gold) + k.line("M0-56V-66M-5-62H5", k.c.ink, 2.4) + k.shape("M-16-38C-26-42-26-30-14-28M16-38C26-42 26-30 14-28", "none"), { x, y, s });
}

function sea2(k) {
  return k.shape("M-4 300Q16 286 36 300T76 300T116 300T156 300T196 300T244 300V326H-4Z", k.c.mid) + k.line("M10 312q10-8 20 0M90 312q10-8 20 0M170 312q10-8 20 0", k.c.white, 2);
}
