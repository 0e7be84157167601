// The four suit signs as things in a scene: they are counted by the eye, so each is whole.

/** A staff still in leaf. `at` is its foot, `turn` leans it to the right. */
export function wand(k, x, y, length, turn = 0, { width = 6, leaves = true, wood } = {}) {
  k.counted++;
  const top = -length;
  const bud = (h, side) =>
    k.shape(`M0 ${h}q${9 * side}-3 ${11 * side}-12q${-10 * side} 1-${side > 0 ? "" : "-"}11 12z`, k.c.leaf, 1.2);
  return k.group(
    [
      k.limb(
        [
          [0, 0],
          [0, top],
        ],
        width,
        wood ?? k.mix(k.c.deep, k.c.gold, 0.22),
      ),
      k.line(`M${-width / 5} ${top * 0.12}V${top * 0.3}M${width / 5} ${top * 0.42}V${top * 0.6}`, k.c.ink, 1.2),
      leaves ? [bud(top * 0.5, 1), bud(top * 0.72, -1), bud(top * 0.94, 1)] : "",
    ],
    { x, y, turn },
  );
}

/** A chalice 30 wide and 40 high, its foot at x y. */
export function cup(k, x, y, s = 1, o = {}) {
  k.counted++;
  const draw = () =>
    k.shape("M-4-20V-8C-4-4-12-4-12 0H12C12-4 4-4 4-8V-20Z", k.mix(k.c.gold, k.c.ink, 0.12)) +
    k.shape("M-15-40C-15-24-9-17 0-17C9-17 15-24 15-40Z", k.c.gold) +
    `<ellipse cx="0" cy="-40" rx="15" ry="3.6" fill="${k.mix(k.c.gold, k.c.ink, 0.55)}"/>` +
    k.line("M-9-32Q-8-25-4-22", k.c.white, 2) +
    k.disc(0, -12, 3.4, k.c.deep, 1.2);
  return k.stamp("cup", draw, { x, y, s, turn: o.turn ?? 0 });
}

/** A sword with its pommel at x y, pointing up; `turn` 180 points it down. */
export function sword(k, x, y, length, turn = 0, { blade } = {}) {
  k.counted++;
  const hilt = Math.min(26, length * 0.26);
  const w = Math.max(3.4, Math.min(5.5, length / 22));
  const top = -length;
  const draw = () =>
    k.shape(
      `M${-w}${-hilt}V${top + 10}L0 ${top}L${w} ${top + 10}V${-hilt}Z`,
      blade ?? k.mix(k.c.white, k.c.pale, 0.35),
    ) +
    k.line(`M0 ${-hilt}V${top + 16}`, k.c.mid, 1.4) +
    k.shape(`M${-w * 0.5} ${-hilt}V-4H${w * 0.5}V${-hilt}Z`, k.c.deep) +
    k.shape(`M${-w * 2.8} ${-hilt - 2}H${w * 2.8}V${-hilt + 3}H${-w * 2.8}Z`, k.c.gold) +
    k.disc(0, -2, w * 0.85, k.c.gold, 1.4);
  return k.stamp(`sword${length}${blade ?? ""}`, draw, { x, y, turn });
}

/** A gold coin with its star, the middle at x y. */
export function coin(k, x, y, r = 14) {
  k.counted++;
  const points = [0, 2, 4, 1, 3].map((i) => {
    const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return `${(10.5 * Math.cos(a)).toFixed(1)} ${(10.5 * Math.sin(a)).toFixed(1)}`;
  });
  const draw = () =>
    k.disc(0, 0, 16, k.c.gold, 2) +
    k.disc(0, 0, 12.2, k.mix(k.c.gold, k.c.white, 0.35), 1.2) +
    k.line(`M${points.join("L")}Z`, k.c.deep, 1.9);
  return k.stamp("coin", draw, { x, y, s: +(r / 16).toFixed(2) });
}
