// Sky, land, water, walls and furniture.

import { H, W } from "./kit.mjs";

export const sky = (k, colour) => k.box(-2, -2, W + 4, H + 4, colour, 0);

/** Bands of light above the horizon. */
export const bands = (k, y, colours, step = 26) =>
  colours.map((colour, i) =>
    k.box(-2, y - step * (colours.length - i), W + 4, step * (colours.length - i) + 2, colour, 0),
  );

export const land = (k, d, colour) => k.shape(`M-4 ${d}V${H + 4}H-4Z`, colour);

/** Flat ground from a height on, with a slight swell. */
export const ground = (k, y, colour, swell = 6) =>
  land(k, `${y}C60 ${y - swell} 150 ${y + swell} 244 ${y - swell / 2}`, colour);

export const hills = (k, y, colour) =>
  land(k, `${y}C30 ${y - 26} 60 ${y - 24} 96 ${y - 2}C126 ${y - 34} 190 ${y - 30} 244 ${y - 8}`, colour);

export const peaks = (k, y, colour, cap = k.c.white, tall = 1) => {
  const h = (up) => (y - up * tall).toFixed(0);
  return (
    land(
      k,
      `${h(18)}L26 ${h(58)}L52 ${h(22)}L92 ${h(84)}L130 ${h(26)}L160 ${h(62)}L196 ${h(20)}L220 ${h(44)}L244 ${h(26)}`,
      colour,
    ) +
    (cap
      ? k.shape(
          `M92 ${h(84)}L76 ${h(59)}L86 ${h(63)}L93 ${h(54)}L100 ${h(62)}L107 ${h(59)}ZM26 ${h(58)}L17 ${h(44)}L27 ${h(49)}L36 ${h(44)}ZM160 ${h(62)}L149 ${h(48)}L160 ${h(52)}L171 ${h(49)}Z`,
          cap,
          1.4,
        )
      : "")
  );
};

/** Water with little waves, from y down to `end`. */
export function sea(k, y, colour, { end = H, light = k.mix(colour, k.c.white, 0.5), rough = 0 } = {}) {
  const out = [k.box(-4, y, W + 8, end - y + 4, colour, 1.8)];
  let odd = 0;
  for (let at = y + 12; at < end - 4; at += 15) {
    const h = 3 + rough;
    for (let x = odd ? 4 : 26; x < W; x += 52) out.push(`M${x} ${at}q6-${h} 12 0t12 0`);
    odd = 1 - odd;
  }
  return out[0] + k.line(out.slice(1).join(""), light, 1.8);
}

export function cloud(k, x, y, s = 1, colour = k.c.white, flip = false) {
  return k.group(
    k.shape(
      "M-40 10C-52 10-54-6-42-8C-42-22-24-26-16-17C-10-30 12-30 16-16C26-22 40-14 36-4C48-4 48 10 38 10Z",
      colour,
    ) + k.line("M-30 2q5-7 12-3M4-6q7-8 14-1", k.mix(colour, k.c.ink, 0.35), 1.6),
    { x, y, s, flip },
  );
}

export function sun(k, x, y, r, { face = false, rays = 16, colour = k.c.gold } = {}) {
  let d = "";
  for (let i = 0; i < rays; i++) {
    const a = (i * 2 * Math.PI) / rays;
    const half = Math.PI / rays / 1.6;
    const long = r * (i % 2 ? 1.45 : 1.75);
    const p = (angle, far) => `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    d += `M${p(a - half, r * 1.1)}L${p(a, long)}L${p(a + half, r * 1.1)}Z`;
  }
  const f = r / 20;
  return (
    k.shape(d, colour, 1.4) +
    k.disc(x, y, r, colour) +
    (face
      ? k.group(
          k.line("M-9-4q3-4 6 0M3-4q3-4 6 0M0-3v6h-3M-6 9q6 5 12 0", k.c.ink, 1.8) +
            k.disc(-12, 4, 2.6, k.c.red, 0) +
            k.disc(12, 4, 2.6, k.c.red, 0),
          { x, y, s: f },
        )
      : "")
  );
}

export function moon(k, x, y, r, { face = false, colour = k.c.gold, flip = false } = {}) {
  const d = "M6-19A20 20 0 1 0 6 19A22 22 0 0 1 6-19Z";
  return k.group(k.shape(d, colour) + (face ? k.line("M-11-4h5M-13 2l-3 3h4M-10 9q4-3 7-1", k.c.ink, 1.6) : ""), {
    x,
    y,
    s: r / 20,
    flip,
  });
}

export const star = (k, x, y, r, colour = k.c.gold, points = 8) => {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const far = i % 2 ? r * 0.4 : r;
    d += `${i ? "L" : "M"}${(x + far * Math.cos(a)).toFixed(1)} ${(y + far * Math.sin(a)).toFixed(1)}`;
  }
  return k.shape(`${d}Z`, colour, r > 8 ? 1.6 : 0);
};

export const stars = (k, places, r = 4, colour = k.c.gold) => places.map(([x, y]) => star(k, x, y, r, colour, 4));

export const birds = (k, places, colour = k.c.ink) =>
  k.line(places.map(([x, y]) => `M${x - 8} ${y - 3}q5-3 8 3q3-6 8-3`).join(""), colour, 2);

export function tree(k, x, y, s = 1, colour = k.c.leaf, bend = 0) {
  const edge = Math.min(1.8, +(3.2 / s).toFixed(1)); // a great tree is not drawn with a great pen
  return k.group(
    k.shape(`M-5 0C-3-14-4-24-2-34L6-34C5-22 5-12 8 0Z`, k.c.wood, edge) +
      k.shape(
        `M${-24 + bend}-36C${-36 + bend}-44-30-60-20-60C-22-74 0-84 10-74C22-80 36-66 30-56C38-50 34-36 22-36C12-30-10-30${-24 + bend}-36Z`,
        colour,
        edge,
      ) +
      k.line("M-12-50q6 5 12 1M8-60q6 4 12 0", k.mix(colour, k.c.ink, 0.4), edge),
    { x, y, s, turn: bend },
  );
}

export const cypress = (k, x, y, s = 1, colour = k.c.leaf, turn = 0) =>
  k.group(k.line("M0 0V-10", k.c.ink, 4) + k.shape("M0-62C9-44 11-22 7-8Q0-4-7-8C-11-22-9-44 0-62Z", colour), {
    x,
    y,
    s,
    turn,
  });

/** A castle with pointed towers, 80 wide, its foot at x y. */
export function castle(k, x, y, s = 1, colour = k.c.pale, roof = k.c.red) {
  return k.group(
    k.shape(
      "M-40 0V-34H-36V-38H-32V-34H-28V-38H-24V-30H-12V-52H-8V-56H-3V-52H3V-56H8V-52H12V-30H24V-42H40V0Z",
      colour,
    ) +
      k.shape("M22-42L32-64L42-42ZM-14-56L0-80L14-56Z", roof) +
      k.line("M-32-26v6M32-34v7M0-44v7", k.c.ink, 3) +
      k.shape("M-7 0V-12Q0-21 7-12V0Z", k.c.ink, 0),
    { x, y, s },
  );
}

export function tower(k, x, y, w, h, colour, roof = "") {
  const t = w / 5;
  return k.group(
    k.shape(
      `M${-w / 2} 0V${-h}H${-w / 2 + t}V${-h + 6}H${-t / 2}V${-h}H${t / 2}V${-h + 6}H${w / 2 - t}V${-h}H${w / 2}V0Z`,
      colour,
    ) +
      (roof ? k.shape(`M${-w * 0.6} ${-h}L0 ${-h - w}L${w * 0.6} ${-h}Z`, roof) : "") +
      k.line(`M0 ${-h * 0.72}v8`, k.c.ink, 4),
    { x, y },
  );
}

export const house = (k, x, y, s = 1, wall = k.c.paper, roof = k.c.red) =>
  k.group(
    k.box(-16, -20, 32, 20, wall) +
      k.shape("M-21-19L0-38L21-19Z", roof) +
      k.box(-4, -12, 8, 12, k.c.ink, 0) +
      k.box(7, -33, 5, 9, wall),
    { x, y, s },
  );

export function pillar(k, x, y, h, colour, w = 22) {
  return k.group(
    k.box(-w / 2, -h, w, h, colour) +
      k.box(-w / 2 - 4, -h - 8, w + 8, 9, colour) +
      k.box(-w / 2 - 4, -8, w + 8, 9, colour) +
      k.line(`M${-w / 5} ${-h + 6}V-14M${w / 5} ${-h + 6}V-14`, k.mix(colour, k.c.ink, 0.35), 1.3),
    { x, y },
  );
}

/** A wall of stones. */
export function wall(k, x, y, w, h, colour) {
  let d = "";
  for (let row = 0; row * 13 < h; row++) {
    d += `M${x} ${y + row * 13}h${w}`;
    for (let at = row % 2 ? 14 : 28; at < w; at += 28)
      d += `M${x + at} ${y + row * 13}v${Math.min(13, h - row * 13)}`;
  }
  return k.box(x, y, w, h, colour) + k.line(d, k.mix(colour, k.c.ink, 0.45), 1.2);
}

/** A high seat, seen from the front; the sitter's feet go to x y. */
export function throne(k, x, y, s, colour, finial = "") {
  return k.group(
    [
      k.shape("M-32 0V-96Q0-124 32-96V0Z", colour),
      k.shape("M-24-4V-90Q0-110 24-90V-4Z", k.mix(colour, k.c.ink, 0.22), 1.3),
      k.shape("M-42 0V-44H-28V0ZM28 0V-44H42V0Z", colour),
      k.disc(-32, -101, 5.5, k.c.gold) + k.disc(32, -101, 5.5, k.c.gold),
      finial,
    ],
    { x, y, s },
  );
}

/** A hand out of a cloud, reaching in from the right; the grip is at x y. */
export function fist(
  k,
  x,
  y,
  { s = 1, skin = "#f4dcc0", sleeve = k.c.white, open = false, puff = k.c.white, held = "" } = {},
) {
  const hand = open
    ? k.shape("M34-2C22-6 12-8 2-8C-12-8-22-14-30-16C-36-17-38-12-33-9C-26-4-18 2-8 7C6 13 22 12 34 12Z", skin) +
      k.line("M-30-12Q-18-6-8-4M-8-8q-2-8 6-12q6-1 5 4q-4 4-1 9", k.c.ink, 1.6)
    : k.shape("M34-7C24-9 18-13 10-13H-9Q-15-13-15-8Q-18-6-16-2Q-18 2-14 5Q-15 10-9 11H8C18 12 26 8 34 9Z", skin) +
      k.line("M-13-7H4M-15-1H5M-13 5H4", k.c.ink, 1.5);
  return k.group(
    [
      cloud(k, 84, 16, 1.15, puff),
      k.shape("M30-13L70-22V30L30 16Q26 0 30-13Z", sleeve),
      held,
      hand,
      cloud(k, 88, 34, 0.95, puff, true),
    ],
    { x, y, s },
  );
}

export const rain = (k, x, y, w, h, colour = k.c.deep) => {
  let d = "";
  for (let i = 0; i * 17 < w; i++)
    for (let j = 0; j * 34 < h; j++) d += `M${x + i * 17 - j * 4} ${y + j * 34 + (i % 3) * 11}l-4 12`;
  return k.line(d, colour, 1.8);
};

export const flowers = (k, places, colour = k.c.red, r = 4) =>
  places.map(
    ([x, y]) =>
      k.line(`M${x} ${y}v9`, k.c.leaf, 2) + k.disc(x, y, r, colour, 1.2) + k.disc(x, y, r * 0.4, k.c.gold, 0),
  );

export const grass = (k, places, colour = k.c.leaf) =>
  k.line(
    places.map(([x, y]) => `M${x - 5} ${y - 7}L${x} ${y}L${x + 1} ${y - 10}M${x} ${y}L${x + 6} ${y - 6}`).join(""),
    colour,
    1.8,
  );

/** A ring of leaves. */
export function wreath(k, x, y, rx, ry, count = 28, colour = k.c.leaf) {
  const out = [];
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count;
    const turn = Math.round((Math.atan2(ry * Math.cos(a), -rx * Math.sin(a)) * 180) / Math.PI + (i % 2 ? 28 : -28));
    out.push(
      k.stamp(`leaf${colour}`, () => k.shape("M-2 0Q5-8 15 0Q5 8-2 0Z", colour, 1.3), {
        x: x + rx * Math.cos(a),
        y: y + ry * Math.sin(a),
        turn,
      }),
    );
  }
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${k.mix(colour, k.c.ink, 0.4)}" stroke-width="4"/>` +
    out.join("")
  );
}

/** A little ship under sail. */
export const ship = (k, x, y, s = 1, sail = k.c.white, turn = 0) =>
  k.group(
    k.line("M0 0V-34", k.c.ink, 2.4) +
      k.shape("M3-33Q20-22 3-8ZM-3-31Q-16-20-3-10Z", sail) +
      k.shape("M-22-4H22Q18 8 10 8H-12Q-20 6-22-4Z", k.c.wood),
    { x, y, s, turn },
  );

/** Two spread wings, the shoulders at x y. */
export function wings(k, x, y, s, colour, light = k.mix(colour, k.c.white, 0.55)) {
  const wing =
    k.shape(
      "M4 6C14-34 44-62 88-62C94-50 90-38 80-37C83-26 76-17 66-19C67-8 59-1 50-5C49 7 41 12 33 8C27 19 14 25 4 22Z",
      light,
    ) +
    k.shape("M4 4C14-34 44-62 88-62C86-50 78-43 68-45C68-36 60-29 52-32C51-22 43-16 35-19C31-8 16-1 4 4Z", colour);
  return k.group(wing, { x, y, s }) + k.group(wing, { x, y, s, flip: true });
}
