import { expect, test } from "vitest";
import { filling, whole } from "./redraw";

test("the middle of a picture fills a frame", () => {
  expect(filling(560, 980, 560, 980)).toMatchObject({ x: 0, y: 0, width: 560, height: 980 });
  expect(filling(1000, 500, 400, 500)).toEqual({
    x: 300,
    y: 0,
    width: 400,
    height: 500,
    wide: 400,
    high: 500,
  });
  expect(filling(200, 500, 400, 500)).toEqual({
    x: 0,
    y: 125,
    width: 200,
    height: 250,
    wide: 400,
    high: 500,
  });
});

test("a whole picture keeps its shape and is never made larger", () => {
  expect(whole(3200, 2400, 1600)).toMatchObject({
    x: 0,
    y: 0,
    width: 3200,
    height: 2400,
    wide: 1600,
    high: 1200,
  });
  expect(whole(300, 200, 1600)).toMatchObject({ wide: 300, high: 200 });
  expect(whole(9000, 1, 1600)).toMatchObject({ wide: 1600, high: 1 });
});
