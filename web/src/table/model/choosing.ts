/** How an answer grows: pure steps, so that clicking, keys and tests go the same way. */

import type { Question } from "../../wire/table";
import { isNumber, isPiece, seatOf } from "../telling/faces";

export type Kind = "piece" | "seat" | "number" | "word";

export function kindOf(token: string): Kind {
  if (seatOf(token) !== null) return "seat";
  if (isNumber(token)) return "number";
  return isPiece(token) ? "piece" : "word";
}

/** Ends a selection in `next`; it is a button, never something to pick. */
export const DONE = "done";

export type Step = { chosen: string[]; refused: boolean };

/**
 * What is chosen after a token is pressed. `next` is what may follow, as the server
 * sent it for what is chosen now; a pressed token that may not follow is refused.
 */
export function press(
  question: Question,
  chosen: readonly string[],
  token: string,
  next: readonly string[],
): Step {
  const held = chosen.indexOf(token);
  if (question.staged) {
    if (next.includes(token)) return { chosen: [...chosen, token], refused: false };
    if (held >= 0) return { chosen: chosen.slice(0, held), refused: false };
    return { chosen: [...chosen], refused: true };
  }
  if (held >= 0) return { chosen: chosen.filter((one) => one !== token), refused: false };
  // One of several takes the place of another; else what may follow is added.
  const alone = question.most === 1;
  if (!(alone ? question.next : next).includes(token))
    return { chosen: [...chosen], refused: true };
  return { chosen: alone ? [token] : [...chosen, token], refused: false };
}

/** What can be pressed now without a refusal. */
export function choosable(
  question: Question,
  chosen: readonly string[],
  next: readonly string[],
): Set<string> {
  const able = question.staged || question.most > 1 ? next : question.next;
  const found = new Set([...able, ...chosen]);
  found.delete(DONE);
  return found;
}

/** Answers that are given by one press: a few words, one of which is wanted. */
export function isVerdict(question: Question): boolean {
  return (
    !question.staged &&
    question.least === 1 &&
    question.most === 1 &&
    question.options.every((token) => kindOf(token) === "word")
  );
}

/** What lies chosen at first: the least amount, where the only other way is to give up. */
export function laid(question: Question, yields: readonly string[]): string[] {
  if (question.staged || question.least !== 1 || question.most !== 1) return [];
  const [least] = numbers(question.options);
  const rest = question.options.filter((token) => kindOf(token) !== "number");
  return least !== undefined && rest.length && rest.every((word) => yields.includes(word))
    ? [`${least}`]
    : [];
}

/** The numbers among the options, in order. */
export function numbers(tokens: Iterable<string>): number[] {
  return [...tokens]
    .filter(isNumber)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Amounts worth a button of their own: the least, half the pot, the pot, the most. */
export function quickAmounts(able: readonly number[], pot: number): number[] {
  if (able.length < 4) return [...able];
  const nearest = (aim: number): number =>
    able.reduce((best, one) => (Math.abs(one - aim) < Math.abs(best - aim) ? one : best));
  const aims = [able[0]!, ...(pot > 0 ? [Math.round(pot / 2), pot] : []), able.at(-1)!];
  return [...new Set(aims.map(nearest))].sort((a, b) => a - b);
}

/** The same question still, so that a half-made choice may stay. */
export { sameQuestion } from "../live/playing";
