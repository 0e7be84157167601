import { describe, expect, it } from "vitest";
import { Words } from "../words/words";
import german from "../words/de.ftl?raw";
import english from "../words/en.ftl?raw";
import { index, parse, roman, sorted, spoken, suitOf, type Say } from "./names";

const say: Say = (id, args = {}) =>
  `${id}(${Object.entries(args)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ")})`;

describe("parse", () => {
  it.each([
    ["7h", { kind: "card", rank: 7, suit: "h", copy: 1 }],
    ["Td", { kind: "card", rank: 10, suit: "d", copy: 1 }],
    ["Ac/2", { kind: "card", rank: 14, suit: "c", copy: 2 }],
    ["Joker", { kind: "joker", number: 1, copy: 1 }],
    ["Joker2", { kind: "joker", number: 2, copy: 1 }],
    ["15-0", { kind: "domino", high: 15, low: 0, copy: 1 }],
    ["M00", { kind: "major", number: 0, copy: 1 }],
  ])("reads %s", (name, piece) => {
    expect(parse(name)).toEqual(piece);
  });

  it("lets the back decide between clubs and cups", () => {
    expect(parse("Ac")).toMatchObject({ kind: "card", rank: 14 });
    expect(parse("Ac", "tarot")).toMatchObject({ kind: "minor", rank: 1, suit: "c" });
    expect(parse("Np", "tarot")).toMatchObject({ kind: "minor", rank: 12, suit: "p" });
  });

  it.each(["", "1h", "7x", "77h", "M22", "M5", "6-", "7h/0", "7h/x", "7h/2/2", "Jokers"])(
    "knows no %j",
    (name) => {
      expect(parse(name)).toBeNull();
    },
  );

  it("knows no pages among playing cards and no diamonds in tarot", () => {
    expect(parse("Ph")).toBeNull();
    expect(parse("7d", "tarot")).toBeNull();
  });
});

describe("what is printed and said", () => {
  it("writes the ten with two figures", () => {
    expect([2, 10, 11, 14].map(index)).toEqual(["2", "10", "J", "A"]);
  });

  it("counts majors as the Romans did", () => {
    expect([0, 1, 4, 9, 14, 18, 19, 21].map(roman)).toEqual([
      "0", "I", "IV", "IX", "XIV", "XVIII", "XIX", "XXI",
    ]); // prettier-ignore
  });

  it("hands codes to the messages, never words", () => {
    expect(spoken("Jh", say)).toBe("card-name(rank=J suit=h)");
    expect(spoken("Jh/2", say)).toBe("card-name(rank=J suit=h)");
    expect(spoken("Joker2", say)).toBe("card-name-joker(number=2)");
    expect(spoken("6-4", say, "domino")).toBe("domino-name(high=6 low=4)");
    expect(spoken("M18", say, "tarot")).toBe("tarot-name-major(number=M18)");
    expect(spoken("8c", say, "tarot")).toBe("tarot-name(rank=8 suit=c)");
  });

  it.each([
    ["Jh", "card", "Jack of hearts", "Herz Bube"],
    ["Ts", "card", "10 of spades", "Pik 10"],
    ["7c/2", "card", "7 of clubs", "Kreuz 7"],
    ["Joker", "card", "Joker", "Joker"],
    ["Joker2", "card", "second Joker", "zweiter Joker"],
    ["6-4", "domino", "6 4 domino", "Domino 6 4"],
    ["Np", "tarot", "Knight of pentacles", "Ritter der Münzen"],
    ["M18", "tarot", "The Moon", "Der Mond"],
    [null, "red-card", "Card, face down", "Karte, verdeckt"],
  ])("says %s (%s) in words", (name, back, en, de) => {
    const inEnglish = new Words([{ language: "en", ftl: english }]);
    const inGerman = new Words([{ language: "de", ftl: german }]);
    expect(spoken(name, (id, args) => inEnglish.text(id, args), back)).toBe(en);
    expect(spoken(name, (id, args) => inGerman.text(id, args), back)).toBe(de);
  });

  it("says that a hidden piece is hidden", () => {
    expect(spoken(null, say, "domino")).toBe("piece-hidden(back=domino)");
  });

  it("repeats a name it does not know", () => {
    expect(spoken("lantern", say)).toBe("lantern");
  });
});

describe("sorted", () => {
  const hand = ["4c", "Kh", "8d", "Joker", "8s", "Ks", "4c/2"];

  it("puts high ranks first, then spades, hearts, clubs, diamonds", () => {
    expect(sorted(hand, "rank")).toEqual(["Joker", "Ks", "Kh", "8s", "8d", "4c", "4c/2"]);
  });

  it("puts the Ace last where it counts least", () => {
    expect(sorted(["3c", "As", "Th"], "rank")).toEqual(["As", "Th", "3c"]);
    expect(sorted(["3c", "As", "Th"], "rank", "card", true)).toEqual(["Th", "3c", "As"]);
    expect(sorted(["3s", "As", "Th"], "suit", "card", true)).toEqual(["3s", "As", "Th"]);
  });

  it("keeps suits together", () => {
    expect(sorted(hand, "suit")).toEqual(["Joker", "Ks", "8s", "Kh", "4c", "4c/2", "8d"]);
  });

  it("leaves the given hand as it was, and sorts objects too", () => {
    const tiles = [{ name: "3-1" }, { name: "6-0" }, { name: "6-5" }];
    expect(sorted(tiles, "rank").map((tile) => tile.name)).toEqual(["6-5", "6-0", "3-1"]);
    expect(tiles[0]?.name).toBe("3-1");
  });
});

it("groups by suit, or by the larger half", () => {
  expect(["7h", "Joker", "6-4"].map((name) => suitOf(name))).toEqual(["h", "joker", "6"]);
});
