/** Where the table is higher than the screen, its pieces are drawn smaller; on a phone then words give way. */

import { tick } from "svelte";
import type { Desk } from "./desk.svelte";

const STEPS = { phone: 9, tablet: 4, desk: 6 };
/** A tablet scrolls the page, the others only what lies between rail and place card. */
const beyond = (main: HTMLElement): number =>
  Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight);
let latest = 0;

/** All of it happens before the next frame, so nothing is seen to jump.
 *
 * While pieces are on their way nothing grows again: sizes would go up and down. */
export async function tighten(desk: Desk, main: HTMLElement, onTheWay = false): Promise<void> {
  const mine = ++latest;
  // After the end the pad lies below the result: that is scrolled to, and nothing need be small.
  const most = desk.view?.ranks && desk.size !== "desk" ? 0 : STEPS[desk.size];
  if (!onTheWay) desk.tight = 0;
  await tick();
  while (mine === latest && desk.tight < most && beyond(main) > 1) {
    desk.tight += 1;
    await tick();
  }
  // What is still too much scrolls: your hand is what you need to see.
  if (mine === latest && !onTheWay && desk.size === "phone" && desk.question) main.scrollTop = main.scrollHeight;
}
