// The printmaker's box: colours, icons and plain shapes. A scene is 240 wide and 320 high; the
// middle 200 by 296 is always seen, the rest may be cut off by the frame.

import { readFileSync } from "node:fs";
import { pieces, tidy } from "./path.mjs";

export const W = 240;
export const H = 320;

// Tones from paper to ink for each family, in the colours of the frames (see the theme's tokens).
// Gold, red, leaf and white are shared, so that all 78 look like one print run.
const SHARED = { gold: "#e6b13c", red: "#b8402c", leaf: "#6f8240", wood: "#87572f", white: "#fffaf0" };
export const PALETTES = {
  majors: { paper: "#f3ebdd", pale: "#ddd0ec", mid: "#a993cf", deep: "#5b3f8c", ink: "#2a1c4a", ...SHARED },
  wands: { paper: "#faeedd", pale: "#f6d5ae", mid: "#dd9152", deep: "#a3481a", ink: "#45200c", ...SHARED },
  cups: { paper: "#eef3f5", pale: "#c9dfee", mid: "#78aeda", deep: "#1668b0", ink: "#0d2f55", ...SHARED },
  swords: { paper: "#f1f2f0", pale: "#d3dade", mid: "#94a1ad", deep: "#4a5767", ink: "#1d2530", ...SHARED },
  pentacles: { paper: "#f8f1d9", pale: "#ecdca0", mid: "#c3a54b", deep: "#7a5a00", ink: "#35280a", ...SHARED },
};
export const SKIN = ["#f4dcc0", "#dfae83", "#a9744b", "#74492f"];

const { icons } = JSON.parse(
  readFileSync(new URL("../../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)),
);

const n = (value) => +value.toFixed(1);

export class Kit {
  /** Icons that this scene uses, for the credits. */
  used = new Set();
  /** Suit signs drawn so far: a Six shows six. */
  counted = 0;
  #defs = new Map();

  constructor(family) {
    this.c = PALETTES[family];
  }

  /** A tone between two. */
  mix(a, b, part = 0.5) {
    const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    const [from, to] = [rgb(a), rgb(b)];
    const mixed = from.map((v, i) => Math.round(v + (to[i] - v) * part));
    return `#${mixed.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
  }

  /** A filled shape with an inked edge. */
  shape(d, fill, edge = 1.8) {
    const width = edge === 1.8 ? "" : ` stroke-width="${edge}"`;
    return `<path d="${tidy(d)}" fill="${fill}"${edge ? width : ' stroke="none"'}/>`;
  }

  /** A line without a filling. */
  line(d, colour = this.c.ink, width = 1.8) {
    return `<path d="${tidy(d)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  }

  disc(x, y, r, fill, edge = 1.8) {
    const width = edge === 1.8 ? "" : ` stroke-width="${edge}"`;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge ? width : ' stroke="none"'}/>`;
  }

  box(x, y, w, h, fill, edge = 1.8) {
    return this.shape(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, fill, edge);
  }

  /** An arm, a leg, a pole: a thick line with an inked edge. */
  limb(points, width, colour) {
    const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
    return this.line(d, this.c.ink, width + 3) + this.line(d, colour, width);
  }

  group(inner, { x = 0, y = 0, s = 1, flip = false, turn = 0 } = {}) {
    const parts = [];
    if (x || y) parts.push(`translate(${n(x)} ${n(y)})`);
    if (turn) parts.push(`rotate(${turn})`);
    if (s !== 1 || flip) parts.push(flip ? `scale(${-s} ${s})` : `scale(${s})`);
    const body = [inner].flat(9).join("");
    return parts.length ? `<g transform="${parts.join("")}">${body}</g>` : body;
  }

  /** Draws once, then only points to it: ten cups weigh as much as one. */
  stamp(key, draw, place) {
    if (!this.#defs.has(key)) this.#defs.set(key, { id: `a${this.#defs.size}`, body: draw() });
    const { id } = this.#defs.get(key);
    return this.group(`<use href="#${id}"/>`, place);
  }

  /** A game-icon, `size` wide, its middle at x y. `back` fills its gaps, `edge` inks it. */
  icon(name, x, y, size, fill = this.c.ink, { back = "", flip = false, turn = 0, edge = false } = {}) {
    if (!icons[name]) throw new Error(`no icon ${name}`);
    this.used.add(name);
    const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((found) => tidy(found[1]));
    if (paths.length === 0) throw new Error(`${name} has no path`);
    const whole = paths.join("");
    const scale = +(size / 512).toFixed(3);
    const place = { x, y, s: scale, flip, turn };
    const at = 'transform="translate(-256 -256)"';
    const inked = edge ? `stroke-width="${n(1.8 / scale)}"` : 'stroke="none"';
    let under = "";
    if (back) {
      // Each piece filled on its own has no holes; the largest ones are the outer edge.
      const parts = pieces(whole)
        .sort((a, b) => b.length - a.length)
        .slice(0, 3);
      const filled = parts.map((part) => `<path d="${tidy(part, 0)}"/>`).join("");
      under = `<g fill="${back}" stroke="none">${this.stamp(`${name}-back`, () => `<g ${at}>${filled}</g>`)}</g>`;
    }
    const over = this.stamp(name, () => `<path ${at} d="${whole}"/>`);
    return this.group(`${under}<g fill="${fill}" ${inked}>${over}</g>`, place);
  }

  /** The whole picture. `near` is the part for little cards: x, y, width, height. */
  svg(scene, near) {
    const body = [scene].flat(9).join("");
    const defs = [...this.#defs.values()].map(({ id, body: drawn }) => `<g id="${id}">${drawn}</g>`).join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">` +
      `<view id="near" viewBox="${near.join(" ")}"/>` +
      (defs ? `<defs>${defs}</defs>` : "") +
      `<g stroke="${this.c.ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">` +
      `${body}</g></svg>\n`
    );
  }
}
