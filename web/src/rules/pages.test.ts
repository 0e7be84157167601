import { afterEach, expect, test, vi } from "vitest";
import { chapters, fitted, gamePage, homeOf } from "./pages";

afterEach(() => vi.unstubAllGlobals());

test("a page is fitted into ours", () => {
  const html = "<h1>Willow</h1>\n<p>Two cards.</p><table><tr><th></th><th>Gap</th></tr></table>";
  expect(fitted(html, "Table").trim()).toBe(
    '<p>Two cards.</p><div class="wide" tabindex="0" role="group" aria-label="Table">' +
      "<table><tr><td></td><th>Gap</th></tr></table></div>",
  );
});

test("headings are listed and can be jumped to", () => {
  const root = document.createElement("div");
  root.innerHTML = '<h2 id="own">The cards</h2><p></p><h3>Aces</h3>';
  expect(chapters(root)).toEqual([
    { id: "own", title: "The cards", level: 2 },
    { id: "part-2", title: "Aces", level: 3 },
  ]);
  expect(root.querySelector("h3")?.id).toBe("part-2");
});

test("a page is asked for once in each language", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response('{"html":"<p>Aim.</p>","language":"en","rules":{}}');
  });
  for (const language of ["de", "fr", "de"])
    expect(await gamePage(language, "willow", "crib")).toMatchObject({ language: "en" });
  expect(asked).toEqual(["/api/pages/de/willow/crib", "/api/pages/fr/willow/crib"]);
});

test("a rule is looked for on several pages", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("/there/")
      ? new Response('{"html":"","rules":{"FUG-B01":"A contest"}}')
      : new Response('{"html":"","rules":{"FUG-S01":"A session"}}'),
  );
  expect(await homeOf("FUG-S01", "en", ["here", "there"])).toBe("here");
  expect(await homeOf("FUG-B01", "en", ["here", "there"])).toBe("there");
  expect(await homeOf("FUG-X99", "en", ["here", "there"])).toBe("here");
});

test("a game without pages is an error in every language", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"error":"missing","text":""}', { status: 404 }),
  );
  await expect(gamePage("de", "nothing", "rules")).rejects.toMatchObject({ status: 404 });
});
