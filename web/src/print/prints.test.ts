import { describe, expect, it } from "vitest";
import { printAddress, usualPaper } from "./prints";

describe("what is printed", () => {
  it("is asked for with what differs from the usual", () => {
    const table = { seats: 5, changes: [{ name: "target" }], options: { target: 50, order: "x" } };
    expect(printAddress("de", "boneyard", "pad", "a4", table as never)).toBe(
      "/api/print/de/boneyard/pad.pdf?paper=a4&seats=5&option=target%3D50",
    );
    expect(printAddress("en", "fugue", "crib", "letter", null)).toBe(
      "/api/print/en/fugue/crib.pdf?paper=letter",
    );
  });

  it("goes on the paper people have", () => {
    expect(["en-US", "en-GB", "de", "es-MX"].map(usualPaper)).toEqual([
      "letter",
      "a4",
      "a4",
      "letter",
    ]);
  });
});
