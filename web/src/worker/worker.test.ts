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

test.each(["/api/tables", "/api/me", "/api/games/mine", "/ws/a1", "/api/seat", "/health"])(
  "%s is none of its business",
  async (path) => {
    expect(await asked(path, new Response("own"))).toBeNull();
    expect(await asked(path, new Response("own"), "navigate")).toBeNull();
    expect(shelf.kept.size).toBe(0);
  },
);

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
