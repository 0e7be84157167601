/** Amounts travel as ranges: `1..200` in a question stands for every number between. */

import type { Message, Question } from "../../wire/table";

const RANGE = /^(\d+)\.\.(\d+)$/;

/** These tokens with every number of a range spelled out. */
export function spelled(tokens: string[]): string[] {
  return tokens.flatMap((token) => {
    const [, low, high] = RANGE.exec(token) ?? [];
    if (low === undefined || high === undefined) return [token];
    return Array.from({ length: Number(high) - Number(low) + 1 }, (_, step) =>
      String(Number(low) + step),
    );
  });
}

/** Spells out the ranges of a question, and gives it openings where it has none:
 * a server of the version before sends none, while servers restart one by one. */
export function spellOut(question: Question): void {
  question.options = spelled(question.options);
  question.next = spelled(question.next);
  question.openings ??= [];
  for (const opening of question.openings) opening.next = spelled(opening.next ?? []);
}

/** A message with the ranges of its question, or of what may follow, spelled out. */
export function spread(message: Message): Message {
  if (message.is === "considered") message.next = spelled(message.next);
  if (message.is !== "welcome" && message.is !== "update") return message;
  if (message.scene?.question) spellOut(message.scene.question);
  return message;
}
