/** A study as this browser knows it: asked for again while it is counted. */

import { valueLabel } from "../setup/options";
import { asApiError, api, type ApiError } from "../site/api";
import type { MeasureResult, GameInfo, Progress, StudyInfo } from "../wire/http";
import { compared, differs, type Compared } from "../words/figures";
import { l } from "../words/lab.svelte";
import { row, t } from "../words/t.svelte";
import type { Speaking } from "../words/words";

const POLL_INTERVAL_MS = 1_000;
/** Nobody looks, or nothing should move all the time. */
const SLOW_POLL_INTERVAL_MS = 10_000;

export class Followed {
  readonly id: string;
  info = $state.raw<StudyInfo | null>(null);
  wrong = $state.raw<ApiError | null>(null);

  constructor(id: string) {
    this.id = id;
  }

  get busy(): boolean {
    return this.info?.state === "playing" || this.info?.state === "waiting";
  }

  async look(): Promise<void> {
    await this.#take(() => api.get<StudyInfo>(`/api/lab/studies/${this.id}`));
  }
  stop(): Promise<void> {
    return this.#take(() => api.post<StudyInfo>(`/api/lab/studies/${this.id}/stop`));
  }
  goOn(): Promise<void> {
    return this.#take(() => api.post<StudyInfo>(`/api/lab/studies/${this.id}/go-on`));
  }

  async #take(ask: () => Promise<StudyInfo>): Promise<void> {
    try {
      this.info = await ask();
      this.wrong = null;
    } catch (thrown) {
      this.wrong = asApiError(thrown);
    }
  }

  /** Looks again while something may have changed. Call it while a component starts. */
  follow(): void {
    $effect(() => {
      let over = false;
      const still = matchMedia("(prefers-reduced-motion: reduce)");
      const again = async (): Promise<void> => {
        await this.look();
        if (over) return;
        const slow = document.hidden || still.matches || !this.busy;
        timer = setTimeout(() => void again(), slow ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
      };
      let timer = setTimeout(() => void again(), 0);
      return () => {
        over = true;
        clearTimeout(timer);
      };
    });
  }
}

/** What can be compared, once there are figures with intervals. */
export function comparedOf(one: MeasureResult): Compared | null {
  const { value, low, high } = one.differs;
  if (value === null || low === null || high === null) return null;
  if (one.before.value === null || one.after.value === null) return null;
  return {
    measure: one.measure,
    share: one.share,
    before: one.before.value,
    after: one.after.value,
    differs: [value, low, high],
  };
}

export const upper = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Rules as their game calls them: “Deals: 2”. One that is gone keeps its name. */
export function rulesSaid(
  words: Speaking,
  game: Pick<GameInfo, "options"> | undefined,
  rules: StudyInfo["asked"]["changes"],
): string {
  return row(
    Object.entries(rules).map(([name, value]) => {
      const spec = game?.options.find((one) => one.name === name);
      if (!spec) return t("quoted", { text: name.replaceAll("_", " ") });
      const rule = words.text(`option-${name}`);
      return t("quoted", {
        text: l("lab-rule", { rule, value: valueLabel(words, spec, value) }),
      });
    }),
  );
}

/** What came out for the first measure, as far as it is known. */
export function outcomeSaid(words: Speaking, progress: Progress | null, over: boolean): string {
  const gap = progress && comparedOf(progress.counted[0]!);
  if (gap && differs(gap)) return upper(compared(words, gap));
  return l(gap && over ? "lab-no-difference" : "lab-too-early");
}
