import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { CastWords } from "./cast-words";

const FTL = `
word-who-2 = hand 2
word-ability-1 = ability 1
word-ability-2 = ability 2
word-kill = kill
word-wound = wound
said-stymied = Hand { $number } of { $seat } is stymied.
prompt-effect = What happens?
`;
const cast = new CastWords(new Words([{ language: "en", ftl: FTL }]), {
  who: (hand) => ["Ines", "the clerk"][hand - 1] ?? "",
  ability: (number) => (number === 1 ? "haggling" : ""),
  has: (id) => id.startsWith("contest-") || id.startsWith("sure-"),
  text: (id, args) => `${id} ${String(args.who ?? args.chosen)}`,
});

test("hands and abilities are called by their names", () => {
  expect(cast.text("word-who-2")).toBe("the clerk");
  expect(cast.text("word-ability-1")).toBe("haggling");
  expect(cast.text("word-ability-2")).toBe("ability 2");
  expect(cast.text("said-stymied", { number: 2, seat: "Mara" })).toBe(
    "contest-said-stymied the clerk",
  );
});

test("only what is final is asked again", () => {
  expect(cast.has("prompt-effect", "sure")).toBe(true);
  expect(cast.text("prompt-effect", { chosen: "kill, the clerk" }, "sure")).toBe(
    "sure-kill kill, the clerk",
  );
  expect(cast.text("prompt-effect", { chosen: "wound, the clerk" }, "sure")).toBe("");
});
