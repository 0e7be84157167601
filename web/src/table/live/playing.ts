/** The table between two scenes: what is no longer so is gone, and what is still to come is not there yet. */

import type { AnyEvent, Hint, Line, Question, Scene, TableView, ZoneData } from "../../wire/table";
import { sealed } from "../telling/storyteller";
import type { Reader } from "../motion/beats";

type Telling = { events: AnyEvent[]; lines: readonly Line[] };

export function sameQuestion(one: Question | null, other: Question | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.seat === other.seat &&
    one.at === other.at &&
    one.prompt === other.prompt &&
    one.options.join(" ") === other.options.join(" ")
  );
}

/** Which lines begin with which event; what is chosen in secret takes no time. */
export function readerOf(told: readonly Telling[], words: Reader["words"]): Reader {
  const begun = new Map<AnyEvent, Line[]>();
  for (const { events, lines } of told)
    for (const line of lines) {
      const event = events[line.at ?? 0];
      if (event && !sealed(line)) begun.set(event, [...(begun.get(event) ?? []), line]);
    }
  return { linesOf: (event) => begun.get(event) ?? [], words };
}

/** What stands in the log when these events were played: no line before its event, and none before an earlier line. */
export function toldBy<Entry extends Telling>(
  told: readonly Entry[],
  played: ReadonlySet<AnyEvent>,
): Entry[] {
  const found: Entry[] = [];
  for (const entry of told) {
    const { events, lines } = entry;
    const early = lines.findIndex((line) => {
      const event = events[line.at ?? 0];
      return event !== undefined && !played.has(event);
    });
    const seen = events.filter((event) => played.has(event));
    if (early < 0 && seen.length === events.length) {
      found.push(entry);
      continue;
    }
    const begun = early < 0 ? lines : lines.slice(0, early);
    if (begun.length || seen.length) found.push({ ...entry, lines: begun, events: seen });
    break;
  }
  return found;
}

/** The scene while the eye follows what leads from it to the next. A question stays only if it is still asked
 * in the last that was heard. */
export function onTheWay(scene: Scene, next: Scene, last: Scene, view: TableView): Scene {
  const hints = hintsOn(view, scene, next);
  if (sameQuestion(scene.question, last.question)) return { ...scene, hints };
  return {
    ...scene,
    hints: hints.filter((hint) => !isPassed(hint, scene, next)),
    question: null,
    wish: null,
    retractable: false,
    may_take_back: "",
  };
}

/** A view on the way. Facts are those of the last scene, and those of the next once its round is dealt: until then
 * plates and numbers would speak of the round before. */
export function withFacts(
  view: TableView,
  next: TableView | null,
  told: readonly (Telling & { opens: number | null })[],
  played: ReadonlySet<AnyEvent>,
): TableView {
  const last = told.at(-1);
  const opening = last?.events[last.opens ?? -1];
  return next && opening && played.has(opening) ? { ...view, facts: next.facts } : view;
}

/** Nobody is waited for while it is shown what came of the answers. */
export function unasked(view: TableView): TableView {
  return { ...view, waiting: [], answered: [] };
}

/** What is said of a piece holds where the piece lay when it was said. */
function hintsOn(view: TableView, scene: Scene, next: Scene): Hint[] {
  const [here, before, after] = [placesOf(view), placesOf(scene.view), placesOf(next.view)];
  const old = scene.hints.filter((hint) => {
    const piece = pieceOf(hint);
    return piece === null || here.get(piece) === before.get(piece);
  });
  const fresh = next.hints.filter((hint) => {
    const piece = pieceOf(hint);
    if (piece === null || here.get(piece) === before.get(piece)) return false;
    return here.get(piece) === after.get(piece);
  });
  return [...old, ...fresh];
}

/** Whether a hint says what a piece would have done that was not chosen: once an answer is in, it is no longer so. */
function isPassed(hint: Hint, { question, view }: Scene, next: Scene): boolean {
  const piece = pieceOf(hint);
  if (piece === null || !question?.options.includes(piece)) return false;
  return placesOf(view).get(piece) === placesOf(next.view).get(piece);
}

function pieceOf({ values }: Hint): string | null {
  const piece = values.card ?? values.piece;
  return piece === undefined ? null : `${piece}`;
}

function placesOf(view: TableView | null): Map<string | null, string> {
  const key = ({ zone, seat, hand }: ZoneData): string => `${zone} ${hand ?? seat ?? ""}`;
  return new Map(
    (view?.zones ?? []).flatMap((zone) =>
      (zone.pieces ?? []).map((piece) => [piece, key(zone)] as const),
    ),
  );
}
