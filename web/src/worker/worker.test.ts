import { beforeEach, expect, test, vi } from "vitest";

const at = (path: string): string => new URL(path, self.location.origin).href;

/** One cache, which may be full. */
const shelf = vi.hoisted(() => {
  const kept = new Map<string, Response>();
  const cache = {
    full: false,
    match: async (key: string) => kept.get(new URL(key, self.location.origin).href)?.clone(),
    put: async (key: string, answer: Response) => {
      if (cache.full) throw new DOMException("full", "QuotaExceededError");
      kept.set(new URL(key, self.location.origin).href, answer);
    },
  };
  Object.assign(globalThis, {
    BUILD: { name: "b1", files: [], entry: "/assets/main.js" },
    caches: { open: async () => cache, match: cache.match },
  });
  return { kept, cache };
});
import "./worker";

beforeEach(() => {
  shelf.kept.clear();
  shelf.cache.full = false;
});

/** What a page gets that asks for this; null where the worker leaves it to the browser. */
async function asked(path: string, says: Response | null, mode = "cors"): Promise<Response | null> {
  vi.stubGlobal("fetch", async () => says ?? Promise.reject(new TypeError()));
  let told: Promise<Response> | null = null;
  const request = { url: at(path), method: "GET", mode };
  const respondWith = (answer: Promise<Response>): void => void (told = answer);
  self.dispatchEvent(
    Object.assign(new Event("fetch"), { request, respondWith, waitUntil: () => {} }),
  );
  return told;
}

test.each([
  "/api/tables",
  "/api/me",
  "/api/games/mine",
  "/ws/a1",
  "/api/seat",
  "/health",
  "/docs/",
])("%s is none of its business", async (path) => {
  expect(await asked(path, new Response("own"))).toBeNull();
  expect(await asked(path, new Response("own"), "navigate")).toBeNull();
  expect(shelf.kept.size).toBe(0);
});

test.each([404, 429, 500, 502, 503])("an answer %i is shown and not kept", async (status) => {
  for (const path of ["/assets/a.js", "/api/games", "/api/pages/en/willow/rules"])
    expect((await asked(path, new Response("no", { status })))?.status).toBe(status);
  expect(shelf.kept.size).toBe(0);
});

test.each([
  [429, "no"],
  [500, "no"],
  [502, "page"],
  [503, "page"],
])("a page answered %i over a kept one shows the %s", async (status, text) => {
  await shelf.cache.put("/", new Response("page"));
  const told = await asked("/t/a1", new Response("no", { status }), "navigate");
  expect(await told?.text()).toBe(text);
  expect(await shelf.kept.get(at("/"))?.clone().text()).toBe("page");
});

test("where there is no room, everything comes as without a worker", async () => {
  shelf.cache.full = true;
  for (const path of ["/assets/a.js", "/api/games"])
    expect(await (await asked(path, new Response("whole")))?.text()).toBe("whole");
});

test("a part of a file is not kept for the file", async () => {
  expect((await asked("/assets/a.mp3", new Response("pa", { status: 206 })))?.status).toBe(206);
  expect(shelf.kept.size).toBe(0);
});

test("what everybody may read is kept for when there is no line", async () => {
  await asked("/api/games", new Response("games"));
  expect(await (await asked("/api/games", null))?.text()).toBe("games");
});

/** What the system shows when this is pushed. */
async function pushed(data: unknown): Promise<[string, NotificationOptions]> {
  const shown: [string, NotificationOptions][] = [];
  const showNotification = async (...one: [string, NotificationOptions]) => void shown.push(one);
  Object.assign(self, { registration: { showNotification } });
  const json = (): unknown => (typeof data === "string" ? JSON.parse(data) : data);
  const event = Object.assign(new Event("push"), {
    data: data === null ? null : { json },
    waitUntil: () => {},
  });
  self.dispatchEvent(event);
  expect(shown).toHaveLength(1);
  return shown[0]!;
}

test("what is pushed is shown, and a newer one about the same replaces it", async () => {
  const told = { title: "Your turn: Willow", body: "At the table: Bob.", url: "/t/a1", tag: "x" };
  const [title, options] = await pushed(told);
  expect(title).toBe("Your turn: Willow");
  expect(options).toMatchObject({ body: "At the table: Bob.", tag: "x", data: "/t/a1" });
});

test.each([null, "nonsense", 7, { title: 7 }])("something is shown for %j", async (data) => {
  expect((await pushed(data))[0]).toBe("Parlour");
});

/** Which pages are brought to the front, and which are opened, when a notification is pressed. */
async function pressed(url: string, open: string[]): Promise<string[]> {
  const done: string[] = [];
  const page = (path: string) => ({
    url: at(path),
    focus: async () => void done.push(`to ${path}`),
  });
  Object.assign(self, {
    clients: {
      matchAll: async () => open.map(page),
      openWindow: async (target: string) => void done.push(new URL(target).pathname),
    },
  });
  let work: Promise<unknown> = Promise.resolve();
  const notification = { data: url, close: () => done.push("closed") };
  const waitUntil = (given: Promise<unknown>): void => void (work = given);
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  await work;
  return done;
}

test("a press leads to the table, whose page is taken if there is one", async () => {
  expect(await pressed("/t/a1", ["/", "/t/b2"])).toEqual(["closed", "/t/a1"]);
  expect(await pressed("/t/a1", ["/", "/t/a1"])).toEqual(["closed", "to /t/a1"]);
  expect(await pressed("https://elsewhere.example/t/a1", [])).toEqual(["closed"]);
});
