import { describe, expect, it } from "vitest";
import { Display } from "./display.svelte";

const names = (width: number, height: number): string => new Display(width, height).names;

describe("the size of the window", () => {
  it("is decided by its width", () => {
    expect(names(360, 640)).toBe("phone");
    expect(names(699, 1000)).toBe("phone");
    expect(names(700, 1000)).toBe("tablet");
    expect(names(999, 1000)).toBe("tablet");
    expect(names(1000, 700)).toBe("desktop");
    expect(names(1200, 700)).toBe("desktop wide");
  });

  it("is a phone's in landscape too", () => {
    expect(names(844, 390)).toBe("phone sideways");
    expect(names(999, 499)).toBe("phone sideways");
    expect(names(844, 500)).toBe("tablet");
    expect(names(640, 499)).toBe("phone sideways");
  });

  it("stays a desktop's where height is short", () => {
    expect(names(1440, 400)).toBe("desktop wide");
  });

  it("is a phone's in portrait with a keyboard over it", () => {
    expect(names(360, 480)).toBe("phone");
  });
});
