/** Where the table is higher than the screen, its pieces are drawn smaller; on a phone then words give way. */

import { tick } from "svelte";
import type { Desk } from "./desk.svelte";

const STEPS = { phone: 9, tablet: 4, desk: 6 };
/** A tablet scrolls the page, the others only what lies between rail and place card. */
const beyond = (main: HTMLElement): number =>
  Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight);
let latest = 0;
/** The view, question and screen that sizes were last found for. */
let fitted: { view: unknown; kind: string } = { view: null, kind: "" };
/** Who is overtaken leaves it to the next to let things grow. */
let owed = false;

/** All of it happens before the next frame, so nothing is seen to jump.
 *
 * For every view things are as large as can be; the last size and the one above it are tried
 * first, because seldom much changes. What is looked at longer only shrinks. While pieces are on
 * their way nothing grows: sizes would go up and down. */
export async function tighten(desk: Desk, main: HTMLElement, onTheWay = false): Promise<void> {
  const mine = ++latest;
  owed ||= !onTheWay;
  // After the end the pad lies below the result: that is scrolled to, and nothing need be small.
  const most = desk.view?.ranks && desk.size !== "desk" ? 0 : STEPS[desk.size];
  const now = { view: desk.view, kind: `${desk.question?.prompt} ${desk.width} ${desk.height} ${most}` };
  const grows = owed && (now.view !== fitted.view || now.kind !== fitted.kind);
  const likely = [desk.tight - 1, desk.tight];
  let [fewest, enough] = [grows ? 0 : Math.min(desk.tight, most), most];
  while (fewest < enough) {
    const steps = likely.shift() ?? (fewest + enough) >> 1;
    if (steps < fewest || steps >= enough) continue;
    desk.tight = steps;
    await tick();
    if (mine !== latest) return;
    if (beyond(main) > 1) fewest = steps + 1;
    else enough = steps;
  }
  desk.tight = fewest;
  await tick();
  if (mine !== latest) return;
  if (owed) fitted = now;
  owed = false;
  // What is still too much scrolls: your hand is what you need to see.
  if (!onTheWay && desk.size === "phone" && desk.question) main.scrollTop = main.scrollHeight;
}
