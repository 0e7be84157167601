/** How this person is notified of turns: what the server knows, and this browser's part of it. */

import type { Notices, WayInfo } from "../wire/http";
import { settings } from "../lib/settings.svelte";
import { api, asApiError } from "../site/api";

export type Pace = WayInfo["pace"];
/** Words for what went wrong; empty while all is well. */
export type Wrong = "" | "denied" | "not-pushed" | "bad-address" | "asked" | "away";
const ANSWERS: Record<string, Wrong> = { "bad-address": "bad-address", asked: "asked" };

export class NoticesHere {
  known = $state.raw<Notices | null>(null);
  wrong = $state<Wrong>("");
  busy = $state(false);
  readonly #wished = new Set<string>();

  /** The channel that notifies this browser. */
  get here(): WayInfo | undefined {
    return this.known?.ways.find((way) => way.this);
  }
  get mail(): WayInfo | undefined {
    return this.known?.ways.find((way) => way.kind === "mail");
  }
  get elsewhere(): WayInfo[] {
    return this.known?.ways.filter((way) => way.kind === "push" && !way.this) ?? [];
  }
  /** Whether any channel notifies them. */
  get told(): boolean {
    return this.known?.ways.some((way) => way.answered) ?? false;
  }

  async load(): Promise<void> {
    await this.ask(() => api.get("/api/me/notices"));
  }

  /** Tells this browser from now on; it asks whether it may. */
  async pushHere(): Promise<void> {
    const key = this.known?.push;
    if (!key) return;
    await this.ask(async () => {
      if ((await Notification.requestPermission()) !== "granted") throw new Refused("denied");
      const { endpoint, keys } = (await subscribed(key)).toJSON();
      return await api.post("/api/me/notices/push", {
        endpoint,
        p256dh: keys?.["p256dh"],
        auth: keys?.["auth"],
        language: settings.language,
      });
    });
  }

  async mailTo(address: string, pace: Pace): Promise<void> {
    const body = { address: address.trim(), pace, language: settings.language };
    await this.ask(() => api.post("/api/me/notices/mail", body));
  }

  async change(way: WayInfo, pace: Pace): Promise<void> {
    const body = { id: way.id, pace, language: settings.language };
    await this.ask(() => api.put("/api/me/notices", body));
  }

  async off(way: WayInfo): Promise<void> {
    await this.ask(() => api.post("/api/me/notices/off", { id: way.id }));
    if (way.this && !this.wrong) await (await subscription())?.unsubscribe().catch(() => false);
  }

  /** Whether a table sends notifications. */
  async about(table: string, on: boolean): Promise<void> {
    await this.ask(() => api.put(`/api/tables/${encodeURIComponent(table)}/notices`, { on }));
  }

  /** People who changed the language are notified in it; it is set once. */
  async speak(): Promise<void> {
    for (const way of [this.here, this.mail]) {
      const wish = `${way?.id} ${settings.language}`;
      if (!way || way.language === settings.language || this.#wished.has(wish)) continue;
      this.#wished.add(wish);
      await this.change(way, way.pace);
    }
  }

  /** One thing after the other; what the server says holds. */
  private async ask(work: () => Promise<Notices>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = "";
    try {
      this.known = await work();
    } catch (thrown) {
      this.wrong =
        thrown instanceof Refused ? thrown.why : (ANSWERS[asApiError(thrown).error] ?? "away");
    }
    this.busy = false;
  }
}

class Refused extends Error {
  readonly why: Wrong;
  constructor(why: Wrong) {
    super(why);
    this.why = why;
  }
}

/** Whether this browser can be notified while no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** This browser's subscription with that key; one with an older key is given up. */
async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new Refused("not-pushed");
  const wanted = bytes(key);
  const before = await worker.pushManager.getSubscription();
  if (before && !same(before.options.applicationServerKey, wanted)) await before.unsubscribe();
  try {
    return await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: wanted,
    });
  } catch {
    throw new Refused("not-pushed");
  }
}

/** A key as the web writes it: base64 for addresses. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const own = new Uint8Array(one ?? new ArrayBuffer(0));
  return own.length === other.length && own.every((byte, at) => byte === other[at]);
}
