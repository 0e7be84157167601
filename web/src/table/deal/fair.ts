/** Checks the deal: every part must be the one promised, the seed must follow from them, and the
 *  cards from the seed. */

import { api } from "../../site/api";
import type { Mix, Replay } from "../../wire/http";
import type { TableInfo, SeenEntry } from "../../wire/table";
import { inlay } from "../telling/faces";
import { type Stake, hash, pledged } from "./promise";
import { compare, isWithoutChance, redeal, type Steps } from "./redeal";

/** The promise that the server's part, or a seed that is its alone, must fit. */
export const promised = (game: string, part: string): string => hash(`parlour:${game}:${part}`);
/** A deal as it is revealed at the end; without a mix the seed was the server's alone. */
export type Dealt = { game: string; commitment: string; seed: string; mix: Mix | null };

export function dealt(table: TableInfo): Dealt | null {
  const { game, commitment, seed, server_part, parts } = table;
  if (seed === null || server_part === null) return null;
  return {
    game,
    commitment,
    seed,
    mix: table.joint ? { server: server_part, people: parts } : null,
  };
}

/** The exact bytes are in docs/api/fair-deal.md. */
export function seedOf(game: string, mix: Mix): string {
  const people = mix.people.map(
    ({ seats, pledge, part }) => `person ${seats.join(",")} ${pledge ?? "-"} ${part ?? "-"}`,
  );
  const lines = ["parlour-deal 1", `game ${game}`, `server ${mix.server}`, ...people];
  return hash(lines.map((line) => `${line}\n`).join("")).slice(0, 32);
}

/** `changed`: not what was noted before the deal. `broken`: something does not fit.
 *  `wrong-cards`: the cards do not follow from the seed, or are not those that this browser saw.
 *  `left-out`: all fits, but what this browser sent is not in it.
 *  `partly`: all that could be checked fits. */
export type Verdict = "fair" | "partly" | "left-out" | "changed" | "broken" | "wrong-cards";
/** One thing that was looked at: a message `deal-…`, and whose part it is about. What is neither
 *  good nor bad is just so: somebody did not answer, or something cannot be checked. */
export type Finding = {
  say: string;
  good: boolean | null;
  seats?: number[];
  values?: Record<string, string | number>;
};
export type Report = { verdict: Verdict; findings: Finding[] };
/** What this browser remembers from before the deal, and of the game. */
export type Seen = { promise: string | null; stake: Stake | null; steps?: Steps };

/** The open record of a finished game; null if it cannot be had. */
export async function recordOf(replay: string | null): Promise<Steps | null> {
  if (replay === null) return null;
  try {
    const path = `/api/replays/${encodeURIComponent(replay)}?as=open`;
    return (await api.get<Replay>(path)).steps.map(({ events }) => events);
  } catch {
    return null;
  }
}

/** What a player's log shows of the game, as far back as nothing is missing: somebody who stood up
 *  was not sent what followed. What was taken back, and all before it, is left out too. */
export function seenIn(entries: readonly Pick<SeenEntry, "seq" | "events" | "note">[]): Steps {
  const back = entries.findLastIndex(
    ({ seq, note: told }, place) =>
      told?.note === "took-back" || (entries[place + 1]?.seq ?? seq + 1) !== seq + 1,
  );
  return entries.slice(back + 1).map(({ events = [] }) => events);
}

export function check(deal: Dealt, seen: Seen, record: Steps | null): Report {
  const promises = checkPromises(deal, seen);
  const cards = checkCards(deal, seen.steps ?? [], record);
  const findings = [...promises.findings, ...cards];
  if (promises.verdict === "changed" || promises.verdict === "broken")
    return { verdict: promises.verdict, findings };
  if (cards.some(({ good }) => good === false)) return { verdict: "wrong-cards", findings };
  if (promises.verdict === "left-out") return { verdict: "left-out", findings };
  return { verdict: cards.some(({ good }) => good === null) ? "partly" : "fair", findings };
}

function checkCards({ game, seed }: Dealt, seen: Steps, record: Steps | null): Finding[] {
  if (!record?.length) return [{ say: "unread", good: null }];
  const { compared, all, agrees } = compare(seen, record);
  const same: Finding[] = compared
    ? [{ ...found("seen", agrees), values: { count: compared, all } }]
    : [];
  const made = redeal(game, seed, record);
  const { mismatch, laid, draws, rolls, picked, skipped } = made;
  if (mismatch) {
    const { what, step, piece = "", wanted = "" } = mismatch;
    const values = { step, piece: inlay(piece), wanted: inlay(wanted) };
    return [{ say: `${what}-broken`, good: false, values }, ...same];
  }
  if (isWithoutChance(game, made)) return [{ say: "chance-none", good: true }, ...same];
  const findings = [
    laid === null ? { say: "laid-unknown", good: null } : found("laid", laid),
    { ...found("draws", true), values: { count: draws } },
  ];
  if (rolls) findings.push({ ...found("rolls", true), values: { count: rolls } });
  if (picked) findings.push({ say: "picked", good: null, values: { count: picked } });
  if (skipped) findings.push({ say: "skipped", good: null });
  return [...findings, ...same];
}

/** Checks the parts and the seed, without the cards. */
export function checkPromises(deal: Dealt, seen: Seen): Report {
  const findings = [
    server(deal),
    ...(deal.mix ? joint(deal, deal.mix, seen.stake) : unmixed(seen.stake)),
  ];
  const promises = [seen.promise, seen.stake?.promise].filter((one) => one);
  const changed =
    promises.some((one) => one !== deal.commitment) ||
    (deal.mix !== null && !samePeople(deal.mix, seen.stake));
  if (promises.length || seen.stake?.pledges) findings.push(found("noted", !changed));
  const ill = (say: string): boolean => findings.some((one) => one.say === say);
  if (changed || ill("own-other")) return { verdict: "changed", findings };
  if (["server", "part", "seed"].some((what) => ill(`${what}-broken`)))
    return { verdict: "broken", findings };
  return { verdict: ill("own-out") ? "left-out" : "fair", findings };
}

const found = (what: string, good: boolean, seats?: number[]): Finding => ({
  say: `${what}-${good ? "fits" : "broken"}`,
  good,
  ...(seats ? { seats } : {}),
});

function server({ game, commitment, seed, mix }: Dealt): Finding {
  const good = promised(game, mix ? mix.server : seed) === commitment;
  return mix
    ? found("server", good)
    : { ...found("server", good), say: good ? "alone-fits" : "server-broken" };
}

function joint({ game, seed }: Dealt, mix: Mix, stake: Stake | null): Finding[] {
  const parts = mix.people.map(({ seats, pledge, part }): Finding => {
    if (part !== null) return found("part", pledge !== null && pledged(part) === pledge, seats);
    return { say: pledge === null ? "part-none" : "part-silent", good: null, seats };
  });
  return [...parts, ...own(mix, stake), found("seed", seedOf(game, mix) === seed)];
}

/** What became of this browser's own part. */
function own({ people }: Mix, stake: Stake | null): Finding[] {
  if (!stake?.pledges) return [];
  const mine = people.find(({ pledge }) => pledge === stake.pledge);
  if (!mine) return stake.sent ? [{ say: "own-out", good: false }] : [];
  if (mine.part === null)
    return [stake.sent ? { say: "own-out", good: false } : { say: "own-silent", good: null }];
  return [
    mine.part === stake.part ? { say: "own-in", good: true } : { say: "own-other", good: false },
  ];
}

/** A seed of the server's alone has no place for a part that was called for and sent. */
const unmixed = (stake: Stake | null): Finding[] =>
  stake?.sent ? [{ say: "own-out", good: false }] : [];

/** Promises and seats must be those that stood there when this browser revealed its part: with other
 *  seats the same parts make another deal. */
function samePeople({ people }: Mix, stake: Stake | null): boolean {
  if (!stake?.pledges) return true;
  const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);
  const pledges = people.map(({ pledge }) => pledge);
  return (
    same(pledges, stake.pledges) &&
    (!stake.seats ||
      same(
        people.map(({ seats }) => seats),
        stake.seats,
      ))
  );
}
