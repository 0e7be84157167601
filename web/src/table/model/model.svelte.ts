/** Everything the parts of a table draw from, worked out once: a view, its words, what is asked. */

import { getContext, setContext } from "svelte";
import type { Words } from "../../words/words";
import { language, t } from "../../words/t.svelte";
import { spoken as pieceSpoken } from "../../pieces/names";
import type { State, Tone } from "../../pieces/piece";
import type {
  FinalHand,
  Hint,
  Line,
  Question,
  Scene,
  SeatInfo,
  TableInfo,
  TableView,
} from "../../wire/table";
import {
  type Arrangement,
  type Place,
  type Row,
  arrange,
  factOf,
  limitOf,
  plateSize,
  rivals,
  rowOf,
  strip,
} from "./arrange";
import { DONE, kindOf } from "./choosing";
import type { Choosing } from "./choosing.svelte";
import { capital, nounOf, spoken } from "../telling/faces";
import { kept } from "../../lib/kept";
import { display } from "../../theme/display.svelte";
import { fought, SHORT_HEIGHT_PX, type Stage, stageOf } from "./stage";
import { askedLast } from "./spread";
import { Storyteller } from "../telling/storyteller";
import { SILENT, telling } from "../telling/hints";
import type { GameCard } from "../../site/catalogue";
import type { FactLine, Layout } from "../../wire/http";

/** Where the model gets its table from: a room that is played in, or a replay. */
export type Source = {
  readonly view: TableView | null;
  readonly seats: SeatInfo[];
  readonly looking: number | null;
  readonly options: TableInfo["options"];
  readonly marks: Scene["marks"];
  /** What each finished round brought each seat, where score is kept by rounds. */
  readonly pad?: readonly (readonly number[])[];
  readonly hints: Hint[];
  readonly question: Question | null;
  /** Once the game is over: what counted of each seat's pieces. */
  readonly finals?: readonly FinalHand[];
  /** The sentences in the middle of the table now. */
  readonly sentences: readonly Line[];
  /** Pieces that lie elsewhere than hints and question say. */
  readonly moved?: ReadonlySet<string>;
  /** A lesson goes with it. */
  readonly guided?: boolean;
  /** What is shown is over already: nothing on it can be chosen. */
  readonly past?: boolean;
};

export type Look = {
  state: State;
  tag: string;
  tone: Tone;
  hint: string;
  why: string;
  pressable: boolean;
};

const ACTIVE_BITS = 10;
/** More pieces than these would be no sight. */
const MAX_RISING_PIECES = 10;
/** The width of a plate in a row that scrolls. */
export const SCROLLED_PLATE_PX = 102;
const BACKS: Record<string, string> = { tarot: "tarot", dominoes: "domino" };

export class TableModel {
  readonly source: Source;
  readonly choosing: Choosing | null;
  readonly #game: () => GameCard;
  readonly #words: () => Words;
  sort = $state<"rank" | "suit">("rank");
  /** How often letters came late, which are wider or narrower than those that stood in for them. */
  letters = $state(0);
  /** Another whenever the same things are written otherwise: in other words or other letters. */
  written = $derived.by(() => `${this.words.language} ${language()} ${this.letters}`);

  constructor(source: Source, game: () => GameCard, words: () => Words, choosing: Choosing | null) {
    this.source = source;
    this.#game = game;
    this.#words = words;
    this.choosing = choosing;
  }

  game = $derived.by(() => this.#game());
  words = $derived.by(() => this.#words());
  layout: Layout = $derived(this.game.layout ?? {});
  view = $derived.by(() => this.source.view);
  you = $derived.by(() => this.source.looking);
  /** As text, so that readers of names are not notified if they are still the same. */
  #names = $derived.by(() =>
    JSON.stringify(
      this.source.seats.map((seat) => seat.name ?? t("free-seat", { seat: seat.seat + 1 })),
    ),
  );
  names: string[] = $derived(JSON.parse(this.#names));
  teller = $derived(new Storyteller(this.words, this.names, this.you));
  question = $derived.by(() => (this.source.past ? null : (this.choosing?.question ?? null)));
  plates = $derived.by(() =>
    display.size === "phone"
      ? "folded"
      : plateSize(this.view?.seats ?? this.source.seats.length, display.width),
  );
  /** The rival whose plate is opened, with all that lies open before them. */
  opened = $state<number | null>(null);
  /** What somebody just said with one of the phrases; it hangs from their plate for a while. */
  said = $state.raw<{ seat: number; text: string } | null>(null);
  #arranged: Arrangement | null = null;
  arrangement: Arrangement | null = $derived.by(() => {
    this.#arranged = this.view ? kept(this.#arranged, arrange(this.view, this.layout)) : null;
    return this.#arranged;
  });
  rivals = $derived(this.view ? rivals(this.view.seats, this.you) : []);
  strip = $derived(
    strip(
      this.rivals.length,
      display.size === "phone",
      fought(this.layout) || (display.height < SHORT_HEIGHT_PX && !display.sideways),
    ),
  );
  /** How wide the row of rivals is, once it is drawn: beside it may lie the place card. */
  abreast = $state(0);
  /** The room for pieces on a folded plate. */
  #plateRoom = $derived.by(() => {
    const { across, scrolls } = this.strip;
    const [gutter, gap, padding] = [display.size === "phone" ? 8 : 14, 6, 18];
    const room = this.abreast || display.width;
    const wide = scrolls ? SCROLLED_PLATE_PX : (room - 2 * gutter - (across - 1) * gap) / across;
    return wide - padding;
  });
  /** Tarot and cards share names; the pack decides. */
  back = $derived(BACKS[this.game.pieces ?? ""] ?? "card");

  /** What the table works out, and what it says of the choice in the making. */
  hints = $derived.by(() => telling(this.source.hints, this.words, this.teller));
  preview = $derived.by(() => {
    const told = this.choosing?.considered ?? this.choosing?.opening([]);
    return told ? telling(told.hints, this.words, this.teller) : SILENT;
  });

  #first = $derived.by(() => {
    const told = this.choosing?.opening([]);
    return told ? telling(told.hints, this.words, this.teller) : SILENT;
  });
  /** How large everything is: nothing that happens in the game changes it. */
  #stage = $derived.by(() =>
    JSON.stringify(
      stageOf({
        size: display.size,
        sideways: display.sideways,
        wide: display.wide,
        width: display.width,
        height: display.height,
        letters: display.letters,
        seats: this.view?.seats ?? this.source.seats.length,
        watching: this.you === null,
        pieces: this.game.pieces ?? "",
        layout: this.layout,
        zones: (this.layout.bands ?? []).map((names) =>
          names.reduce(
            (sum, name) => sum + (this.view?.zones.filter((one) => one.zone === name).length ?? 1),
            0,
          ),
        ),
        guided: this.source.guided ?? false,
        over: Boolean(this.view?.ranks),
      }),
    ),
  );
  stage: Stage = $derived(JSON.parse(this.#stage));
  /** Something is fought out in the middle, or waits to be answered. */
  fray = $derived(Boolean(this.arrangement?.clashes.length || this.arrangement?.pending));
  /** So much lies before each seat that the seats need the width of the table. */
  laden = $derived((this.layout.own?.length ?? 0) > 3);
  finals = $derived.by(() => (this.view?.ranks ? (this.source.finals ?? []) : []));
  /** What won: at the end it rises from where it lay to the middle of the table. */
  risen: ReadonlySet<string> = $derived.by(() => {
    const won = (this.view?.ranks ?? []).flatMap((rank, seat) =>
      rank === 1 ? (this.finals[seat]?.pieces ?? []) : [],
    );
    return new Set(won.length > MAX_RISING_PIECES ? [] : won);
  });
  /** What lies beside a hand that has a name, and is no part of it. */
  spare: ReadonlySet<string> = $derived.by(() => {
    const named = this.finals.flatMap(({ pieces = [], said }) => (said ? pieces : []));
    const beside = (this.view?.zones ?? [])
      .map((zone) => zone.pieces ?? [])
      .filter((pieces) => named.some((piece) => pieces.includes(piece)));
    return new Set(beside.flat().filter((piece) => piece !== null && !named.includes(piece)));
  }) as ReadonlySet<string>;
  /** Pieces that stand in a clash, and so not before their seats. */
  engaged = $derived(
    new Set(this.arrangement?.clashes.flatMap((clash) => clash.sides.flat()) ?? []),
  );
  aimed = $derived(new Set(this.arrangement?.pending?.aim ?? []));

  hand: Place[] = $derived(this.you === null ? [] : (this.arrangement?.hands[this.you] ?? []));
  own: Place[] = $derived(this.you === null ? [] : (this.arrangement?.open[this.you] ?? []));
  /** All that may be pressed: the options, and what staged answers offer later on. */
  offered = $derived.by(
    () => new Set([...(this.question?.options ?? []), ...(this.choosing?.able ?? [])]),
  );
  #inHand = $derived(new Set(this.hand.flatMap((place) => place.pieces)));
  #asksPieces = $derived([...this.offered].some((token) => kindOf(token) === "piece"));
  /** Everything that lies open where it can be pressed, so that other options get a tray. */
  #lying = $derived(new Set((this.view?.zones ?? []).flatMap((zone) => zone.pieces ?? [])));
  /** Of a long row before a seat only the last pieces are drawn. */
  readonly most = 10;
  /** What lies before a rival on a folded plate. */
  row(seat: number): Row {
    const attached = this.layout.attached ?? {};
    // Where nothing is ever laid down there is no room for it; a press shows what is known.
    if (!this.stage.before) return { width: 0, gap: 0, lots: [], more: 0 };
    const places = [
      ...(this.arrangement?.hands[seat] ?? []).map((place) => ({ ...place, hidden: 0 })),
      ...(this.arrangement?.open[seat] ?? []),
    ]
      .filter((place) => !place.quiet && !(place.name in attached))
      .map((place) => ({
        ...place,
        pieces: place.pieces.filter((piece) => piece !== null && !this.engaged.has(piece)),
      }));
    const pressed = places.some((place) =>
      place.pieces.some((piece) => piece !== null && this.offered.has(piece)),
    );
    const carried = (piece: string): number => this.carried(piece);
    return rowOf(places, this.#plateRoom, { pressed, carried, largest: this.stage.rival });
  }
  /** The same pieces, those of the question last. */
  wanted(pieces: readonly (string | null)[]): (string | null)[] {
    return askedLast(pieces, this.offered);
  }
  /** How many pieces lie on this one. */
  carried(piece: string): number {
    return Object.values(this.source.marks).filter((mark) => mark?.on === piece).length;
  }
  /** What lies on a piece is drawn with it, and nowhere if that one is not. */
  #onNothing(piece: string): boolean {
    const zone = this.view?.zones.find((one) => one.pieces?.includes(piece));
    if (!zone || !(zone.zone in (this.layout.attached ?? {}))) return false;
    const on = this.source.marks[piece]?.on;
    return typeof on !== "string" || !this.#lying.has(on) || this.#cutOff.has(on);
  }
  #cutOff = $derived.by(() => {
    const whole = new Set(
      Object.entries(this.layout.attached ?? {}).flatMap(([name, one]) => [name, one.on]),
    );
    return new Set(
      (this.arrangement?.open ?? []).flatMap((places, seat) => {
        if (this.plates === "folded" && seat !== this.you) {
          const drawn = new Set(this.row(seat).lots.flatMap((lot) => lot.pieces));
          return places
            .filter((place) => !(place.name in (this.layout.attached ?? {})))
            .flatMap((place) =>
              place.pieces.filter(
                (piece) => piece !== null && !drawn.has(piece) && !this.engaged.has(piece),
              ),
            );
        }
        return places
          .filter((place) => !whole.has(place.name))
          .flatMap((place) => place.pieces.slice(0, -this.most));
      }),
    );
  });
  tray = $derived(
    [...this.offered].filter(
      (token) =>
        kindOf(token) === "piece" &&
        (!this.#lying.has(token) || this.#cutOff.has(token) || this.#onNothing(token)),
    ),
  );
  active = $derived.by(() => {
    const mask = this.view && this.layout.active ? this.view.facts[this.layout.active] : null;
    if (typeof mask !== "number") return null;
    return new Set(
      Array.from({ length: ACTIVE_BITS }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1),
    );
  });

  name(seat: number): string {
    return this.teller.name(seat);
  }

  /** Whose card it is, as a tag beside it. */
  playedBy(seat: number): string {
    return seat === this.you ? t("played-by-you") : t("played-by", { name: this.name(seat) });
  }

  /** A piece by its full name. */
  say = (piece: string | null): string => pieceSpoken(piece, t, this.back);

  /** A sentence for ears. */
  aloud(sentence: string): string {
    return spoken(sentence, this.say);
  }

  zoneLabel(name: string): string {
    return capital(this.words.text(`zone-${name}`));
  }

  /** How a piece, or the place that a word points at, looks just now. */
  look(token: string): Look {
    if (this.source.moved?.has(token))
      return { state: "plain", tag: "", tone: "plain", hint: "", why: "", pressable: false };
    const { choosing, question, preview, hints } = this;
    // With one card to choose, the others go on saying what they would do.
    const others = question?.most === 1 ? this.#first.tags.get(token) : undefined;
    const tag = preview.tags.get(token) ?? hints.tags.get(token) ?? others ?? "";
    const found: Look = { state: "plain", tag, tone: "plain", hint: "", why: "", pressable: false };
    if (!question || !choosing || this.source.view?.you !== question.seat) {
      return found;
    }
    const kind = kindOf(token);
    const mine = this.#inHand.has(token);
    const offered = this.offered.has(token);
    found.pressable = offered || (mine && this.#asksPieces);
    if (question.suggested?.includes(token) && !choosing.chosen.includes(token)) {
      found.hint = t("try-this");
    }
    if (choosing.chosen.includes(token)) found.state = "chosen";
    else if (choosing.able.has(token)) found.state = mine && kind === "piece" ? "plain" : "target";
    else if (choosing.chosen.length && preview.named.has(token) && !mine) {
      found.state = "affected";
      found.tone = "brass";
    } else if (found.pressable) found.state = "veiled";
    // While the table thinks about a choice nothing flickers.
    if (found.state === "veiled" && choosing.chosen.length && !choosing.considered)
      found.state = "plain";
    if (choosing.refused?.token === token) found.why = this.refusal(choosing.refused.no);
    return found;
  }

  /** The word that is pointed at as this zone, if the question offers one. */
  target(zone: string): string | null {
    const { question, layout } = this;
    if (!question) return null;
    for (const [word, place] of Object.entries(layout.targets ?? {})) {
      if (place === zone && this.offered.has(word)) return word;
    }
    return null;
  }

  /** Words that are pointed at on the table and need no button of their own. */
  pointed(word: string): boolean {
    const zone = this.layout.targets?.[word];
    return zone !== undefined && (this.view?.zones.some((one) => one.zone === zone) ?? false);
  }

  refusal(no: { refused: string; values: Record<string, string | number>; text: string }): string {
    const id = `refused-${no.refused}`;
    return this.words.has(id) ? this.words.text(id, this.teller.values(no.values)) : no.text;
  }

  /** `Round 3 of 10`, in its parts. */
  fact(line: FactLine, seat?: number): { label: string; value: string } | null {
    const { view } = this;
    if (!view) return null;
    const [kind, name] = line.value.split(":");
    const raw =
      kind === "option" && name !== undefined
        ? this.source.options[name]
        : factOf(view, line.value, this.game.pots ?? [], seat);
    if (raw === undefined || raw === null || typeof raw === "object") return null;
    const value = this.#factText(line, raw as number | string | boolean);
    const limit = limitOf(line, view, this.source.options);
    return {
      label: this.words.text(`fact-${line.label}`),
      value: limit === null ? value : t("of", { value, limit: `${limit}` }),
    };
  }

  /** What the game counts: `Round`, `Hand`, `Deal`. Empty if it counts nothing. */
  roundWord = $derived(this.layout.rounds ? this.words.text(`fact-${this.layout.rounds}`) : "");

  /** A round as the log names it: `R 3`. What comes before the first has no name. */
  roundMark(round: number | null): string {
    return round && this.roundWord ? `${this.roundWord.slice(0, 1)} ${round}` : "";
  }

  #factText(line: FactLine, raw: number | string | boolean): string {
    if (line.told === "seat") return Number(raw) < 0 ? t("nobody") : this.name(Number(raw));
    const id = `fact-${line.label}-${String(raw)}`;
    if (line.told === "words" && this.words.has(id)) return this.words.text(id);
    return typeof raw === "number" ? new Intl.NumberFormat(language()).format(raw) : String(raw);
  }

  /** The big number of a plate and its noun. */
  big(seat: number): { value: number; unit: string } | null {
    const { view, layout } = this;
    if (!view) return null;
    if (layout.number) {
      const value = factOf(view, layout.number.from, [], seat);
      if (typeof value !== "number") return null;
      return { value, unit: this.unit(value) };
    }
    const counted = view.chips?.some(Boolean)
      ? view.chips
      : view.scores.some(Boolean)
        ? view.scores
        : null;
    if (!counted) return null;
    const value = counted[seat] ?? 0;
    return { value, unit: this.unit(value) };
  }

  /** What the large numbers count, as that many of them are called. */
  unit(count: number): string {
    const { view, layout } = this;
    const word = layout.number
      ? `unit-${layout.number.unit}`
      : view?.chips?.some(Boolean)
        ? "chips"
        : "points";
    const by = { ...this.source.options, ...view?.facts }[layout.number?.by ?? ""];
    return nounOf(this.words.text(word, { by: typeof by === "string" ? by : "", count }));
  }

  badges(seat: number): string[] {
    return (this.layout.badges ?? [])
      .filter((fact) => this.view?.facts[fact] === seat)
      .map((fact) => this.words.text(`fact-${fact}`));
  }

  bet(seat: number): number {
    if (this.view?.ranks) return 0; // after the end the pot is paid out
    const found = this.view && this.layout.bets ? factOf(this.view, this.layout.bets, [], seat) : 0;
    return typeof found === "number" ? found : 0;
  }

  /** The kind of thing that may be chosen next. */
  kindAhead = $derived.by(() => {
    const next = (this.choosing?.next ?? []).filter((token) => token !== DONE);
    const kinds = new Set(
      next.map((token) =>
        kindOf(token) === "piece" ? (token.includes("-") ? "domino" : "card") : kindOf(token),
      ),
    );
    return kinds.size === 1
      ? [...kinds][0]!
      : kinds.has("card") && kinds.has("domino") && kinds.size === 2
        ? "piece"
        : "any";
  });

  /** What a word button says: the verb with its preview, or the plain word. */
  verdict(word: string): string {
    const { question, choosing } = this;
    const id = `prompt-${question?.prompt}`;
    const told = choosing?.opening([word]);
    if (told && this.words.has(id, "do")) {
      const { values } = telling(told.hints, this.words, this.teller);
      const text = this.words.text(
        id,
        { ...values, chosen: this.teller.label(word), count: 1 },
        "do",
      );
      if (text && !text.includes("{$")) return capital(text);
    }
    return kindOf(word) === "number"
      ? t("the-nth", { number: Number(word) })
      : capital(this.teller.label(word));
  }

  /** The words of an answer's button: `do`, `pass`, `sure` or `sure-pass`. */
  answerWords(part: string, chosen: readonly string[], told?: Hint[]): string {
    const id = `prompt-${this.question?.prompt}`;
    if (!this.words.has(id, part)) return "";
    const values = told ? telling(told, this.words, this.teller).values : this.preview.values;
    const [first, rest] = [this.teller.row(chosen.slice(0, 1)), this.teller.row(chosen.slice(1))];
    const text = this.words.text(
      id,
      { ...values, chosen: this.teller.row(chosen), first, rest, count: chosen.length },
      part,
    );
    return text.includes("{$") ? "" : text.trim();
  }

  /** Words that are buttons: those not pointed at on the table, and numbers that say which one. */
  wordOptions = $derived(
    [...this.offered].filter(
      (token) =>
        token !== DONE &&
        (kindOf(token) === "word" || (kindOf(token) === "number" && this.question?.staged)) &&
        !this.pointed(token),
    ),
  );
}

const KEY = Symbol("table model");
export const putModel = (model: TableModel): TableModel => setContext(KEY, model);
export const useModel = (): TableModel => getContext<TableModel>(KEY);
