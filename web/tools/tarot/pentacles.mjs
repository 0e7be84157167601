// Pentacles: gardens, work, gold.

import { SKIN } from "./kit.mjs";
import { bull, hound, ram } from "./beasts.mjs";
import { horse, person, rider } from "./people.mjs";
import { castle, fist, flowers, ground, hills, house, land, peaks, ship, sky, throne, tower, tree, wall } from "./places.mjs";
import { hammer, scales } from "./props.mjs";
import { coin } from "./tokens.mjs";

const scene = (draw, near) => ({ draw, near });
const rose = (k, places, r = 7) => places.map(([x, y]) => k.disc(x, y, r, k.c.red, 1.4) + k.line(`M${x - r * 0.5} ${y}q${r * 0.5}-${r * 0.7} ${r} 0M${x - r * 0.2} ${y + r * 0.3}q${r * 0.3}-${r * 0.4} ${r * 0.6} 0`, k.c.ink, 1.2));

export const SCENES = {
  Ap: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.5)), peaks(k, 226, k.mix(k.c.mid, k.c.paper, 0.4)),
    ground(k, 232, k.mix(k.c.leaf, k.c.paper, 0.2)),
    k.shape("M-4 300V236Q20 226 44 236V300ZM244 300V236Q200 226 150 236V300Z", k.c.leaf),
    k.shape("M44 300V224Q98 176 150 224V300H130V234Q98 206 64 234V300Z", k.c.leaf),
    k.shape("M64 300V246H130V300L168 326H30Z", k.mix(k.c.gold, k.c.paper, 0.5), 1.4),
    k.line("M86 248h22M82 262h30M76 280h44", k.c.mid, 1.4),
    rose(k, [[44, 232], [60, 214], [80, 202], [98, 198], [116, 202], [136, 214], [150, 230], [20, 250], [190, 250], [222, 262], [14, 280], [176, 280]]),
    fist(k, 112, 164, { s: 1.25, open: true }), coin(k, 106, 98, 54),
  ], [22, 20, 176, 272]),

  "2p": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)),
    land(k, "176Q24 116 54 160T112 172T176 150T244 160", k.mix(k.c.mid, k.c.leaf, 0.35)),
    ship(k, 36, 143, 0.85, k.c.red, -10), ship(k, 208, 151, 0.85, k.c.white, 10),
    land(k, "238Q30 204 62 234T122 232T182 232T244 226", k.c.leaf),
    k.line("M10 244q10-8 20 0M80 248q10-8 20 0M190 246q10-8 20 0", k.c.white, 2),
    ground(k, 268, k.mix(k.c.gold, k.c.paper, 0.3)),
    k.line("M60 186C60 130 112 140 120 186C128 232 182 236 182 186C182 138 128 140 120 186C112 230 60 236 60 186Z", k.c.ink, 11),
    k.line("M60 186C60 130 112 140 120 186C128 232 182 236 182 186C182 138 128 140 120 186C112 230 60 236 60 186Z", k.c.leaf, 7),
    person(k, 120, 302, {
      pose: "tunic", s: 1.85, robe: k.c.red, hose: k.c.deep, legs: "walk", hat: "tall", cap: k.c.red, look: "down",
      near: [28, -62], far: [-28, -62], sleeve: k.c.gold, belt: k.c.gold, turn: 4,
    }),
    coin(k, 66, 180, 23), coin(k, 178, 180, 23),
  ], [28, 44, 184, 264]),

  "3p": scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.ink, 0.35)),
    k.shape("M-4 324V-4H244V324H196V150Q120 30 44 150V324Z", k.mix(k.c.paper, k.c.mid, 0.4)),
    k.shape("M44 324V150Q120 30 196 150V324H182V156Q120 56 58 156V324Z", k.mix(k.c.mid, k.c.paper, 0.2)),
    k.line("M-4 60H70M-4 120H44M170 60H244M196 120H244M-4 180H44M196 180H244M-4 240H44M196 240H244", k.c.mid, 1.6),
    coin(k, 120, 48, 20), coin(k, 82, 70, 17), coin(k, 158, 70, 17), k.box(-4, 294, 250, 40, k.c.mid),
    k.box(30, 246, 82, 10, k.c.deep), k.box(38, 256, 8, 44, k.c.deep), k.box(96, 256, 8, 44, k.c.deep),
    person(k, 70, 248, {
      pose: "tunic", s: 1.45, robe: k.c.leaf, hose: k.c.gold, look: "aside", near: [20, -62], far: [-18, -90],
      hat: "cap", cap: k.c.red, pattern: k.shape("M-10-56H10L12-38Q0-34-12-38Z", k.c.white, 1.4),
    }),
    hammer(k, 42, 122, -24),
    person(k, 148, 304, {
      s: 1.5, robe: k.mix(k.c.white, k.c.mid, 0.2), hat: "tonsure", bald: true, hair: "none", look: "aside",
      flip: true, skin: SKIN[1], belt: k.c.ink,
    }),
    person(k, 196, 308, {
      s: 1.5, robe: k.c.red, hair: "hood", look: "aside", flip: true, near: [24, -60], far: [8, -54],
    }),
    k.group(k.shape("M-18-13H18V13H-18Z", k.c.white) + k.line("M-12 10V-2Q0-14 12-2V10M-12 4h24", k.c.deep, 1.6), {
      x: 148, y: 222, turn: -8,
    }),
  ], [26, 20, 190, 290]),

  "4p": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)),
    [[14, 60], [40, 84], [66, 52], [92, 72], [152, 76], [176, 56], [204, 90], [230, 64]].map(([x, h], i) => tower(k, x, 226, 26, h, i % 2 ? k.c.mid : k.mix(k.c.mid, k.c.paper, 0.5), i % 3 ? "" : k.c.red)),
    k.box(-4, 222, 250, 106, k.mix(k.c.paper, k.c.mid, 0.4)), k.line("M0 250H240M0 286H240", k.c.mid, 1.4),
    k.box(62, 226, 116, 66, k.mix(k.c.mid, k.c.deep, 0.35)),
    person(k, 120, 296, {
      pose: "sit", s: 1.95, robe: k.c.red, cloak: k.c.ink, hat: "crown", look: "front", sleeve: k.c.deep,
    }),
    coin(k, 120, 72, 21), coin(k, 120, 188, 30), k.limb([[100, 164], [84, 196], [110, 208]], 12, k.c.deep),
    k.limb([[140, 164], [156, 196], [130, 208]], 12, k.c.deep), k.disc(112, 208, 8, SKIN[0]),
    k.disc(128, 208, 8, SKIN[0]), coin(k, 92, 298, 22), coin(k, 148, 298, 22),
  ], [26, 46, 188, 274]),

  "5p": scene((k) => [
    sky(k, k.mix(k.c.deep, k.c.ink, 0.5)), k.shape("M46 182V66Q112-10 178 66V182Z", k.c.ink),
    k.shape("M54 176V70Q112 4 170 70V176Z", k.c.gold),
    k.line("M112 26V176M54 102H170M54 140H170M82 50V176M142 50V176", k.c.ink, 3),
    [[112, 58], [82, 96], [142, 96], [82, 150], [142, 150]].map(([x, y]) => coin(k, x, y, 17)),
    k.shape("M54 176H170L224 240H20Z", k.mix(k.c.gold, k.c.deep, 0.55), 0),
    land(k, "240C60 226 160 250 244 232", k.c.white),
    person(k, 78, 302, {
      s: 1.4, robe: k.c.red, hair: "veil", hood: k.c.mid, look: "down", near: [10, -50], turn: 5,
    }),
    person(k, 160, 304, {
      pose: "tunic", s: 1.45, robe: k.c.leaf, hose: k.c.white, legs: "walk", hat: "bandage", look: "down",
      near: [20, -46], far: [-18, -48], turn: 8,
    }),
    k.limb([[196, 306], [188, 222]], 3.5, k.c.gold), k.line("M180 222h17", k.c.ink, 5),
    k.limb([[128, 306], [136, 224]], 3.5, k.c.gold), k.line("M127 224h17", k.c.ink, 5),
    [[18, 40], [30, 100], [16, 160], [206, 34], [222, 90], [204, 150], [226, 190], [40, 220], [120, 214], [190, 214], [30, 280], [112, 260], [216, 270], [128, 200]].map(([x, y]) => k.disc(x, y, 3, k.c.white, 0)),
  ], [24, 16, 194, 294]),

  "6p": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)),
    [[48, 74, 14], [120, 42, 14], [192, 74, 14], [84, 54, 14], [156, 54, 14], [120, 76, 14]].map(([x, y, r]) => coin(k, x, y, r + 2)),
    hills(k, 236, k.mix(k.c.leaf, k.c.paper, 0.4)), k.box(-4, 262, 250, 64, k.mix(k.c.paper, k.c.mid, 0.45)),
    castle(k, 30, 230, 0.4, k.c.paper, k.c.deep),
    person(k, 122, 292, {
      s: 1.9, robe: k.c.red, hat: "cap", cap: k.c.deep, look: "down", near: [26, -48], far: [-26, -72],
      belt: k.c.gold, cloak: k.c.deep, beard: k.mix(k.c.gold, k.c.ink, 0.4),
    }),
    scales(k, 72, 172, 0.8),
    person(k, 46, 312, {
      pose: "kneel", s: 1.45, robe: k.c.mid, near: [24, -58], look: "aside", skin: SKIN[1], hair: "curls",
    }),
    person(k, 204, 312, {
      pose: "kneel", s: 1.5, robe: k.c.leaf, flip: true, near: [22, -56], far: [20, -48], look: "aside",
      skin: SKIN[0], hair: "hood",
    }),
    [[172, 214], [178, 224], [170, 228]].map(([x, y]) => k.disc(x, y, 3.6, k.c.gold, 1.2)),
  ], [26, 22, 188, 290]),

  "7p": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), hills(k, 236, k.mix(k.c.mid, k.c.paper, 0.4)),
    ground(k, 256, k.mix(k.c.leaf, k.c.mid, 0.4)),
    k.shape("M130 290C100 250 96 190 112 150C116 110 150 86 178 106C206 96 236 130 226 170C238 210 226 262 206 290Z", k.c.leaf),
    k.line("M126 190q8 8 16 0M196 150q8 8 16 0M150 250q8 8 16 0M186 226q8 8 16 0M140 130q8 6 14 0", k.mix(k.c.leaf, k.c.ink, 0.4), 2),
    [[150, 128], [194, 134], [134, 172], [174, 172], [206, 196], [150, 220]].map(([x, y]) => coin(k, x, y, 19)),
    coin(k, 112, 294, 17), k.limb([[92, 300], [98, 170]], 4, k.mix(k.c.gold, k.c.ink, 0.35)),
    k.shape("M92 300L72 304L76 312L98 308Z", k.c.mid),
    person(k, 60, 302, {
      pose: "tunic", s: 1.85, robe: k.c.red, hose: k.c.deep, look: "down", near: [20, -68], far: [18, -62],
      sleeve: k.c.gold, hair: "curls",
    }),
  ], [4, 30, 220, 282]),

  "8p": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)),
    [[26, 214, 0.6], [48, 216, 0.75], [76, 214, 0.55]].map(([x, y, s]) => house(k, x, y, s)),
    ground(k, 216, k.mix(k.c.leaf, k.c.paper, 0.4)),
    k.shape("M50 216C60 240 96 250 90 270L120 262C110 240 70 236 62 216Z", k.mix(k.c.gold, k.c.paper, 0.5), 1.4),
    k.limb([[196, 300], [196, 20]], 14, k.mix(k.c.deep, k.c.gold, 0.3)),
    [54, 96, 138, 180, 222].map((y) => coin(k, 196, y, 19)), k.box(54, 250, 120, 11, k.c.deep),
    k.limb([[66, 261], [58, 304]], 6, k.c.deep), k.limb([[162, 261], [170, 304]], 6, k.c.deep),
    person(k, 82, 304, {
      pose: "side", s: 1.95, robe: k.c.deep, look: "down", near: [36, -62], far: [30, -46], sleeve: k.c.red,
      hair: "curls", pattern: k.shape("M2-60L8-40L24-38L28-4H16L14-24L2-26Z", k.c.gold, 1.3),
    }),
    coin(k, 148, 228, 20), hammer(k, 150, 190, 24, 1.4), coin(k, 132, 292, 18), coin(k, 34, 292, 18),
  ], [30, 20, 196, 294]),

  "9p": scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.5)), castle(k, 32, 206, 0.55, k.c.paper, k.c.red),
    hills(k, 214, k.mix(k.c.leaf, k.c.paper, 0.4)),
    k.shape("M-4 300V204Q20 188 46 202Q66 188 86 204V300ZM150 300V198Q176 184 198 198Q222 186 244 202V300Z", k.c.leaf),
    [[20, 216], [60, 214], [174, 211], [216, 214]].map(([x, y]) => k.icon("grapes", x, y, 28, k.mix("#5b3f8c", k.c.ink, 0.2))),
    ground(k, 288, k.mix(k.c.gold, k.c.paper, 0.35)),
    person(k, 116, 302, {
      s: 2.05, robe: k.c.gold, hair: "long", hat: "cap", cap: k.c.red, look: "aside", near: [27, -76],
      far: [-18, -46], sleeve: k.c.red, belt: k.c.red, skin: SKIN[0],
      pattern: [[-8, -32], [8, -36], [-12, -14], [4, -18], [14, -10]].map(([x, y]) => flower(k, x, y)).join(""),
    }),
    k.limb([[162, 156], [174, 146]], 9, k.mix(k.c.deep, k.c.gold, 0.3)),
    k.icon("raven", 176, 116, 60, k.c.wood, { flip: true, edge: true }),
    k.shape("M164 96L176 90L178 100Z", k.c.red, 1.2),
    [[28, 248], [58, 244], [42, 272], [72, 270], [168, 244], [198, 248], [226, 244], [184, 272], [214, 272]].map(([x, y]) => coin(k, x, y, 14)),
    k.icon("snail", 40, 298, 30, k.c.wood, { edge: true }),
  ], [22, 60, 204, 254]),

  Tp: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.5)), castle(k, 126, 176, 0.8, k.c.paper, k.c.red),
    k.shape("M-4 324V-4H244V324H204V128Q138 46 72 128V324Z", k.mix(k.c.mid, k.c.paper, 0.4)),
    k.line("M72 324V128Q138 46 204 128V324", k.c.ink, 2),
    k.shape("M72 324V196Q138 176 204 196V324Z", k.mix(k.c.leaf, k.c.paper, 0.35)),
    person(k, 124, 262, { s: 1.15, robe: k.c.red, look: "aside", near: [20, -50] }),
    person(k, 164, 262, { s: 1.1, robe: k.c.leaf, hair: "long", flip: true, look: "aside" }),
    person(k, 186, 274, { s: 0.7, robe: k.c.gold, flip: true, look: "aside" }),
    person(k, 62, 304, {
      pose: "side", s: 1.7, robe: k.c.deep, hair: "long", hairs: k.c.white, beard: k.c.white, look: "down",
      near: [30, -30],
      pattern: [[-6, -52], [2, -44], [-8, -34], [12, -30], [22, -22], [2, -24]].map(([x, y], i) => (i % 2 ? k.disc(x, y, 3, k.c.gold, 1) : flower(k, x, y))).join(""),
    }),
    hound(k, 130, 308, 1.2), hound(k, 178, 312, 1.05),
    [[36, 44], [96, 44], [138, 36], [180, 44], [222, 66], [22, 84], [52, 114], [222, 128], [224, 196], [22, 150]].map(([x, y]) => coin(k, x, y, 15)),
  ], [14, 14, 212, 304]),

  Pp: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.5)), peaks(k, 232, k.mix(k.c.mid, k.c.paper, 0.4)), tree(k, 34, 232, 0.7),
    tree(k, 206, 230, 0.5), ground(k, 232, k.mix(k.c.leaf, k.c.paper, 0.25)),
    flowers(k, [[20, 262], [46, 280], [70, 258], [30, 300], [176, 262], [200, 282], [222, 260], [212, 304], [160, 296], [80, 302]], k.c.red, 5),
    flowers(k, [[60, 292], [186, 300], [36, 250], [206, 250]], k.c.white, 5),
    person(k, 110, 302, {
      pose: "tunic", s: 2.05, robe: k.c.leaf, hose: k.c.deep, boot: k.c.red, hat: "cap", cap: k.c.red,
      look: "aside", near: [26, -92], far: [20, -84], sleeve: k.c.deep, belt: k.c.gold,
    }),
    coin(k, 166, 84, 30),
  ], [34, 44, 176, 266]),

  Np: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.45)), hills(k, 226, k.mix(k.c.leaf, k.c.paper, 0.35)),
    tree(k, 214, 214, 0.5), land(k, "236C60 228 170 244 244 230", k.mix(k.c.mid, k.c.deep, 0.3)),
    k.line("M0 256C60 248 170 264 240 250M0 276C60 268 170 284 240 270M0 298C60 290 170 306 240 292", k.c.deep, 3),
    ground(k, 296, k.mix(k.c.leaf, k.c.paper, 0.2)),
    horse(k, 100, 306, {
      gait: "stand", s: 1.8, coat: k.mix(k.c.ink, k.c.deep, 0.25), mane: "#17110a", saddle: k.c.red,       rider: rider(k, { robe: k.mix(k.c.white, k.c.mid, 0.45), sleeve: k.mix(k.c.white, k.c.mid, 0.3), hose: k.mix(k.c.white, k.c.mid, 0.5), hat: "helm", plume: k.c.leaf, near: [28, -62], behind: k.shape("M-9-73C-18-60-22-44-24-30L-10-32Z", k.c.red) }),
    }),
    coin(k, 152, 138, 24),
  ], [20, 40, 200, 272]),

  Qp: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.55)), peaks(k, 216, k.mix(k.c.mid, k.c.paper, 0.45)),
    ground(k, 226, k.mix(k.c.leaf, k.c.paper, 0.25)), throne(k, 112, 288, 1.9, k.c.deep),
    ram(k, 46, 214, 0.6, k.c.paper), ram(k, 178, 214, 0.6, k.c.paper),
    k.shape("M-4-4H244V60C200 20 150 34 120 24C90 34 40 22-4 70Z", k.c.leaf),
    k.shape("M-4 60C20 80 14 140 24 180C20 210 12 230-4 250ZM244 50C220 80 228 130 216 170C222 200 232 220 244 240Z", k.c.leaf),
    rose(k, [[14, 20], [48, 30], [84, 14], [122, 14], [160, 20], [196, 18], [226, 40], [8, 80], [16, 130], [10, 190], [232, 90], [228, 150], [234, 196]], 8),
    person(k, 112, 294, {
      pose: "sit", s: 1.9, robe: k.c.red, hair: "veil", hood: k.c.leaf, hat: "crown", look: "down",
      near: [15, -38], far: [-15, -38], sleeve: k.c.white, skin: SKIN[2],
    }),
    coin(k, 112, 216, 25), k.disc(88, 222, 7.5, SKIN[2]), k.disc(136, 222, 7.5, SKIN[2]),
    flowers(k, [[24, 284], [44, 300], [60, 290]], k.c.white, 5),
    k.icon("rabbit", 202, 284, 50, k.c.white, { edge: true }),
  ], [28, 56, 190, 258]),

  Kp: scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.4)), castle(k, 46, 190, 1.2, k.c.paper, k.c.red),
    castle(k, 208, 192, 0.8, k.c.paper, k.c.deep), wall(k, -6, 190, 252, 40, k.mix(k.c.mid, k.c.paper, 0.45)),
    ground(k, 232, k.c.leaf), throne(k, 120, 290, 2, k.mix(k.c.deep, k.c.ink, 0.3)),
    bull(k, 56, 96, 0.85, k.c.gold), bull(k, 184, 96, 0.85, k.c.gold),
    person(k, 120, 298, {
      pose: "sit", s: 1.95, robe: k.mix(k.c.leaf, k.c.ink, 0.25), hat: "crown", look: "front", beard: k.c.ink,
      near: [30, -52], far: [-17, -38], sleeve: k.c.red, skin: SKIN[1],
      holds: k.limb([[0, 14], [0, -34]], 3, k.c.gold) + k.disc(0, -38, 6, k.c.gold),
      pattern: [[-10, -60], [9, -56], [-2, -50], [14, -24], [4, -14], [16, -10], [-16, -12]].map(([x, y]) => grape(k, x, y)).join(""),
    }),
    coin(k, 90, 232, 24), k.disc(80, 214, 7.5, SKIN[1]),
    [[22, 270], [216, 268], [30, 300], [212, 298]].map(([x, y]) => k.icon("grapes", x, y, 34, k.mix("#5b3f8c", k.c.ink, 0.2))),
  ], [28, 56, 184, 258]),
};

function flower(k, x, y) {
  return k.disc(x, y, 3, k.c.red, 1) + k.disc(x, y, 1.1, k.c.white, 0);
}

function grape(k, x, y) {
  return [[-2.4, -2], [2.4, -2], [0, 2]].map(([dx, dy]) => k.disc(x + dx, y + dy, 2.4, "#7a5ca8", 0.9)).join("");
}
