/** The answer in the making: what is chosen, what the table says of it, what is wrong with it. */

import type { Considered, Done, No, Question } from "../../wire/table";
import { DONE, choosable, laid, press, sameQuestion } from "./choosing";

export type Refused = { no: No; token: string | null };

/** What the table says of an answer: it came with the question, or was asked for. */
export type Preview = Pick<Considered, "next" | "enough" | "hints"> & { no?: No | null };

/** Whom answers are given to: a room, or the contest of a story. */
export type Asker = {
  consider(question: Question, chosen: readonly string[]): Promise<Considered | null>;
  play(question: Question, chosen: readonly string[]): Promise<Done | No | null>;
};

const PREVIEW_DELAY_MS = 60;
/** Milliseconds in which a press still belongs to what lay there before: nobody has seen the new question yet. */
export const GLANCE_MS = 400;

export class Choosing {
  question = $state.raw<Question | null>(null);
  chosen = $state.raw<string[]>([]);
  /** What the table answered about what is chosen now. */
  #reply = $state.raw<Preview | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** An answer that waits for "are you sure". */
  confirming = $state.raw<string[] | null>(null);
  /** Given, and the table has not moved on yet. */
  sending = $state(false);
  /** Whether an answer may be sent: it was chosen for this question, or the question could be seen for a moment. */
  seen = $state(false);
  /** Goes up with every refusal, for the nudge. */
  nudges = $state(0);
  readonly #asker: Asker;
  readonly #yields: readonly string[];
  /** Pressed while the table thought about what was pressed before: their turn comes when it has said so. */
  #early: string[] = [];
  #sent: readonly string[] | null = null;
  #serial = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glance: ReturnType<typeof setTimeout> | undefined;

  constructor(asker: Asker, yields: readonly string[] = []) {
    this.#asker = asker;
    this.#yields = yields;
  }

  /** What the question says of a first choice: nothing, a word, the least amount. */
  opening(chosen: readonly string[]): Preview | null {
    const { question } = this;
    const wanted = chosen.join(" ");
    const found = question?.openings.find((one) => (one.chosen ?? []).join(" ") === wanted);
    if (!question || !found) return null;
    const { next = [], enough = true, hints = [] } = found;
    return { next: chosen.length ? next : question.next, enough, hints };
  }

  /** What the table says of what is chosen now; null while it thinks. */
  considered = $derived.by(() => this.opening(this.chosen) ?? this.#reply);
  next = $derived.by(() => {
    if (!this.question) return [];
    if (this.considered && !this.considered.no) return this.considered.next;
    return this.chosen.length ? [] : this.question.next;
  });
  able = $derived(
    this.question ? choosable(this.question, this.chosen, this.next) : new Set<string>(),
  );
  /** Whether what is chosen is a whole answer. */
  enough = $derived.by(() => {
    const { question, chosen, considered } = this;
    if (!question) return false;
    if (considered) return considered.enough;
    if (question.staged) return !chosen.length && question.next.includes(DONE);
    return chosen.length >= question.least && chosen.length <= question.most;
  });

  /** Follows the scene: a half-made choice stays while the question stays. */
  follow(question: Question | null): void {
    if (question !== this.question) this.sending = false;
    if (sameQuestion(this.question, question)) {
      const asked = this.question;
      this.question = question;
      // What the table was asked about an older scene may have come to nothing.
      if (question !== asked) this.#ask();
      return;
    }
    this.question = question;
    this.#early = [];
    this.#unseen();
    this.#set(question ? laid(question, this.#yields) : []);
  }

  press(token: string): void {
    const { question } = this;
    if (!question || this.sending) return;
    const step = press(question, this.chosen, token, this.next);
    if (!step.refused) return this.set(step.chosen);
    if (this.considered || !this.chosen.length) void this.whyNot(token);
    else if (!this.#early.includes(token)) this.#early.push(token);
  }

  /** Asks the table why a token cannot be chosen now. */
  async whyNot(token: string): Promise<void> {
    const { question, chosen } = this;
    if (!question) return;
    const answer = [...(question.most === 1 && !question.staged ? [] : chosen), token];
    const told = await this.#asker.consider(question, answer);
    if (told?.no && this.question === question) this.refuse(told.no, token);
  }

  refuse(no: No, token: string | null = null): void {
    this.refused = { no, token };
    this.confirming = null;
    this.nudges += 1;
  }

  /** Asks whether this is meant; a second press of what led here is no yes. */
  confirm(answer: string[]): void {
    this.confirming = answer;
    this.#unseen();
  }

  /** Puts back: the confirmation first, then what is chosen. */
  back(): boolean {
    this.#early = [];
    if (this.confirming) {
      this.confirming = null;
      this.#unseen();
      return true;
    }
    if (!this.chosen.length && !this.refused) return false;
    if (this.chosen.length) this.#set(this.question?.staged ? this.chosen.slice(0, -1) : []);
    this.refused = null;
    return true;
  }

  clear(): void {
    this.#early = [];
    this.#set([]);
  }

  set(chosen: string[]): void {
    this.seen = true;
    this.#set(chosen);
  }

  /** Whether a press on a word counts: the next question may have the same word in the same place. */
  get open(): boolean {
    return this.seen && !this.sending;
  }

  async send(answer: readonly string[] = this.chosen): Promise<void> {
    const { question } = this;
    if (!question || this.sending) return;
    if (!this.seen && this.#meantBefore(answer)) return;
    this.sending = true;
    this.#sent = answer;
    this.#early = [];
    this.confirming = null;
    const reply = await this.#asker.play(question, answer);
    // What came of it may still be flying: until the next scene lies there, nothing is asked.
    if (reply?.is !== "done") this.sending = false;
    if (reply?.is === "no" && !this.#saidMeanwhile(question, reply)) this.refuse(reply);
  }

  /** What lies ready, or was just given to the question before: a second press of it, and nobody has seen this one. */
  #meantBefore(answer: readonly string[]): boolean {
    const ready = answer.length > 0 && answer.every((token) => this.chosen.includes(token));
    return ready || answer.join(" ") === this.#sent?.join(" ");
  }

  #unseen(): void {
    this.seen = false;
    clearTimeout(this.#glance);
    if (this.question) this.#glance = setTimeout(() => (this.seen = true), GLANCE_MS);
  }

  /** Where there was one thing to say, the table may have said it already: nothing went wrong. */
  #saidMeanwhile(question: Question, no: No): boolean {
    const late = no.refused === "moved-on" || no.refused === "not-your-turn";
    return late && question.next.length === 1;
  }

  #set(chosen: string[]): void {
    this.chosen = chosen;
    this.#reply = null;
    this.refused = null;
    this.confirming = null;
    this.#ask();
  }

  /** Asks the table about what is chosen, unless it has said so. */
  #ask(): void {
    clearTimeout(this.#timer);
    this.#serial += 1;
    if (!this.question || this.considered) return;
    this.#timer = setTimeout(
      () => void this.#consider(this.#serial),
      this.chosen.length ? PREVIEW_DELAY_MS : 0,
    );
  }

  async #consider(serial: number): Promise<void> {
    const { question, chosen } = this;
    if (!question) return;
    const told = await this.#asker.consider(question, chosen);
    if (serial !== this.#serial || !told) return; // something else is chosen by now
    this.#reply = told;
    const early = this.#early.shift();
    if (early !== undefined) this.press(early);
  }
}
