// Things that scenes are furnished with.

import { SKIN } from "./kit.mjs";

export function wheel(k, x, y, r) {
  let d = "";
  for (let i = 0; i < 8; i++)
    d += `M${x} ${y}l${(r * Math.cos((i * Math.PI) / 4)).toFixed(1)} ${(r * Math.sin((i * Math.PI) / 4)).toFixed(1)}`;
  return (
    k.disc(x, y, r, k.mix(k.c.gold, k.c.paper, 0.4), 4) + k.line(d, k.c.ink, 2.6) + k.disc(x, y, r * 0.22, k.c.gold)
  );
}

export function bigWheel(k, x, y) {
  const at = (r, turn) => `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  let d = "";
  for (let i = 0; i < 8; i++) d += `M${at(20, (i * Math.PI) / 4)}L${at(46, (i * Math.PI) / 4)}`;
  const signs = [
    "M-5 6V-6M-10-6H0",
    "M-6 6L0-6L6 6M-4 2H4",
    "M-5 6V-6H1Q6-6 5-2Q4 1-5 1M0 1L5 6",
    "M0 7A7 7 0 1 1 .1 7",
  ];
  return (
    k.disc(x, y, 80, k.c.gold, 2.4) +
    k.disc(x, y, 66, k.mix(k.c.gold, k.c.paper, 0.6)) +
    k.disc(x, y, 48, k.c.deep) +
    k.line(d, k.c.gold, 4) +
    k.disc(x, y, 20, k.c.gold) +
    k.disc(x, y, 8, k.c.deep) +
    signs
      .map((sign, i) =>
        k.group(k.line(sign, k.c.ink, 2.4), {
          x: x + 57 * Math.cos((i * Math.PI) / 2 - Math.PI / 2),
          y: y + 57 * Math.sin((i * Math.PI) / 2 - Math.PI / 2),
        }),
      )
      .join("") +
    [45, 135, 225, 315]
      .map((a) =>
        k.disc(x + 57 * Math.cos((a * Math.PI) / 180), y + 57 * Math.sin((a * Math.PI) / 180), 3, k.c.deep, 0),
      )
      .join("")
  );
}

export function scales(k, x, y, s) {
  return k.group(
    k.line("M0-4V-40M-28-34H28", k.c.ink, 6) +
      k.line("M0-4V-40M-28-34H28", k.c.gold, 3) +
      k.line("M-28-34L-40 0M-28-34L-16 0M28-34L16 0M28-34L40 0", k.c.ink, 1.6) +
      k.shape("M-42 0H-14Q-18 13-28 13T-42 0ZM14 0H42Q38 13 28 13T14 0Z", k.c.gold) +
      k.disc(0, -4, 7, SKIN[0]),
    { x, y, s },
  );
}

export function sunrays(k, x, y, from, to) {
  let d = "";
  for (let i = 0; i < 20; i++)
    d += `M${(x + from * Math.cos((i * Math.PI) / 10)).toFixed(1)} ${(y + from * Math.sin((i * Math.PI) / 10)).toFixed(1)}L${(x + to * Math.cos((i * Math.PI) / 10)).toFixed(1)} ${(y + to * Math.sin((i * Math.PI) / 10)).toFixed(1)}`;
  return k.line(d, k.c.gold, 2.6);
}

export function moonCrown(k, x, y) {
  return (
    k.shape(
      `M${x - 24} ${y - 6}C${x - 26} ${y + 14} ${x - 12} ${y + 20} ${x} ${y + 20}C${x + 12} ${y + 20} ${x + 26} ${y + 14} ${x + 24} ${y - 6}C${x + 20} ${y + 4} ${x + 12} ${y + 8} ${x} ${y + 8}C${x - 12} ${y + 8} ${x - 20} ${y + 4} ${x - 24} ${y - 6}Z`,
      k.c.gold,
    ) + k.disc(x, y - 4, 11, k.c.white)
  );
}

export function horns(k, x, y) {
  return k.shape(`M${x - 8} ${y - 5}q-7-6-4-14q2 8 9 10zM${x + 8} ${y - 5}q7-6 4-14q-2 8-9 10z`, k.c.gold, 1.4);
}

export function devil(k, x, y) {
  const hide = k.mix(k.c.red, k.c.ink, 0.15);
  return k.group(
    k.limb(
      [
        [-14, -40],
        [-34, -28],
        [-26, -2],
      ],
      14,
      k.mix(hide, k.c.ink, 0.35),
    ) +
      k.limb(
        [
          [14, -40],
          [34, -28],
          [26, -2],
        ],
        14,
        k.mix(hide, k.c.ink, 0.35),
      ) +
      k.limb(
        [
          [-18, -96],
          [-42, -84],
          [-44, -118],
        ],
        10,
        hide,
      ) +
      k.limb(
        [
          [18, -96],
          [42, -78],
          [36, -56],
        ],
        10,
        hide,
      ) +
      k.limb(
        [
          [36, -60],
          [40, -24],
        ],
        5,
        k.c.gold,
      ) +
      k.shape("M40-24q-10 10 0 22q10-12 0-22z", k.c.gold) +
      k.shape("M-24-100Q0-110 24-100C22-76 24-60 18-38Q0-30-18-38C-24-60-22-76-24-100Z", hide) +
      k.line("M-10-84Q0-78 10-84M-6-62Q0-58 6-62", k.c.ink) +
      k.shape(
        "M-16-138C-34-140-42-152-38-168C-32-156-24-150-12-150ZM16-138C34-140 42-152 38-168C32-156 24-150 12-150Z",
        k.c.gold,
      ) +
      k.shape("M-16-140C-16-156 16-156 16-140C16-124 8-114 0-106C-8-114-16-124-16-140Z", hide) +
      k.line("M-10-138l7 3M10-138l-7 3M-5-122q5 4 10 0", k.c.gold, 2.6) +
      k.line("M0-108v8", k.c.ink, 4),
    { x, y },
  );
}

export function jug(k, x, y, turn) {
  return k.group(
    k.shape("M-6-26H6V-18C14-14 16 4 8 10H-8C-16 4-14-14-6-18Z", k.c.red) +
      k.line("M6-22Q18-20 13-6", k.c.ink, 3) +
      k.line("M-11-4Q0 0 11-4", k.c.gold, 2.5),
    { x, y, turn },
  );
}

export function hammer(k, x, y, turn, s = 1) {
  return k.group(
    k.limb(
      [
        [0, 4],
        [0, -20],
      ],
      3,
      k.c.wood,
    ) + k.box(-10, -30, 20, 11, k.mix(k.c.white, k.c.ink, 0.4)),
    { x, y, s, turn },
  );
}
