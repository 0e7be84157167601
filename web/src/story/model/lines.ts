/** Entries of the journal as sentences. */

import type { AnyEntry, EntryFacts, PictureView, EntryView, StoryView } from "../../wire/story";
import type { Tale } from "./tale.svelte";
import { capital } from "../../table/telling/faces";
import { hasWords, listed, s } from "../../words/story.svelte";

export type LineTone = "told" | "said" | "memory" | "fact" | "ruling" | "stop";
export type JournalLine = {
  key: string;
  seq: number;
  at: number;
  seat: number | null;
  tone: LineTone;
  lead: string;
  text: string;
  note: string;
  kind: string;
  picture?: PictureView;
};

type Keys<One> = One extends unknown ? keyof One : never;
type Field<One, Key> = One extends unknown ? (Key extends keyof One ? One[Key] : never) : never;
/** An entry of whatever kind: fields that any of them has. */
type Fields = { [Key in Keys<AnyEntry>]?: Field<AnyEntry, Key> };

/** The words somebody wrote, as they stand now. */
export function textOf(one: EntryView): string {
  const { text }: Fields = one.entry;
  return one.amended || (text ?? one.facts.text ?? "");
}

/** A flashback of the story as its Dealer reads it, before anybody has it. */
export function untold(flashback: string): string {
  const persona = s("the-persona");
  return flashback.replace(/(^|[.!?…]\s+)?\{persona\}/g, (_, start?: string) =>
    start === undefined ? persona : start + capital(persona),
  );
}

const SILENT = new Set(["contest_played", "options_set", "content_chosen"]);
const TONES: Record<string, LineTone> = {
  narration: "told",
  scene: "told",
  task_narration: "told",
  contest_told: "told",
  basic_action: "told",
  immediate_use: "told",
  persona_described: "told",
  speech: "said",
  talk: "said",
  memory: "memory",
  trigger_fired: "memory",
  override: "ruling",
  memory_ruled_out: "ruling",
  stop: "stop",
  go_on: "stop",
};

/** What a line needs to know of its story: who is who. */
export type Named = Pick<Tale, "seatName" | "who"> & {
  readonly view: Pick<StoryView, "memories" | "sheets" | "characters"> | null;
};

type Values = Record<string, string | number>;

/** `card` names a card, in the reader's language. */
export function lineOf(
  one: EntryView,
  tale: Named,
  card: (name: string) => string,
): JournalLine | null {
  if (SILENT.has(one.kind)) return null;
  const { facts } = one;
  const entry: Fields = one.entry;
  const text = textOf(one);
  const values: Values = { name: tale.seatName(one.seat), text, who: "" };
  const turned = one.entry.is === "signifier_turned" ? one.entry.on : undefined;
  const people =
    entry.as ?? entry.who ?? entry.of ?? entry.persona ?? turned ?? facts.persona ?? facts.who;
  if (people) values.who = tale.who(people);
  for (const [key, value] of Object.entries({ ...facts, ...entry })) {
    if (key in values && values[key] !== "") continue;
    if (typeof value === "string" || typeof value === "number") values[key] = value;
    else if (typeof value === "boolean") values[key] = value ? "yes" : "no";
  }
  if (facts.personae) values.who = facts.personae.map((who) => tale.who(who)).join(", ");
  if (one.entry.is === "switched") values.what = s(`help-${one.entry.what}`);
  if (entry.dealer !== undefined) values.dealer = tale.seatName(entry.dealer);
  if (one.entry.is === "away") values.name = tale.seatName(one.entry.seat);
  if (facts.card !== undefined) values.card = card(facts.card);
  if (one.entry.is === "wound") values.part = s(`part-${one.entry.part}`);
  if (one.kind === "signifiers_dealt") values.list = signifiers(facts.dealt, tale, card);
  if (
    one.kind === "ability" ||
    one.kind === "ability_worded" ||
    one.kind === "ability_vetoed" ||
    one.kind === "memory_ruled_out" ||
    one.kind === "shared_memory"
  ) {
    const memory = tale.view?.memories.find((found) => found.memory === entry.memory);
    values.who = memory?.personae.map((who) => tale.who(who)).join(", ") ?? "";
    values.ability = entry.name ?? memory?.ability ?? "";
  }
  if (one.kind === "wound_tended" || one.kind === "wound_reopened")
    values.who = woundedBy(entry.wound, tale);
  const id = `line-${one.kind}`;
  const spoken = !text && hasWords(id, "spoken");
  if (entry.to) values.names = listed(entry.to.map((seat) => tale.seatName(seat)));
  const variant = PICTURES.has(one.kind)
    ? pictureVariant(one)
    : facts.appointed !== undefined
      ? "appointed"
      : one.kind === "dealer_appointed" && entry.dealer === one.seat
        ? "own"
        : facts.campaign_closed
          ? "last"
          : spoken
            ? "spoken"
            : "";
  if (variant === "appointed") values.dealer = tale.seatName(facts.appointed ?? null);
  const lead = hasWords(id, variant || undefined)
    ? s(id, values, variant || undefined)
    : hasWords(id)
      ? s(id, values)
      : one.kind;
  const outcomes = harmsOf(one).map((harm) => harmWords(harm, tale));
  const note = [
    one.status && hasWords(`status-${one.status}`) ? s(`status-${one.status}`) : "",
    one.amended ? s("amended") : "",
    ...outcomes,
  ]
    .filter(Boolean)
    .join(" ");
  const tone = TONES[one.kind] ?? "fact";
  const made = {
    key: `${one.seq}`,
    seq: one.seq,
    at: one.at,
    seat: one.seat,
    tone,
    lead: capital(lead),
    text: tone === "fact" || tone === "stop" ? "" : text,
    note,
    kind: one.kind,
  };
  const caption = facts.caption || (entry.of ? s("portrait-of", { who: values.who ?? "" }) : "");
  return facts.picture !== undefined
    ? { ...made, picture: { picture: facts.picture, caption } }
    : made;
}

const PICTURES = new Set(["pictured", "picture_shown"]);
/** What is said of a picture: whose it is, and for whom. */
function pictureVariant(one: EntryView): string {
  const { of, scene, to }: Fields = one.entry;
  if (one.kind === "pictured") return of ? "" : "drawer";
  if (scene) return "scene";
  if (one.facts.yours) return "yours";
  return to?.length ? "some" : "";
}

function signifiers(
  dealt: EntryFacts["dealt"],
  tale: Named,
  card: (name: string) => string,
): string {
  const last = new Map<string, string>();
  for (const [who, name] of dealt ?? []) last.set(who, name);
  return [...last].map(([who, name]) => `${tale.who(who)}: ${card(name)}`).join("; ");
}

function woundedBy(wound: number | undefined, tale: Named): string {
  const all = [
    ...(tale.view?.sheets ?? []).map((one) => ({ who: one.persona, wounds: one.wounds })),
    ...(tale.view?.characters ?? []),
  ];
  const found = all.find((one) => one.wounds.some((each) => each.wound === wound));
  return found ? tale.who(found.who) : "";
}

/** What a contest does to bodies is told with the part that it hit. */
const HARMS = new Set(["wounded", "maimed", "incapacitated", "knocked-out", "killed", "recovered"]);

/** The injuries in this entry: a person, an effect, a part. */
export function harmsOf(one: EntryView): [string, string, string][] {
  return Array.isArray(one.facts.outcome) ? one.facts.outcome : [];
}

export function harmWords([who, effect, part]: [string, string, string], tale: Named): string {
  return s(`suffers-${effect}`, { who: tale.who(who), part: part ? s(`part-${part}`) : "" });
}

/** What all saw and heard of a play in a contest, in sentences. */
function playedLines(one: EntryView, tale: Named, card: (name: string) => string): JournalLine[] {
  const harms = harmsOf(one);
  const said = (one.facts.played ?? []).flatMap(([what, who, piece]) => {
    const id = piece ? `played-${what}` : `contest-said-${what}`;
    if (!hasWords(id) || (harms.length && HARMS.has(what))) return [];
    return capital(s(id, { who: who ? tale.who(who) : "", card: piece && card(piece) }));
  });
  if (one.kind === "contest_played")
    said.push(...harms.map((harm) => capital(harmWords(harm, tale))));
  return said.map((lead, place) => ({
    key: `${one.seq}.${place}`,
    seq: one.seq,
    at: one.at,
    seat: null,
    tone: "fact",
    lead,
    text: "",
    note: "",
    kind: "contest",
  }));
}

/** A memory of the story comes with its ability, which is announced as any other is. */
function abilityLine(one: EntryView, tale: Named): JournalLine[] {
  const ability = one.kind === "trigger_fired" ? (one.facts.ability ?? "") : "";
  if (!ability || one.status === "withdrawn") return [];
  const who = (one.facts.personae ?? []).map((each) => tale.who(each)).join(", ");
  return [
    {
      key: `${one.seq}.ability`,
      seq: one.seq,
      at: one.at,
      seat: null,
      tone: "fact",
      lead: capital(s("line-ability", { who, ability })),
      text: "",
      note: "",
      kind: "ability",
    },
  ];
}

/** An entry as the journal has it: mostly one line, none, or in a contest several. */
export function linesOf(
  one: EntryView,
  tale: Named,
  card: (name: string) => string,
): JournalLine[] {
  const line = lineOf(one, tale, card);
  return [...(line ? [line] : []), ...abilityLine(one, tale), ...playedLines(one, tale, card)];
}
