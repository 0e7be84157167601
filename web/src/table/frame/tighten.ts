/** Where the table is higher than the screen, its pieces are drawn smaller; on a phone then words give way. */

import { tick } from "svelte";
import type { TableModel } from "../model/model.svelte";
import { display } from "../../theme/display.svelte";

const STEPS = { phone: 9, tablet: 4, desktop: 6 };
/** A tablet scrolls the page, the others only what lies between rail and place card. */
const beyond = (main: HTMLElement): number =>
  Math.max(
    main.scrollHeight - main.clientHeight,
    document.documentElement.scrollHeight - display.height,
  );
let latest = 0;
/** The view, question and screen that sizes were last found for. */
let fitted: { view: unknown; kind: string } = { view: null, kind: "" };
/** A run that is overtaken leaves it to the next one to let things grow. */
let owed = false;

/** All of it happens before the next frame, so nothing is seen to jump.
 *
 * For every view things are as large as can be: a question begins one size above the last of
 * its kind, the first of its kind with the size that there is. What is looked at longer only shrinks.
 * While pieces are on their way nothing grows: sizes would go up and down. */
export async function tighten(
  model: TableModel,
  main: HTMLElement,
  onTheWay = false,
): Promise<void> {
  const mine = ++latest;
  owed ||= !onTheWay;
  // After the end the pad lies below the result: that is scrolled to, and nothing need be small.
  const most = model.view?.ranks && display.size !== "desktop" ? 0 : STEPS[display.size];
  const now = {
    view: model.view,
    kind: `${model.question?.prompt} ${display.width} ${display.height} ${most}`,
  };
  const grows = owed && (now.view !== fitted.view || now.kind !== fitted.kind);
  const before = model.sizes.get(now.kind);
  if (grows) model.tight = before ? before - 1 : Math.min(before ?? model.tight, most);
  await tick();
  while (grows && mine === latest && model.tight > 0 && beyond(main) <= 1) {
    model.tight -= 1;
    await tick();
  }
  while (mine === latest && model.tight < most && beyond(main) > 1) {
    model.tight += 1;
    await tick();
  }
  if (mine !== latest) return;
  model.sizes.set(now.kind, model.tight);
  if (owed) fitted = now;
  owed = false;
  // What is still too much scrolls: your hand is what you need to see.
  if (!onTheWay && display.size === "phone" && model.question) main.scrollTop = main.scrollHeight;
}
