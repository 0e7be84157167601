import { expect, test } from "vitest";
import { mute, preferred, readSettings, settings } from "./settings.svelte";

test("the first language we speak is taken", () => {
  expect(preferred(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(preferred(["pt"])).toBe("en");
});

test.each([null, "", "no json", "[]", "null", '{"language":"xx","muted":7}'])(
  "what is stored amiss is as by default: %s",
  (stored) =>
    expect(readSettings(stored, ["de"])).toEqual({ language: "de", muted: [], muteAll: false }),
);

test("what was stored comes back", () => {
  const kept = { language: "en", muted: ["Mara", 3], muteAll: true };
  expect(readSettings(JSON.stringify(kept), ["de"])).toEqual({ ...kept, muted: ["Mara"] });
});

test("people are muted once and heard again", () => {
  mute("Mara", true);
  mute("Mara", true);
  expect(settings.muted).toEqual(["Mara"]);
  mute("Mara", false);
  expect(settings.muted).toEqual([]);
});
