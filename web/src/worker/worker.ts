/**
 * The service worker: the app opens without a line, and a page finds the files of its own version.
 *
 * It keeps files of the build and what everybody may read (rules, words, the shelf). What is
 * somebody's own never passes through here: the browser asks the server itself for it.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: its name, the files without which no page opens, and one of them by which the
 *  page of this build is recognised. */
declare const BUILD: { name: string; files: string[]; entry: string };

/** Milliseconds that a slow line has before what is kept is shown. */
const NETWORK_TIMEOUT_MS = 1_500;
/** What is older than this is requested again when there is time. */
const WEEK_MS = 7 * 24 * 3_600_000;
const OURS = "parlour-";
const CACHE = OURS + BUILD.name;
const FILES = /^\/assets\//;
const READ_BY_ALL = /^\/api\/(games$|credits$|words\/|pages\/)/;
/** What the server says of itself is no page of the app. */
const SERVER = /^\/(api|ws|health|docs)(\/|$)/;
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(filled().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidied().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (FILES.test(pathname)) event.respondWith(file(request));
  else if (READ_BY_ALL.test(pathname)) event.respondWith(freshest(event, request.url));
  else if (request.mode === "navigate" && !SERVER.test(pathname))
    event.respondWith(freshest(event, "/"));
});

/** A page tells what it had loaded before this worker was there, and what it may want to read. */
self.addEventListener("message", (event) => {
  const { keep } = event.data as { keep: string[] };
  event.waitUntil(gathered(keep));
});

/** The server tells somebody who is not there that it is their turn. */
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = read(event.data);
  const icon = "/icons/lamp-192.png";
  // Not all browsers know `renotify`: one that replaces another is to be noticed too.
  const shown = { body, tag, icon, badge: icon, data: url, renotify: tag !== "" };
  const noted = (self.navigator as Badged).setAppBadge?.().catch(() => {});
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), noted]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(String(event.notification.data ?? "/")));
});

/** A browser may get another push address; the server has to know. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewed(event as PushChange));
});
type Badged = WorkerNavigator & { setAppBadge?: () => Promise<void> };
type PushChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};
type PushText = { title: string; body: string; url: string; tag: string };

/** What was sent, as far as it is ours; a browser wants something shown in any case. */
function read(data: PushMessageData | null): PushText {
  let given: Partial<Record<keyof PushText, unknown>> = {};
  try {
    given = (data?.json() as typeof given | null) ?? {};
  } catch {
    // not ours
  }
  const { title, body, url, tag } = given;
  const text = (one: unknown): string => (typeof one === "string" ? one : "");
  return { title: text(title) || "Parlour", body: text(body), url: text(url), tag: text(tag) };
}

/** Brings a page of the table to the front, or opens one. */
async function opened(path: string): Promise<void> {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === target.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(target.href);
}

async function renewed({ oldSubscription, newSubscription }: PushChange): Promise<void> {
  const options = oldSubscription?.options;
  const now =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!now) return;
  const { endpoint, keys } = now.toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

/** All files of this build together, or none of them. */
async function filled(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch("/", { cache: "no-cache" });
  if (!(await page.clone().text()).includes(BUILD.entry)) throw new Error("another build");
  await cache.addAll(BUILD.files);
  await cache.put("/", page);
}

/** The build before this one stays too, for pages of it that are still open. */
async function tidied(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function found(address: string): Promise<Response | undefined> {
  try {
    const own = await (await caches.open(CACHE)).match(address, { ignoreVary: true });
    return own ?? (await caches.match(address, { ignoreVary: true }));
  } catch {
    return undefined; // storage is broken: as without a worker
  }
}

/** What the server itself said; a stranger's network may lead to a page of its own. */
function isTrue(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected;
}

/** Keeps what is true. If there is no room, the answer is passed on all the same. */
async function put(key: string, answer: Response): Promise<void> {
  if (!isTrue(answer)) return;
  const copy = answer.clone();
  await caches.open(CACHE).then(
    (cache) => cache.put(key, copy).catch(() => {}),
    () => {},
  );
}

/** A file has its content in its name: once here, it is right for ever. */
async function file(request: Request): Promise<Response> {
  const kept = await found(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  await put(request.url, answer);
  return answer;
}

/** What the server says now, or else what is kept as `key`. The page itself is kept with its files only. */
async function freshest(event: FetchEvent, key: string): Promise<Response> {
  const coming = fetch(event.request).then(async (answer) => {
    if (key !== "/") await put(key, answer);
    return answer;
  });
  event.waitUntil(coming.catch(() => {}));
  const kept = await found(key);
  if (!kept) return coming;
  const told = coming.then(
    (answer) => (AWAY.includes(answer.status) ? kept : answer),
    () => kept,
  );
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), NETWORK_TIMEOUT_MS));
  return Promise.race([told, late]);
}

/** One after the other, so that nobody waits for it; the rest comes next time if the line is lost. */
async function gathered(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const { origin, pathname, href } = new URL(address, self.location.origin);
    if (origin !== self.location.origin) continue;
    if (!FILES.test(pathname) && !READ_BY_ALL.test(pathname)) continue;
    const kept = await cache.match(href, { ignoreVary: true });
    const since = Date.parse(kept?.headers.get("date") ?? "");
    if (kept && (FILES.test(pathname) || Date.now() - since < WEEK_MS)) continue;
    const answer = await fetch(href).catch(() => null);
    if (!answer) return;
    await put(href, answer);
  }
}
