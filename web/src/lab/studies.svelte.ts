/** A study as this browser knows it: asked for again while it is counted. */

import { asApiError, api, type ApiError } from "../site/api";
import type { Counted, StudyInfo } from "../wire/http";
import type { Compared } from "../words/figures";

const BEAT = 1_000;
/** Nobody looks, or nothing should move all the time. */
const SLOW = 10_000;

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
        timer = setTimeout(() => void again(), slow ? SLOW : BEAT);
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
export function comparedOf(one: Counted): Compared | null {
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
