// Beasts that no icon shows as the scenes need them.

export function dog(k, x, y, s, coat) {
  return k.group(
    k.limb(
      [
        [-14, -16],
        [-20, 0],
      ],
      4,
      coat,
    ) +
      k.limb(
        [
          [8, -20],
          [18, -6],
        ],
        4,
        coat,
      ) +
      k.line("M-18-20Q-30-24-30-36", k.c.ink, 5) +
      k.line("M-18-20Q-30-24-30-36", coat, 2.5) +
      k.shape(
        "M-20-24C-8-28 2-32 8-40L12-48L18-42C26-42 30-38 32-34C28-30 22-30 20-28C18-20 10-14 2-14C-8-12-20-12-20-24Z",
        coat,
      ) +
      k.disc(20, -38, 1.4, k.c.ink, 0),
    { x, y, s },
  );
}

export function howler(k, x, y, coat, flip) {
  return k.group(
    k.line("M-18-4Q-30-8-28-22", k.c.ink, 6) +
      k.line("M-18-4Q-30-8-28-22", coat, 3) +
      k.shape("M-20 0C-22-20-10-34 0-44L-4-58L6-54L18-66C20-60 18-54 14-48C18-40 14-22 14 0H6L4-18L-4 0Z", coat) +
      k.disc(6, -51, 1.5, k.c.ink, 0),
    { x, y, s: 1.15, flip },
  );
}

export function lion(k, x, y, s) {
  const fur = k.mix(k.c.gold, k.c.paper, 0.15);
  return k.group(
    k.line("M38-8C56-10 54-34 46-44", k.c.ink, 6) +
      k.line("M38-8C56-10 54-34 46-44", fur, 3) +
      k.disc(46, -46, 6, k.c.red) +
      k.shape("M-22 0C-22-30-6-46 16-44C40-42 46-20 42 0Z", fur) +
      k.limb(
        [
          [-16, -14],
          [-18, -2],
        ],
        10,
        fur,
      ) +
      k.limb(
        [
          [2, -12],
          [0, -2],
        ],
        10,
        fur,
      ) +
      k.line("M24 0Q22-18 34-22", k.c.ink) +
      k.shape(
        "M-24-82C-8-94 10-84 14-70C24-60 20-42 8-38C2-26-18-24-26-34C-40-36-46-52-38-62C-40-74-34-82-24-82Z",
        k.c.red,
      ) +
      k.shape(
        "M-34-60C-36-72-22-78-12-74C-2-72 4-62 0-52C-2-42-14-38-22-42C-28-40-36-44-34-48L-24-52L-36-54Z",
        fur,
      ) +
      k.line("M-22-62h4M-12-60h4", k.c.ink, 2) +
      k.disc(-34, -58, 3, k.c.ink, 0),
    { x, y, s },
  );
}

export function fish(k, x, y, s) {
  return k.group(
    k.shape("M-8 30C-14 14-10-6 2-18C14-8 16 12 10 30Z", k.c.mid) +
      k.shape("M-10 8L-20 14L-11 18ZM12 8L22 12L12 18Z", k.c.deep) +
      k.disc(-2, -4, 2.6, k.c.white, 1.2) +
      k.line("M2-18q5 2 4 6M-6 14q5 4 10 0M-6 22q5 4 10 0", k.c.ink, 1.5),
    { x, y, s },
  );
}

export function hound(k, x, y, s) {
  return k.group(
    k.line("M-16-4Q-26-8-24-18", k.c.ink, 5) +
      k.line("M-16-4Q-26-8-24-18", k.c.white, 2.4) +
      k.shape(
        "M-18 0C-20-18-8-26 0-32L-2-44L6-40C14-42 20-38 22-32C18-28 14-28 12-26C16-16 12-8 12 0H4L2-12L-4 0Z",
        k.c.white,
      ) +
      k.disc(11, -36, 1.4, k.c.ink, 0),
    { x, y, s, flip: true },
  );
}

/** A bull's head, about 60 wide. */
export function bull(k, x, y, s, coat) {
  return k.group(
    k.shape(
      "M-13-12C-28-12-34-22-28-34C-24-26-18-22-10-22ZM13-12C28-12 34-22 28-34C24-26 18-22 10-22Z",
      k.c.white,
    ) +
      k.shape("M-14-8L-24-4L-15 0ZM14-8L24-4L15 0Z", coat) +
      k.shape("M-14-18Q0-26 14-18C16-4 10 8 9 16C8 24-8 24-9 16C-10 8-16-4-14-18Z", coat) +
      k.line("M-8-6h4M4-6h4M-3 15v2M3 15v2", k.c.ink, 2.2) +
      k.line("M-4 20a4 4 0 1 0 8 0", k.c.gold, 2.2),
    { x, y, s },
  );
}

/** A ram's head with curled horns, about 60 wide. */
export function ram(k, x, y, s, coat, horn = k.c.gold) {
  const curl = "M-7-13C-20-25-35-13-30 3C-27 13-13 12-14 3C-15-4-23-3-22 3";
  const horns = (flip) => k.group(k.line(curl, k.c.ink, 9) + k.line(curl, horn, 5.5), { flip });
  return k.group(
    k.shape("M-10-15Q0-22 10-15C11-2 8 10 6 17Q0 22-6 17C-8 10-11-2-10-15Z", coat) +
      k.line("M-6-4h3M3-4h3M-3 14q3 3 6 0", k.c.ink, 1.8) +
      horns(false) +
      horns(true),
    { x, y, s },
  );
}

export function crayfish(k, x, y, s, turn = 0) {
  const claw = (flip) =>
    k.group(
      k.line("M4-8L14-16", k.c.ink, 3.4) +
        k.shape("M12-15C12-26 20-30 24-27L19-21L26-22C27-15 20-11 12-15Z", k.c.red, 1.4),
      { flip },
    );
  return k.group(
    k.line("M-3-14Q-8-30-16-34M3-14Q8-30 16-34M-7-2l-9 4M7-2l9 4M-6 5l-9 6M6 5l9 6", k.c.ink, 1.6) +
      claw(false) +
      claw(true) +
      k.shape("M0-18C9-15 10 0 6 10L11 24L0 20L-11 24L-6 10C-10 0-9-15 0-18Z", k.c.red) +
      k.line("M-7 0Q0 4 7 0M-6 8Q0 12 6 8M-4-11v1M4-11v1", k.c.ink, 1.8),
    { x, y, s, turn },
  );
}

/** A child with a fish's tail, as carved on a throne. */
export function seaChild(k, x, y, s, colour, flip = false) {
  const tail = "M0-4C2 6 0 14-8 16C-16 18-18 10-13 8";
  return k.group(
    k.line(tail, k.c.ink, 9) +
      k.line(tail, colour, 5.5) +
      k.shape("M-13 8L-22 4L-20 11L-24 16Z", colour, 1.4) +
      k.limb(
        [
          [-2, -10],
          [10, -18],
        ],
        3,
        colour,
      ) +
      k.shape("M-6-12Q0-16 6-12L4 0H-4Z", colour, 1.4) +
      k.disc(0, -19, 6, colour, 1.6),
    { x, y, s, flip },
  );
}
