/** Everything on the shelf: the server's games, and the story table beside them. */

import { type ApiError, asApiError } from "../lib/api";
import { games, type GameInfo } from "../lib/catalogue";
import { storyBox } from "../lib/story-box";
import { t } from "../lib/t.svelte";

export class Shelved {
  /** Null until the server has answered. */
  all = $state.raw<GameInfo[] | null>(null);
  wrong = $state.raw<ApiError | null>(null);

  constructor() {
    this.load();
  }

  load(): void {
    games().then(
      (found) => {
        this.all = [...found, storyBox(t("story-title"))];
        this.wrong = null;
      },
      (thrown) => (this.wrong = asApiError(thrown)),
    );
  }
}
