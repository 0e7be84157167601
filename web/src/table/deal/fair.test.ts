import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mix } from "../../wire/http";
import type { TableInfo } from "../../wire/table";
import { seat, table as tableOf } from "../../testing/tables";
import type { Wanted } from "../live/room.svelte";
import { type Dealt, checkPromises, promised, seedOf } from "./fair";
import { type Stake, note, pledged } from "./promise";
import { Dealing, drawn, keep, pledgeFor, stakeOf } from "../live/stake";

/** The worked example of docs/api/fair-deal.md. */
const protocol = readFileSync("../docs/api/fair-deal.md", "utf-8");
const example = JSON.parse(/```json\n([^`]*)```/.exec(protocol)![1]!) as Dealt & { mix: Mix };
const deal = (): Dealt & { mix: Mix } => structuredClone(example);
const nothing = { promise: null, stake: null };
const says = (told: { findings: { say: string }[] }): string[] =>
  told.findings.map((one) => one.say);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a seed of one", () => {
  const SEED = "00112233445566778899aabbccddeeff";
  // As `parlour.match.seeds.commitment("willow", SEED)` makes it.
  const made = "964da5aea9487fc2719d5ad527df25bbc2a58a1d6181d0e265f5b0b17d55463b";
  const alone: Dealt = { game: "willow", commitment: made, seed: SEED, mix: null };

  test("fits its promise and no other", () => {
    expect(promised("willow", SEED)).toBe(made);
    expect(checkPromises(alone, nothing).verdict).toBe("fair");
    expect(checkPromises(alone, { promise: made, stake: null }).verdict).toBe("fair");
    expect(checkPromises({ ...alone, commitment: "0".repeat(64) }, nothing).verdict).toBe("broken");
    expect(checkPromises(alone, { promise: "0".repeat(64), stake: null }).verdict).toBe("changed");
  });
});

describe("a mix", () => {
  const [ann, bob] = example.mix.people as [Mix["people"][0], Mix["people"][0]];
  const mine: Stake = {
    part: ann.part!,
    pledge: ann.pledge!,
    promise: example.commitment,
    pledges: [ann.pledge, bob.pledge],
    sent: true,
  };
  const seen = { promise: example.commitment, stake: mine };

  test("is made as the docs say", () => {
    expect(seedOf(example.game, example.mix)).toBe(example.seed);
    expect(pledged(ann.part!)).toBe(ann.pledge);
    const told = checkPromises(deal(), seen);
    expect(told.verdict).toBe("fair");
    expect(says(told)).toEqual([
      "server-fits",
      "part-fits",
      "part-silent",
      "own-in",
      "seed-fits",
      "noted-fits",
    ]);
    expect(checkPromises(deal(), nothing).verdict).toBe("fair");
  });

  test("is broken by whatever is changed in it", () => {
    const bent: ((mix: Mix) => void)[] = [
      (mix) => (mix.server = "f".repeat(32)),
      (mix) => (mix.people[0]!.part = "a".repeat(64)),
      (mix) => (mix.people[0]!.pledge = "a".repeat(64)),
      (mix) => (mix.people[0]!.seats = [1]),
      (mix) => (mix.people[1]!.part = "c0ffee00".repeat(8)),
      (mix) => mix.people.pop(),
      (mix) => mix.people.reverse(),
    ];
    for (const bend of bent) {
      const one = deal();
      bend(one.mix);
      expect(checkPromises(one, nothing).verdict).toBe("broken");
    }
  });

  test("is not fair to whom it leaves out though they answered", () => {
    const one = deal();
    one.mix.people[0]!.part = null;
    one.seed = seedOf(one.game, one.mix);
    expect(checkPromises(one, seen).verdict).toBe("left-out");
    expect(says(checkPromises(one, seen))).toContain("own-out");
    expect(checkPromises(one, { ...seen, stake: { ...mine, sent: false } }).verdict).toBe("fair");
    expect(says(checkPromises(one, { ...seen, stake: { ...mine, sent: false } }))).toContain(
      "own-silent",
    );
  });

  test("is not the one that was promised", () => {
    const other = deal();
    other.mix.people[1]!.pledge = "e".repeat(64);
    other.seed = seedOf(other.game, other.mix);
    expect(checkPromises(other, nothing).verdict).toBe("fair");
    expect(checkPromises(other, seen).verdict).toBe("changed");
    const gone = deal();
    gone.mix.people.shift();
    gone.seed = seedOf(gone.game, gone.mix);
    expect(checkPromises(gone, seen).verdict).toBe("changed");
    const swapped = deal();
    swapped.mix.server = "1".repeat(32);
    swapped.commitment = promised(swapped.game, swapped.mix.server);
    swapped.seed = seedOf(swapped.game, swapped.mix);
    expect(checkPromises(swapped, seen).verdict).toBe("changed");
  });
});

describe("a server that calls for parts", () => {
  const [ann, bob] = example.mix.people as [Mix["people"][0], Mix["people"][0]];
  const mine: Stake = {
    part: ann.part!,
    pledge: ann.pledge!,
    promise: example.commitment,
    pledges: [ann.pledge, bob.pledge],
    seats: [[0], [1]],
    sent: true,
  };
  const seen = { promise: example.commitment, stake: mine };

  test("cannot deal from its own alone", () => {
    const alone: Dealt = { ...deal(), seed: example.mix.server, mix: null };
    expect(checkPromises(alone, { ...seen, stake: null }).verdict).toBe("fair");
    expect(checkPromises(alone, seen).verdict).toBe("left-out");
    expect(says(checkPromises(alone, seen))).toContain("own-out");
    expect(checkPromises(alone, { ...seen, stake: { ...mine, sent: false } }).verdict).toBe("fair");
  });

  test("cannot choose among deals by moving people afterwards", () => {
    expect(checkPromises(deal(), seen).verdict).toBe("fair");
    for (const seats of [[1, 2], [2], [1, 3]]) {
      const moved = deal();
      moved.mix.people[1]!.seats = seats;
      moved.seed = seedOf(moved.game, moved.mix);
      expect(checkPromises(moved, { ...seen, stake: null }).verdict).toBe("fair");
      expect(checkPromises(moved, seen).verdict).toBe("changed");
    }
  });
});

describe("this browser's part", () => {
  let asked: Wanted[] = [];
  const ask = async (wanted: Wanted): Promise<void> => {
    asked.push(wanted);
  };
  const table = (more: Partial<TableInfo>): TableInfo =>
    tableOf({ commitment: "c", seats: [seat(0), seat(1, "Mara", { yours: true })], ...more });
  const part = (pledge: string | null, told = false) => [
    { seats: [0], pledge: "other", told: false, part: null },
    { seats: [1], pledge, told, part: null },
  ];
  beforeEach(() => {
    asked = [];
  });

  test("is drawn once for a table and kept", () => {
    expect(drawn().part).toMatch(/^[0-9a-f]{64}$/);
    expect(drawn().part).not.toBe(drawn().part);
    expect(pledgeFor("t")).toBe(pledgeFor("t"));
    expect(pledgeFor("t")).toBe(pledged(stakeOf("t")!.part));
    for (let number = 0; number < 60; number += 1) keep(`t${number}`, drawn());
    expect(stakeOf("t")).toBeNull();
    expect(stakeOf("t59")).not.toBeNull();
  });

  test("is promised, and told only when it is called for", async () => {
    const dealing = new Dealing("t", ask);
    dealing.follow(table({ parts: part(null) }));
    dealing.follow(table({ parts: part(null) }));
    const pledge = pledgeFor("t");
    expect(asked).toEqual([{ do: "pledge", pledge }]);
    await Promise.resolve();
    dealing.follow(table({ parts: part(pledge) }));
    expect(asked.length).toBe(1);
    dealing.follow(table({ calling: true, parts: part(pledge) }));
    dealing.follow(table({ calling: true, parts: part(pledge) }));
    expect(asked.slice(1)).toEqual([{ do: "reveal", part: stakeOf("t")!.part }]);
    expect(stakeOf("t")).toMatchObject({
      sent: true,
      promise: "c",
      pledges: ["other", pledge],
      seats: [[0], [1]],
    });
  });

  test("is told again after a reload, and not twice", () => {
    const pledge = pledgeFor("t");
    new Dealing("t", ask).follow(table({ calling: true, parts: part(pledge) }));
    new Dealing("t", ask).follow(table({ calling: true, parts: part(pledge) }));
    new Dealing("t", ask).follow(table({ calling: true, parts: part(pledge, true) }));
    expect(asked.map((one) => one.do)).toEqual(["reveal", "reveal"]);
  });

  test("is not told for a promise of another device, nor to a server that changed its own", () => {
    const pledge = pledgeFor("t");
    new Dealing("t", ask).follow(table({ calling: true, parts: part("phone") }));
    expect(asked).toEqual([]);
    note("u", "before");
    const other = pledgeFor("u");
    new Dealing("u", ask).follow(table({ calling: true, parts: part(other) }));
    expect(asked).toEqual([]);
    // two devices do not outbid each other for ever
    const dealing = new Dealing("t", ask);
    dealing.follow(table({ parts: part("phone") }));
    dealing.follow(table({ parts: part("tablet") }));
    expect(asked).toEqual([{ do: "pledge", pledge }]);
  });

  test("is nobody's who watches", () => {
    const seats = [seat(0), seat(1)];
    new Dealing("w", ask).follow(table({ seats, parts: part(null) }));
    new Dealing("w", ask).follow(table({ seats, calling: true, parts: part("x") }));
    expect(asked).toEqual([]);
    expect(stakeOf("w")).toBeNull();
  });
});
