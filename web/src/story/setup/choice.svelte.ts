/** Which story a table tells, and with which rules: chosen on a new table or while it gathers. */

import { type ApiError, api, asApiError } from "../../site/api";
import type { Sets } from "../../wire/http";
import type { OptionValue } from "../../site/catalogue";
import { language } from "../../words/t.svelte";

export class Choice {
  found = $state.raw<Sets | null>(null);
  wrong = $state.raw<ApiError | null>(null);
  /** A content-set that comes along, `file`, or nothing yet. */
  chosen = $state("");
  file = $state.raw<File | null>(null);
  /** The person who brings the file has read it. */
  read = $state(false);
  given = $state<Record<string, OptionValue>>({});

  set = $derived.by(() => this.found?.sets.find((one) => one.id === this.chosen) ?? null);
  ready = $derived.by(() => this.chosen !== "" && (this.chosen !== "file" || this.file !== null));

  /** `chosen` is what the table has already; the shortest story fits a first evening. */
  load(chosen = ""): void {
    api.get<Sets>(`/api/story-sets?language=${language()}`).then(
      (sets) => {
        this.found = sets;
        this.wrong = null;
        this.chosen ||=
          chosen || ([...sets.sets].sort((a, b) => a.sessions - b.sessions)[0]?.id ?? "file");
      },
      (thrown) => (this.wrong = asApiError(thrown)),
    );
  }

  value(spec: { name: string; default: OptionValue }): OptionValue {
    return this.given[spec.name] ?? this.set?.options[spec.name] ?? spec.default;
  }

  /** What the server is told: one of its own sets, or a file that nobody is shown. */
  async content(): Promise<{ content: string } | { source: string }> {
    return this.chosen === "file" && this.file
      ? { source: await this.file.text() }
      : { content: this.chosen };
  }
}
