/** Everything on the shelf: the server's games, and the story table beside them. */

import { type ApiError, asApiError } from "../site/api";
import { type Boxed, games, lab } from "../site/catalogue";
import { storyBox } from "../site/story-box";
import { t } from "../words/t.svelte";

export class Shelved {
  /** Null until the server has answered. */
  all = $state.raw<Boxed[] | null>(null);
  /** Whether the lab is beside it. */
  lab = $state(false);
  wrong = $state.raw<ApiError | null>(null);

  constructor() {
    this.load();
  }

  load(): void {
    games().then(
      (found) => {
        this.all = [...found, storyBox(t("story-title"))];
        this.lab = lab;
        this.wrong = null;
      },
      (thrown) => (this.wrong = asApiError(thrown)),
    );
  }
}
