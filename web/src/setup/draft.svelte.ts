/** A table that is being laid: seats, house rules and manners, before anybody sits down. */

import { botNames, type OptionValue } from "../site/catalogue";
import type { GameInfo, OptionInfo } from "../wire/http";
import { tidyName } from "../site/session.svelte";

export type SeatPlan =
  | { kind: "bot"; bot: string }
  /** Left free, for people who have the link. */
  | { kind: "guest" }
  /** One more person at this screen. */
  | { kind: "here"; name: string };

export type Company = SeatPlan["kind"];

export const DELAYS = ["1", "5", "15"] as const;
export type Minutes = (typeof DELAYS)[number];

/** Days that anybody may be away in all. */
export const MAX_HOLIDAY_DAYS = 14;
/** Hours for each move at a slow table. */
export const SLOW = ["1", "8", "24", "72", "168"] as const;
export type Hours = (typeof SLOW)[number];

export class Draft {
  readonly game: GameInfo;
  /** Everybody but the host, who has the first seat. */
  others = $state<SeatPlan[]>([]);
  options = $state<Record<string, OptionValue>>({});
  open = $state(false);
  watch = $state<"none" | "public" | "delayed">("public");
  /** Minutes after which those who watch see all hands. */
  delay = $state<Minutes>("5");
  #pace = $state<"sealed" | "fast" | null>(null);
  candle = $state(8);
  /** Without a clock, with one for those who are all there, or for days. */
  tempo = $state<"free" | "clock" | "slow">("free");
  each = $state<Hours>("24");
  /** When time is up: the others decide, a bot for this move, or until one is back. */
  atZero = $state<"ask" | "move" | "keep">("ask");
  /** Whether clocks stand still for those who are away. */
  holidays = $state(true);
  /** Minutes each has, and seconds that every answer adds. */
  bank = $state(10);
  increment = $state(10);
  /** What the table did not accept, by option; the empty name is about all of it. */
  refused = $state<{ option: string; text: string } | null>(null);
  /** Whether it was asked for, and no answer is here yet. */
  busy = $state(false);

  constructor(game: GameInfo, people: number) {
    this.game = game;
    this.options = { ...this.usual };
    this.seats = game.players.includes(people) ? people : game.usual_seats;
  }

  get usual(): Record<string, OptionValue> {
    return Object.fromEntries(this.game.options.map((one) => [one.name, one.default]));
  }

  /** Among bots nobody's secret is at stake, so that quick is usual; what was chosen stays. */
  get pace(): "sealed" | "fast" {
    return this.#pace ?? (this.company === "bot" ? "fast" : "sealed");
  }
  set pace(pace: "sealed" | "fast") {
    this.#pace = pace;
  }

  /** What the bot on a chair is called, which goes by the chair; the host has the first. */
  nameOfBot(index: number): string {
    return botNames[index + 1] ?? "";
  }

  get strength(): string {
    const { bots } = this.game;
    return bots.includes("regular") ? "regular" : (bots.at(-1) ?? "");
  }

  get seats(): number {
    return this.others.length + 1;
  }
  /** New chairs are filled like the last one; a bot where there is none. */
  set seats(count: number) {
    const last = this.others.at(-1);
    while (this.others.length > count - 1) this.others.pop();
    while (this.others.length < count - 1) this.others.push(this.plan(last?.kind ?? "bot"));
  }

  plan(kind: Company): SeatPlan {
    if (kind === "bot") return { kind, bot: this.strength };
    return kind === "here" ? { kind, name: "" } : { kind };
  }

  /** What all others are, if they are all the same. */
  get company(): Company | null {
    const [first] = this.others;
    return first && this.others.every((one) => one.kind === first.kind) ? first.kind : null;
  }
  fill(kind: Company): void {
    this.others = this.others.map(() => this.plan(kind));
  }

  /** All bots play like this one. */
  alike(bot: string): void {
    this.others = this.others.map((one) => (one.kind === "bot" ? { kind: "bot", bot } : one));
  }

  count(kind: Company): number {
    return this.others.filter((one) => one.kind === kind).length;
  }

  /** The first chair at this screen that nobody has named, or -1. */
  get nameless(): number {
    return this.others.findIndex((one) => one.kind === "here" && !tidyName(one.name));
  }

  changed(spec: OptionInfo): boolean {
    return this.options[spec.name] !== spec.default;
  }
  get changes(): OptionInfo[] {
    return this.game.options.filter((one) => this.changed(one));
  }
  set(name: string, value: OptionValue): void {
    this.options[name] = value;
    if (!this.refused?.option || this.refused.option === name) this.refused = null;
  }
  backToUsual(): void {
    this.options = { ...this.usual };
    this.refused = null;
  }

  preset(name: string): void {
    this.options = { ...this.usual, ...this.game.presets[name] };
    this.refused = null;
  }
  /** The preset that these options amount to, if any. */
  nameOf(options: Record<string, OptionValue>): string | null {
    for (const [name, given] of Object.entries(this.game.presets)) {
      const whole = { ...this.usual, ...given };
      if (Object.keys(whole).every((key) => whole[key] === options[key])) return name;
    }
    return null;
  }

  /** What is sent to the server; only options that differ, so that defaults may improve. */
  order(name: string): Record<string, unknown> {
    return {
      game: this.game.slug,
      name,
      seats: this.seats,
      options: Object.fromEntries(this.changes.map((one) => [one.name, this.options[one.name]])),
      bots: [null, ...this.others.map((one) => (one.kind === "bot" ? one.bot : null))],
      names: this.others.flatMap((one) => (one.kind === "here" ? [tidyName(one.name)] : [])),
      public: this.open,
      watch: this.watch,
      delay: Number(this.delay) * 60,
      pace: this.pace,
      candle: this.candle,
      clock: this.tempo === "clock" ? [this.bank * 60, this.increment] : null,
      per_move: this.tempo === "slow" ? Number(this.each) * 3600 : null,
      at_zero: this.atZero,
      holiday: this.holidays ? MAX_HOLIDAY_DAYS : 0,
      guide: false,
      // Nobody is awaited: the cards are dealt at once.
      begin: !this.count("guest"),
    };
  }

  /** Puts a refusal where it belongs: at the option it is about, else at the whole. */
  refuse(text: string, about: unknown): void {
    const named = this.game.options.find((one) => one.name === about);
    this.refused = { option: named?.name ?? "", text };
  }
}
