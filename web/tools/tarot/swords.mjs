// Swords: grey skies, wind, cold water.

import { SKIN } from "./kit.mjs";
import { horse, person, rider } from "./people.mjs";
import { bands, birds, castle, cloud, cypress, fist, ground, hills, land, moon, peaks, rain, sea, sky, star, throne, tree, wall } from "./places.mjs";
import { sword } from "./tokens.mjs";

const scene = (draw, near) => ({ draw, near });

export const SCENES = {
  As: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), peaks(k, 316, k.c.mid),
    k.shape("M60 90C46 84 36 70 40 52C48 66 58 70 66 78C58 60 66 50 62 40C76 52 74 70 78 84Z", k.c.leaf, 1.4),
    k.shape("M164 90C178 84 188 70 184 52C176 66 166 70 158 78C166 60 158 50 162 40C148 52 150 70 146 84Z", k.c.leaf, 1.4),
    k.shape("M66 106L58 64L84 84L112 54L140 84L166 64L158 106Q112 92 66 106Z", k.c.gold),
    k.disc(112, 84, 5, k.c.red) + k.disc(84, 92, 4, k.c.white, 1.2) + k.disc(140, 92, 4, k.c.white, 1.2),
    sword(k, 112, 232, 208, 0), k.shape("M64 104Q112 90 160 104L158 114Q112 100 66 114Z", k.c.gold),
    fist(k, 116, 206, { s: 1.2 }),
    [[60, 140], [160, 150], [76, 176], [150, 124]].map(([x, y]) => k.shape(`M${x} ${y}q-5 8 0 12q5-4 0-12z`, k.c.gold, 0)),
  ], [24, 4, 176, 272]),

  "2s": scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.pale, 0.35)), moon(k, 196, 46, 20, { flip: true }),
    sea(k, 176, k.c.mid, { end: 260 }),
    [[40, 196, 1], [76, 214, 0.6], [192, 202, 1.1], [222, 222, 0.8]].map(([x, y, s]) => k.group(k.shape("M-20 8L-12-10L-2-16L8-6L18 8Z", k.c.deep), { x, y, s })),
    k.box(-4, 258, 250, 70, k.mix(k.c.paper, k.c.mid, 0.4)),
    k.box(66, 262, 108, 40, k.mix(k.c.mid, k.c.paper, 0.3)),
    person(k, 120, 306, {
      pose: "sit", s: 2.05, robe: k.c.white, hair: "long", hairs: k.c.ink, hat: "blindfold", look: "none",
    }),
    sword(k, 138, 196, 158, 35), sword(k, 102, 196, 158, -35),
    k.limb([[101, 168], [86, 190], [136, 182]], 12, k.mix(k.c.white, k.c.ink, 0.12)),
    k.limb([[139, 168], [154, 190], [104, 182]], 12, k.mix(k.c.white, k.c.ink, 0.12)),
    k.disc(138, 183, 7.5, SKIN[0]), k.disc(102, 183, 7.5, SKIN[0]),
  ], [18, 40, 204, 276]),

  "3s": scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.pale, 0.3)), cloud(k, 56, 56, 1.5, k.c.pale),
    cloud(k, 186, 48, 1.5, k.c.pale, true), cloud(k, 120, 84, 1.1, k.c.white),
    rain(k, 14, 96, 232, 220, k.c.deep), sword(k, 66, 60, 216, 160), sword(k, 174, 60, 216, 200),
    k.shape("M120 268C108 232 42 208 42 150C42 112 76 94 100 108C110 114 118 124 120 132C122 124 130 114 140 108C164 94 198 112 198 150C198 208 132 232 120 268Z", k.c.red, 2.4),
    k.line("M60 148Q62 124 84 120", k.mix(k.c.red, k.c.white, 0.5), 5), clipSword(k),
  ], [26, 30, 188, 266]),

  "4s": scene((k) => [
    sky(k, k.mix(k.c.mid, k.c.paper, 0.35)), wall(k, -6, -6, 252, 262, k.mix(k.c.pale, k.c.paper, 0.2)),
    window4(k), sword(k, 120, 28, 128, 180), sword(k, 158, 28, 128, 180), sword(k, 196, 28, 128, 180),
    k.box(-4, 252, 250, 80, k.mix(k.c.mid, k.c.deep, 0.2)),
    k.box(24, 226, 192, 66, k.mix(k.c.gold, k.c.paper, 0.35)),
    k.box(14, 214, 212, 16, k.mix(k.c.gold, k.c.paper, 0.55)), sword(k, 44, 262, 150, 90), knightLying(k),
  ], [14, 20, 212, 292]),

  "5s": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.mid, 0.2)),
    k.shape("M-4 60L40 44L70 62L120 36L160 56L200 34L244 52V70L196 58L164 80L120 62L72 86L36 70L-4 88Z", k.c.mid),
    k.shape("M-4 108L60 96L96 112L140 94L180 104V112L140 108L98 126L58 110L-4 122Z", k.mix(k.c.mid, k.c.pale, 0.4)),
    peaks(k, 204, k.mix(k.c.mid, k.c.pale, 0.3), ""), sea(k, 192, k.c.mid, { end: 232 }),
    ground(k, 230, k.mix(k.c.leaf, k.c.pale, 0.5)),
    person(k, 46, 248, { s: 0.62, robe: k.c.deep, look: "down", flip: true, near: [4, -78], far: [-4, -78] }),
    person(k, 92, 256, {
      s: 0.85, robe: k.c.gold, look: "back", flip: true, cloak: k.mix(k.c.gold, k.c.ink, 0.3),
    }),
    person(k, 152, 302, {
      pose: "tunic", s: 1.95, robe: k.c.leaf, hose: k.c.red, legs: "walk", look: "aside", flip: true,
      near: [12, -52], far: [-18, -52], hairs: k.c.red, sleeve: k.c.red,
    }),
    k.line("M135 140q5 4 9 0", k.c.ink, 2), sword(k, 182, 226, 128, 8), sword(k, 192, 226, 120, 20),
    sword(k, 128, 164, 126, 184), sword(k, 30, 300, 96, 74), sword(k, 60, 282, 80, -66),
  ], [34, 50, 190, 260]),

  "6s": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.4)), peaks(k, 176, k.mix(k.c.mid, k.c.pale, 0.4), ""),
    [[20, 172], [36, 176], [206, 172], [222, 176]].map(([x, y]) => cypress(k, x, y, 0.6, k.c.deep)),
    sea(k, 176, k.c.mid),
    person(k, 196, 266, {
      pose: "tunic", s: 1.65, robe: k.c.deep, hose: k.c.gold, look: "aside", flip: true, near: [16, -70],
      far: [-4, -88],
    }),
    k.limb([[166, 80], [222, 318]], 4, k.mix(k.c.gold, k.c.ink, 0.4)), k.disc(171, 151, 6.5, SKIN[0]),
    person(k, 146, 278, { pose: "side", s: 1.25, robe: k.c.red, hair: "hood", look: "down", flip: true }),
    [20, 36, 52, 68, 84, 100].map((x, i) => sword(k, x, 140 + (i % 2) * 8, 126, 180)),
    person(k, 110, 282, { s: 0.82, robe: k.c.gold, hair: "short", look: "aside", flip: true }),
    k.shape("M-2 240C30 258 180 266 226 240C224 280 200 296 170 296H58C26 296 4 280-2 240Z", k.mix(k.c.deep, k.c.gold, 0.22)),
    k.line("M4 258Q110 282 222 256", k.c.ink, 1.6),
    k.line("M18 306q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", k.c.white, 2.4),
  ], [8, 4, 224, 312]),

  "7s": scene((k) => [
    sky(k, k.mix(k.c.gold, k.c.paper, 0.4)), ground(k, 232, k.mix(k.c.leaf, k.c.paper, 0.4)),
    k.icon("medieval-pavilion", 196, 178, 84, k.c.red, { back: k.c.white }),
    k.icon("medieval-pavilion", 128, 196, 58, k.c.deep, { back: k.c.white }),
    k.icon("medieval-pavilion", 232, 206, 50, k.c.leaf, { back: k.c.white }), sword(k, 190, 206, 100, 184),
    sword(k, 214, 204, 104, 176),
    person(k, 96, 296, {
      pose: "tunic", s: 1.9, robe: k.c.deep, hose: k.c.gold, legs: "walk", look: "aside", hat: "tall",
      cap: k.c.red, near: [14, -52], far: [-20, -56], turn: -8,
    }),
    [0, 1, 2, 3, 4].map((i) => sword(k, 132 - i * 2, 188 + i * 9, 116, -76 - i * 7)),
    k.limb([[96, 170], [112, 204], [80, 208]], 11, k.mix(k.c.deep, k.c.ink, 0.2)), k.disc(78, 207, 7.5, SKIN[0]),
  ], [8, 24, 214, 290]),

  "8s": scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.2)), land(k, "204L20 176L60 150L100 168L140 196L244 200", k.c.mid),
    castle(k, 62, 154, 0.85, k.c.pale, k.c.red), ground(k, 226, k.mix(k.c.mid, k.c.gold, 0.35)),
    k.shape("M-4 276C40 262 90 284 140 272C190 262 220 280 244 272V300C180 290 140 312 80 302C40 298 10 308-4 304Z", k.c.pale),
    [24, 52, 80].map((x, i) => sword(k, x, 126 + i * 6, 150, 180)),
    [166, 190, 214].map((x, i) => sword(k, x, 136 - i * 6, 150, 180)),
    person(k, 122, 296, {
      s: 1.95, robe: k.c.red, hair: "long", hat: "blindfold", look: "none",
      pattern: [-66, -58, -50, -42].map((y) => k.line(`M-15 ${y}Q0 ${y + 5} 15 ${y}`, k.c.white, 4)).join(""),
    }),
    sword(k, 44, 168, 150, 180), sword(k, 202, 172, 144, 180),
  ], [16, 70, 208, 244]),

  "9s": scene((k) => [
    sky(k, k.c.ink), [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => sword(k, i % 2 ? 30 : 16, 24 + i * 17.5, 194, 90)),
    k.box(-4, 286, 250, 40, k.mix(k.c.deep, k.c.ink, 0.3)),
    k.box(14, 196, 14, 110, k.mix(k.c.deep, k.c.gold, 0.3)),
    k.box(20, 262, 206, 38, k.mix(k.c.deep, k.c.gold, 0.3)),
    k.line("M40 278h170M60 270v22M110 270v22M160 270v22", k.c.ink, 1.6),
    k.shape("M26 252C30 236 60 234 70 250Z", k.c.white),
    person(k, 84, 292, {
      s: 1.7, robe: k.c.white, hair: "short", hairs: k.c.white, look: "none", sleeve: k.c.white, near: [9, -86],
      far: [-7, -86], skin: SKIN[0],
    }),
    k.shape("M56 262C70 240 120 236 170 246C210 250 226 262 226 284H56Z", k.c.deep),
    [[86, 262], [118, 256], [150, 260], [182, 264], [102, 278], [134, 276], [166, 278], [198, 278]].map(([x, y], i) => (i % 2 ? star(k, x, y, 7, k.c.gold, 4) : k.disc(x, y, 5.5, k.c.red, 1.2))),
  ], [4, 14, 214, 296]),

  Ts: scene((k) => [
    sky(k, k.c.ink), cloud(k, 60, 60, 1.3, k.mix(k.c.ink, k.c.deep, 0.5)),
    cloud(k, 190, 90, 1.2, k.mix(k.c.ink, k.c.deep, 0.5)),
    bands(k, 196, [k.mix(k.c.gold, k.c.ink, 0.6), k.mix(k.c.gold, k.c.red, 0.3), k.c.gold], 15),
    land(k, "196L40 178L80 192L150 174L244 190", k.mix(k.c.deep, k.c.ink, 0.3)),
    sea(k, 196, k.mix(k.c.mid, k.c.gold, 0.2), { end: 242 }), ground(k, 240, k.mix(k.c.deep, k.c.mid, 0.4)),
    lying(k),
    [50, 68, 86, 104, 122, 140, 158, 176, 194, 212].map((x, i) => sword(k, x + 2, 98 + (i % 3) * 14, 172, 180)),
    lyingOver(k),
  ], [18, 18, 200, 296]),

  Ps: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), cloud(k, 54, 92, 1.1), cloud(k, 196, 140, 1.2),
    cloud(k, 40, 180, 0.9, k.c.white, true), birds(k, [[36, 40], [60, 56], [86, 36], [108, 58], [200, 52]]),
    hills(k, 262, k.mix(k.c.leaf, k.c.pale, 0.4)),
    land(k, "290C40 262 90 280 130 264C180 256 200 282 244 272", k.mix(k.c.leaf, k.c.mid, 0.5)),
    cypress(k, 26, 262, 0.7, k.c.deep, -14), cypress(k, 216, 258, 0.7, k.c.deep, -14),
    person(k, 114, 296, {
      pose: "tunic", s: 2, robe: k.c.deep, hose: k.c.gold, boot: k.c.red, legs: "walk", look: "aside", flip: true,
      near: [-16, -82], far: [-24, -72], hair: "curls", hairs: k.mix(k.c.gold, k.c.ink, 0.5),
      behind: k.shape("M8-74C24-70 34-60 46-62C38-52 34-46 20-44Z", k.c.red),
    }),
    sword(k, 164, 174, 164, 14), k.disc(158, 153, 7.5, SKIN[0]),
  ], [30, 14, 190, 288]),

  Ns: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.3)), cloud(k, 44, 52, 1), cloud(k, 96, 96, 0.8),
    k.line("M10 128h60M24 150h40M4 172h50M150 40h60M176 60h50", k.c.mid, 3),
    ground(k, 266, k.mix(k.c.leaf, k.c.mid, 0.45)),
    [[20, 268], [212, 262], [186, 264]].map(([x, y]) => cypress(k, x, y, 0.9, k.c.deep, -24)),
    birds(k, [[200, 100], [222, 118]]),
    horse(k, 110, 298, {
      gait: "gallop", s: 1.65, turn: -5, coat: k.c.white, mane: k.mix(k.c.white, k.c.ink, 0.35), saddle: k.c.deep,
      rider: rider(k, { robe: k.mix(k.c.white, k.c.mid, 0.55), sleeve: k.mix(k.c.white, k.c.mid, 0.4), hose: k.mix(k.c.white, k.c.mid, 0.6), hat: "helm", plume: k.c.red, near: [24, -98], turn: 12, behind: k.shape("M-8-74C-30-74-44-62-64-68C-56-58-60-54-70-50C-52-48-30-40-14-46Z", k.c.red) }),
    }),
    sword(k, 142, 128, 118, 26), k.disc(147, 119, 7.5, k.mix(k.c.white, k.c.mid, 0.4)),
  ], [14, 10, 210, 300]),

  Qs: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.2)), birds(k, [[182, 36]]),
    [[30, 240, 1.3], [206, 246, 1.4], [120, 262, 1.3]].map(([x, y, s]) => cloud(k, x, y, s)),
    ground(k, 276, k.mix(k.c.leaf, k.c.pale, 0.45)), tree(k, 222, 282, 0.5),
    k.shape("M34 288V92Q62 66 84 92V226H150V288Z", k.mix(k.c.paper, k.c.mid, 0.5)),
    k.icon("butterfly", 60, 122, 34, k.c.deep), k.disc(58, 162, 9, k.mix(k.c.paper, k.c.mid, 0.2)),
    k.shape("M44 288V244H140V288Z", k.mix(k.c.mid, k.c.deep, 0.2)),
    person(k, 108, 296, {
      pose: "side", s: 2.15, robe: k.c.white, hair: "long", hairs: k.c.ink, hat: "crown", look: "aside",
      near: [48, -66], far: [16, -56], sleeve: k.mix(k.c.white, k.c.mid, 0.35), skin: SKIN[1],
      behind: k.shape("M-6-68C-24-56-26-24-22-4H8L2-60Z", k.c.deep),
    }),
    sword(k, 142, 200, 172, 0), k.disc(142, 178, 8, SKIN[1]),
  ], [28, 30, 194, 282]),

  Ks: scene((k) => [
    sky(k, k.mix(k.c.pale, k.c.paper, 0.2)), cloud(k, 36, 150, 1), cloud(k, 210, 120, 1, k.c.white, true),
    birds(k, [[204, 60], [222, 74]]), hills(k, 236, k.mix(k.c.leaf, k.c.pale, 0.4)),
    [[22, 236], [40, 240], [204, 236], [222, 242]].map(([x, y]) => cypress(k, x, y, 0.8, k.c.leaf, 8)),
    ground(k, 266, k.mix(k.c.leaf, k.c.pale, 0.25)), throne(k, 112, 292, 2.05, k.mix(k.c.paper, k.c.mid, 0.6)),
    k.icon("butterfly", 86, 100, 32, k.c.white), k.icon("butterfly", 138, 100, 32, k.c.white, { flip: true }),
    moon(k, 112, 76, 9, { flip: true }),
    person(k, 112, 298, {
      pose: "sit", s: 1.95, robe: k.c.deep, hat: "crown", hair: "long", hairs: k.c.mid, look: "front",
      near: [31, -58], far: [-23, -42], sleeve: k.mix(k.c.red, k.c.ink, 0.1), beard: k.c.mid,
      pattern: k.line("M-9-74L-13-40M9-74L13-40", k.c.red, 5),
    }),
    sword(k, 170, 206, 176, 12), k.disc(174, 186, 8, SKIN[0]),
  ], [28, 30, 192, 282]),
};

/** The middle sword goes in at the top and comes out below. */
function clipSword(k) {
  return sword(k, 120, 40, 250, 180) + k.shape("M112 128C116 122 119 126 120 132C121 126 124 122 128 128L130 226Q124 244 120 252Q116 244 110 226Z", k.c.red, 0) + k.line("M112 126C117 120 119 126 120 132C121 126 123 120 128 126", k.c.ink, 2);
}

function window4(k) {
  return k.shape("M22 180V76Q56 34 90 76V180Z", k.c.gold) + k.shape("M28 174V80Q42 54 54 54V120H28ZM58 54Q72 56 84 80V120H58Z", k.c.red, 1.2) + k.shape("M28 124H54V174H28ZM58 124H84V174H58Z", k.c.leaf, 1.2) + k.disc(56, 108, 16, k.mix(k.c.gold, k.c.white, 0.4)) + k.line("M56 94v28M44 108h24", k.c.ink, 1.6);
}

function knightLying(k) {
  const steel = k.mix(k.c.white, k.c.mid, 0.35);
  return [
    k.shape("M26 214C24 200 60 198 62 214Z", k.c.white),
    k.shape("M62 212C64 188 92 184 120 190L196 200C206 202 210 208 208 214H62Z", steel), k.limb([[196, 206], [206, 192]], 8, steel), k.line("M120 190V212M150 196V213M176 199V213", k.c.ink, 1.4),
    k.disc(54, 194, 15, SKIN[0]), k.shape("M40 200C34 180 50 174 62 180C56 184 52 186 50 206Z", k.c.ink), k.line("M54 188q-2-3-4-2M62 194h4", k.c.ink, 1.6),
    k.limb([[84, 198], [96, 180], [102, 172]], 8, steel), k.shape("M98 176L106 154L112 156L108 178Z", SKIN[0]),
  ];
}

function lying(k) {
  return k.shape("M36 296C60 300 200 304 222 296L232 304C200 316 60 316 30 306Z", k.mix(k.c.ink, k.c.deep, 0.3), 0);
}

function lyingOver(k) {
  return [
    k.limb([[170, 284], [226, 292]], 15, k.mix(k.c.gold, k.c.ink, 0.35)), k.limb([[222, 291], [232, 284]], 8, k.c.ink),
    k.shape("M62 272C80 258 130 262 176 272C190 276 190 296 174 298C130 304 80 302 60 294Z", k.c.red), k.limb([[76, 288], [56, 300], [34, 304]], 9, k.c.deep), k.disc(32, 304, 6, SKIN[1]),
    k.disc(46, 284, 15, k.c.ink), k.shape("M36 292Q40 300 52 299L48 288Z", SKIN[1], 1.4), k.line("M88 268q6 14 2 28M118 266q6 16 2 32M148 270q4 14 0 28", k.mix(k.c.red, k.c.ink, 0.5), 1.4),
  ];
}
