/** A log file from a finished game becomes a replay. */

import type { TableFound } from "../wire/http";
import { api, asApiError } from "../site/api";
import { navigate } from "../site/router.svelte";
import { t } from "../words/t.svelte";
import { sorry } from "../ui/page/sorry";

/** The server takes no more, so nothing larger is sent. */
const MAX_LOG_BYTES = 1_048_576;

class Import {
  busy = $state(false);
  wrong = $state("");

  async read(file: File | null | undefined): Promise<void> {
    if (!file || this.busy) return;
    this.wrong = file.size > MAX_LOG_BYTES ? t("log-too-big") : "";
    if (this.wrong) return;
    this.busy = true;
    try {
      const { id } = await api.post<TableFound>("/api/replays", file);
      navigate(`/replay/${id}`);
    } catch (thrown) {
      const error = asApiError(thrown);
      this.wrong = sorry(error, t("log-refused", { reason: error.text }));
    } finally {
      this.busy = false;
    }
  }
}

export const logs = new Import();
