// People and horses, like the wooden figures of a toy box. A person is 100 high, feet at 0 0,
// looking to the right; hands get their positions.

const POSES = {
  // shoulders, head, robe, the folds in it
  stand: {
    shoulder: [8, -69],
    head: [0, -86],
    robe: "M-11-73Q0-79 11-73C15-50 18-22 22-2Q0 4-22-2C-18-22-15-50-11-73Z",
    folds: "M-7-38L-10-5M6-38L9-5M0-34V-8",
  },
  sit: {
    shoulder: [9, -69],
    head: [0, -86],
    robe: "M-12-73Q0-79 12-73C15-60 16-50 20-41C26-37 25-28 24-20L26-2Q0 5-26-2L-24-20C-25-28-26-37-20-41C-16-50-15-60-12-73Z",
    folds: "M-21-37Q-11-44-1-34V-6M21-37Q11-44 1-34M-14-30L-16-6M14-30L16-6",
  },
  side: {
    shoulder: [2, -62],
    head: [0, -79],
    robe: "M-12-66Q-3-72 6-66C9-56 8-46 8-40L25-38Q32-36 30-28L28-1H13L14-20L-14-19Q-18-44-12-66Z",
    folds: "M-4-30L14-31M20-30L20-6",
  },
  kneel: {
    shoulder: [2, -54],
    head: [2, -71],
    robe: "M-9-58Q0-64 9-58C11-46 10-36 12-30L24-4Q24 0 20 0H-26Q-28-7-15-11Q-16-38-9-58Z",
    folds: "M2-28L10-4M-6-24L-12-6",
  },
  tunic: {
    shoulder: [8, -69],
    head: [0, -86],
    robe: "M-11-73Q0-79 11-73C13-60 14-50 16-38Q0-33-16-38C-14-50-13-60-11-73Z",
    folds: "M-4-50L-6-37M4-50L6-37",
    legs: {
      still: [
        [-6, -38],
        [-7, -3],
        [6, -38],
        [7, -3],
      ],
      walk: [
        [-5, -38],
        [-15, -4],
        [5, -38],
        [16, -4],
      ],
    },
  },
  ride: {
    shoulder: [8, -69],
    head: [0, -86],
    robe: "M-11-73Q0-79 11-73C13-60 13-50 15-38Q0-33-15-38C-14-50-13-60-11-73Z",
    folds: "M-4-52L-5-37",
    leg: [
      [2, -38],
      [11, -22],
      [8, -6],
    ],
  },
  stoop: {
    shoulder: [13, -56],
    head: [24, -64],
    robe: "M-17-36C-16-54-2-66 12-64Q20-62 20-54C14-46 8-42 5-34Q-6-28-17-36Z",
    folds: "M-8-46Q-4-40-4-34",
    legs: {
      still: [
        [-10, -34],
        [-10, -3],
        [0, -34],
        [6, -3],
      ],
      walk: [
        [-10, -34],
        [-17, -4],
        [-1, -34],
        [10, -4],
      ],
    },
  },
};

const HAIR = {
  short: "M-9-86C-11-98 10-99 9-86C6-91-1-94-9-86Z",
  curls: "M-10-83C-14-88-12-95-7-97C-3-101 5-101 8-97C13-95 13-88 10-84C8-90 2-93-3-92C-7-91-9-88-10-83Z",
  long: "M-9-86C-11-98 10-99 9-86C6-92-2-92-9-86Z",
};
const BEHIND = {
  long: "M-10-88C-12-101 12-101 10-88C10-78 15-72 13-64Q0-60-13-64C-15-72-10-78-10-88Z",
  hood: "M-13-70C-17-92-9-101 1-101C10-100 15-92 13-70Q0-64-13-70Z",
  veil: "M-13-54C-15-92-9-99 0-99C9-99 15-92 13-54Q0-48-13-54Z",
};
const BEARD = "M-8-86C-9-74-4-66 0-66C4-66 9-74 8-86Q5-81 0-81Q-5-81-8-86Z";
const LOOK = {
  front: "M-4.5-87h2M2.5-87h2M-1.5-81.5h3",
  aside: "M0-87h2M5.5-87h1.5M2.5-81.5h3",
  down: "M-5-85q1.5 1.5 3 0M2-85q1.5 1.5 3 0M-1.5-81h3",
  asleep: "M-5-86q1.5 1.5 3 0M2-86q1.5 1.5 3 0M-1.5-81h3",
};

const HATS = {
  crown: (k) => k.shape("M-9-92L-11-104L-5-98L0-107L5-98L11-104L9-92Q0-89-9-92Z", k.c.gold),
  tall: (k, o) =>
    k.shape("M-8-93L-11-127Q0-131 9-126L8-93Z", o.cap ?? k.c.red) + k.line("M-13-92Q0-87 13-92", k.c.ink, 4),
  cap: (k, o) =>
    k.shape("M-12-91C-15-101-3-106 7-102C15-100 14-93 11-90Q0-94-12-91Z", o.cap ?? k.c.red) +
    (o.feather === false ? "" : k.line("M-9-98C-16-104-20-110-17-117", k.c.gold, 3)),
  mitre: (k) =>
    k.shape("M-9-91C-12-102-6-112 0-117C6-112 12-102 9-91Z", k.c.gold) +
    k.line("M-10-97Q0-94 10-97M-9-104Q0-101 9-104M0-117V-122M-3-120H3", k.c.ink, 1.6),
  helm: (k, o) =>
    k.shape("M-11-78C-13-99-7-98 0-98C8-98 13-96 11-78L5-75V-88H-3V-75Z", o.cap ?? k.mix(k.c.white, k.c.mid, 0.5)) +
    (o.plume ? k.shape("M0-97C-4-108-14-114-26-108C-18-106-20-100-26-96C-16-98-8-96 0-97Z", o.plume) : ""),
  winged: (k) =>
    k.shape("M-11-84C-12-99-6-98 0-98C8-98 12-97 11-84Q0-90-11-84Z", k.mix(k.c.white, k.c.mid, 0.5)) +
    k.shape("M-8-92C-18-96-21-104-20-111C-14-106-6-104-3-94Z", k.c.white, 1.4),
  laurel: (k) =>
    k.line("M-9-91Q0-97 9-91", k.c.leaf, 4.5) + k.line("M-7-94l-2-4M-3-96l-1-4M2-96l1-4M6-94l3-3", k.c.leaf, 2.5),
  flowers: (k) =>
    [-8, -3, 3, 8].map((x, i) => k.disc(x, -94 - (i % 3 ? 2.5 : 0), 3, i % 2 ? k.c.white : k.c.red, 1)).join(""),
  bandage: (k) => k.shape("M-9.5-93Q0-98 9.5-91L9-86Q0-92-9.5-88Z", k.c.white, 1.4),
  blindfold: (k) =>
    k.shape("M-9.5-90Q0-92 9.5-90V-84Q0-86-9.5-84Z", k.c.white, 1.4) +
    k.line("M-9-87L-16-82M-9-87L-15-90", k.c.ink, 1.6),
  stars: (k) =>
    [-10, -5, 0, 5, 10].map((x) => k.disc(x, -99 + (x * x) / 22, 2.2, k.c.gold, 0.9)).join("") +
    k.line("M-10-93Q0-98 10-93", k.c.gold, 3),
  tonsure: (k) => k.line("M-8-90Q0-95 8-90", k.c.ink, 4),
};

/** An arm from the shoulder, its elbow a little out. */
function arm(k, [sx, sy], [hx, hy], bend, sleeve, skin) {
  const [mx, my] = [(sx + hx) / 2, (sy + hy) / 2];
  const far = Math.hypot(hx - sx, hy - sy) || 1;
  const out = (bend * Math.max(0, 34 - far)) / far;
  const elbow = [mx - (hy - sy) * out, my + (hx - sx) * out];
  return k.limb([[sx, sy], elbow, [hx, hy]], 6, sleeve) + k.disc(hx, hy, 3.8, skin, 1.5);
}

/**
 * pose, robe, sleeve, skin, hair, hairs (its colour), hat, look, beard, cloak, near and far (hands),
 * holds and holdsFar (drawn at the hand), legs, belt. `bare` is a body without clothes.
 */
export function person(k, x, y, o = {}) {
  const pose = POSES[o.pose ?? "stand"];
  const robe = o.robe ?? k.c.deep;
  const skin = o.skin ?? "#f4dcc0";
  const sleeve = o.sleeve ?? k.mix(robe, k.c.ink, 0.14);
  const hairs = o.hairs ?? k.c.ink;
  const [hx, hy] = pose.head;
  const onHead = (inner) => k.group(inner, { x: hx, y: hy + 86 });
  const hold = (what, at) => (what ? k.group(what, { x: at[0], y: at[1] }) : "");
  const [sx, sy] = pose.shoulder;
  const out = [];
  if (o.halo) out.push(onHead(k.disc(0, -86, 17, o.halo, 1.4)));
  if (o.behind) out.push(o.behind);
  if (o.cloak) out.push(k.shape("M-9-74C-24-60-30-24-30 0Q0 6 30 0C30-24 24-60 9-74Z", o.cloak));
  if (BEHIND[o.hair]) out.push(onHead(k.shape(BEHIND[o.hair], o.hair === "long" ? hairs : (o.hood ?? robe))));
  if (o.far) {
    out.push(hold(o.holdsFar, o.far));
    out.push(arm(k, [-sx, sy], o.far, -0.8, sleeve, skin));
  }
  const legs = pose.legs?.[o.legs ?? "still"];
  if (legs) {
    const hose = o.hose ?? k.mix(robe, k.c.white, 0.55);
    for (const at of [0, 2]) {
      const [from, to] = [legs[at], legs[at + 1]];
      const boot = (at ? o.boot2 : o.boot) ?? o.boot ?? k.c.ink;
      out.push(k.limb([from, to], 6, hose), k.limb([to, [to[0] + 5, to[1] + 0.5]], 4, boot));
    }
  }
  out.push(k.shape(pose.robe, robe), k.line(pose.folds, k.mix(robe, k.c.ink, 0.5), 1.3));
  if (o.pattern) out.push(o.pattern);
  if (o.belt) out.push(k.line("M-13-49Q0-45 13-49", o.belt, 3.5));
  if (pose.leg) {
    const hose = o.hose ?? k.mix(robe, k.c.white, 0.45);
    out.push(k.limb(pose.leg, 6.5, hose), k.limb([pose.leg[2], [14, -4]], 4, o.boot ?? k.c.ink));
  }
  const hooded = o.hair === "hood" || o.hair === "veil";
  const back = o.look === "back";
  const head = [k.disc(0, -86, hooded ? 7.5 : 9, back ? hairs : skin)];
  if (!back) {
    if (o.beard) head.push(k.shape(BEARD, o.beard, 1.4));
    const face = LOOK[o.look ?? "aside"];
    if (face) head.push(k.line(face, k.c.ink, 1.3));
    if (HAIR[o.hair ?? "short"] && !o.bald) head.push(k.shape(HAIR[o.hair ?? "short"], hairs, 1.4));
  }
  if (o.hat) head.push(HATS[o.hat](k, o));
  out.push(k.group(onHead(head), {}));
  if (o.near) {
    out.push(hold(o.holds, o.near));
    out.push(arm(k, [sx, sy], o.near, 0.8, sleeve, skin));
  }
  return k.group(out, { x, y, s: o.s ?? 1.2, flip: o.flip, turn: o.turn ?? 0 });
}

/** Someone without clothes: arms, legs and a plain body of one colour. */
export function bare(k, x, y, o = {}) {
  const skin = o.skin ?? "#f4dcc0";
  return person(k, x, y, { pose: "tunic", robe: skin, sleeve: skin, hose: skin, boot: skin, skin, ...o });
}

const GAITS = {
  stand: [
    [
      [-31, -42],
      [-35, -20],
      [-32, -2],
    ],
    [
      [20, -42],
      [21, -20],
      [20, -2],
    ],
    [
      [-24, -40],
      [-27, -20],
      [-24, -2],
    ],
    [
      [26, -44],
      [27, -20],
      [26, -2],
    ],
  ],
  walk: [
    [
      [-31, -42],
      [-42, -22],
      [-42, -2],
    ],
    [
      [20, -42],
      [14, -20],
      [6, -4],
    ],
    [
      [-24, -40],
      [-22, -20],
      [-24, -2],
    ],
    [
      [26, -44],
      [38, -28],
      [34, -10],
    ],
  ],
  gallop: [
    [
      [-31, -42],
      [-50, -28],
      [-62, -14],
    ],
    [
      [20, -42],
      [40, -26],
      [56, -18],
    ],
    [
      [-24, -40],
      [-40, -22],
      [-54, -6],
    ],
    [
      [26, -44],
      [48, -38],
      [62, -30],
    ],
  ],
  rear: [
    [
      [-31, -42],
      [-34, -20],
      [-26, -2],
    ],
    [
      [20, -42],
      [36, -34],
      [34, -18],
    ],
    [
      [-24, -40],
      [-22, -18],
      [-12, -4],
    ],
    [
      [26, -44],
      [44, -44],
      [46, -28],
    ],
  ],
};

/** A horse about 100 long, hooves at 0 0; the rider's seat is in `rider`. */
export function horse(k, x, y, o = {}) {
  const coat = o.coat ?? k.c.white;
  const mane = o.mane ?? k.c.ink;
  const far = k.mix(coat, k.c.ink, 0.3);
  const [hind, fore, hind2, fore2] = GAITS[o.gait ?? "walk"];
  const leg = (points, colour) =>
    k.limb(points, 6.5, colour) + k.limb([points[2], [points[2][0] + 3, points[2][1]]], 4.5, k.c.ink);
  const body = [
    leg(hind, far),
    leg(fore, far),
    k.shape("M-40-55C-54-54-52-32-60-20C-49-21-44-36-38-44Z", mane),
    leg(hind2, coat),
    leg(fore2, coat),
    k.shape(
      "M-38-58C-30-66-10-60 2-61C12-64 15-84 25-92L28-99L32-92C39-88 44-79 50-72C52-67 48-63 44-64C38-65 34-69 31-70C31-62 31-52 28-44C24-35 10-35-4-34C-18-33-26-34-32-38C-42-42-44-52-38-58Z",
      coat,
    ),
    k.shape("M26-94C16-92 8-76 1-61C9-59 15-62 18-68C18-78 22-86 26-94Z", mane, 1.4),
    k.disc(36.5, -82, 1.6, k.c.ink, 0),
    k.line("M47-66L44-68", k.c.ink, 1.4),
    o.drape
      ? k.shape("M-36-60C-26-64-10-60 3-61L16-40L12-26L2-30L-8-22L-18-28L-28-20L-36-36Z", o.drape)
      : k.shape("M-18-61Q-6-56 8-62L6-48Q-6-44-16-48Z", o.saddle ?? k.c.red, 1.4),
    o.bridle === false ? "" : k.line("M40-76L36-67M42-70L20-58", k.c.ink, 1.4),
    o.rider ?? "",
  ];
  const turned = o.gait === "rear" ? k.group(body, { turn: -24 }) : body;
  return k.group(turned, { x, y, s: o.s ?? 1.2, flip: o.flip, turn: o.turn ?? 0 });
}

/** A person put into the saddle of a horse. */
export function rider(k, o = {}) {
  return person(k, -6, -24, { pose: "ride", s: 0.95, ...o });
}
