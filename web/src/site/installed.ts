/** The app beyond its page: the service worker, what it keeps to be read without a line, and new versions. */

import { settings } from "../lib/settings.svelte";
import { games } from "./catalogue";
import { STORY } from "./story-box";

/** Milliseconds between two looks for a new version while a page stays open. */
const UPDATE_CHECK_INTERVAL_MS = 30 * 60_000;

let outdated = false;

/** Whether a newer version has come since this page was loaded: the next page is loaded from it. */
export function isOutdated(): boolean {
  return outdated;
}

/** Plain http has no workers, except on this very machine: there everything is as without one. */
export function install(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || import.meta.env.DEV) return;
  let first = workers.controller === null;
  workers.addEventListener("controllerchange", () => {
    if (!first) outdated = true;
    else void gather(workers);
    first = false;
  });
  const start = (): void => {
    workers.register("/worker.js").then(follow, () => {}); // not allowed here: as without one
    if (!first) void gather(workers);
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Looks for a new version when somebody comes back to a page that stayed open. */
function follow(worker: ServiceWorkerRegistration | undefined): void {
  if (!worker) return; // blocked
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < UPDATE_CHECK_INTERVAL_MS) return;
    last = Date.now();
    worker.update().catch(() => {}); // no line: another time
  });
}

/** What this page had before the worker, and every rule in the reader's language. */
async function gather(workers: ServiceWorkerContainer): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const shelf = new URL("/api/games", location.href).href; // it may be on its way, and no entry yet
  workers.controller?.postMessage({ keep: [...new Set([...loaded, shelf])] });
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (line?.saveData) return;
  const slugs = [...(await games().catch(() => [])).map(({ slug }) => slug), STORY];
  const pages = slugs.flatMap((slug) => [`${slug}/crib`, `${slug}/rules`]);
  const keep = pages.map((page) => `/api/pages/${settings.language}/${page}`);
  workers.controller?.postMessage({ keep });
}
