/** The first game of somebody new: a guided game, dealt with one press and without a form. */

import { api, type ApiError, asApiError } from "../site/api";
import { games } from "../site/catalogue";
import { navigate } from "../site/router.svelte";
import { loadMe, myName } from "../site/session.svelte";
import { t } from "../words/t.svelte";
import type { GameInfo, TableMade } from "../wire/http";

/** A good first game, and the hand that it begins with. */
export const STARTER = "boneyard";
export const OPENING = [10, 7, 5, 3, 14] as const;

/** The starter, or where this server does not have it, the shortest game with a guide. */
export function starterOf(all: readonly GameInfo[]): GameInfo | undefined {
  const taught = all.filter((one) => one.guide);
  return (
    taught.find((one) => one.slug === STARTER) ??
    taught.sort((one, other) => one.minutes - other.minutes)[0]
  );
}

class FirstGame {
  busy = $state(false);
  wrong = $state.raw<ApiError | null>(null);

  /** Opens a guided game and goes there; what the server refuses is kept in `wrong`. */
  async deal(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = null;
    try {
      void import("../table/Table.svelte"); // comes while the server deals
      const [{ drawn, keep }, found] = await Promise.all([
        import("../table/live/stake"),
        games(),
        loadMe(),
      ]);
      const game = starterOf(found)?.slug ?? STARTER;
      const stake = drawn();
      const order = { game, name: myName() || t("guest"), guide: true, pledge: stake.pledge };
      const { id } = await api.post<TableMade>("/api/tables", order);
      keep(id, stake);
      navigate(`/t/${id}`);
    } catch (thrown) {
      this.wrong = asApiError(thrown);
    } finally {
      this.busy = false;
    }
  }
}

export const firstGame = new FirstGame();
