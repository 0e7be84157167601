import { expect, test } from "vitest";
import type { GameInfo } from "../wire/http";
import { starterOf } from "./starter.svelte";

const game = (slug: string, minutes: number, guide = true) =>
  ({ slug, minutes, guide }) as unknown as GameInfo;

test("the starter is Boneyard, or else the shortest game with a guide", () => {
  const others = [game("long", 50), game("untaught", 1, false), game("short", 5)];
  expect(starterOf([...others, game("boneyard", 15)])?.slug).toBe("boneyard");
  expect(starterOf(others)?.slug).toBe("short");
  expect(starterOf([game("boneyard", 15, false)])).toBeUndefined();
});
