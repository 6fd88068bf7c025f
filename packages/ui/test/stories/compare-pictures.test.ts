import { expect, test } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

const grey = (...levels: number[]) => ({
  width: levels.length,
  height: 1,
  pixels: Uint8Array.from(levels.flatMap((level) => [level, level, level, 255])),
});

test("equal pictures have no difference", () => {
  expect(comparePictures(grey(0, 128, 255), grey(0, 128, 255)).different).toBe(0);
});

test("rounding differences are ignored, visible ones are counted", () => {
  expect(comparePictures(grey(100), grey(108)).different).toBe(0);
  expect(comparePictures(grey(100), grey(109)).different).toBe(1);
});

test("a difference in one channel is enough", () => {
  const tinted = { ...grey(100), pixels: Uint8Array.from([100, 100, 140, 255]) };
  expect(comparePictures(grey(100), tinted).different).toBe(1);
});

test("the difference picture shows where", () => {
  const { where } = comparePictures(grey(0, 0), grey(0, 255));
  expect([...where.pixels]).toEqual([255, 255, 255, 255, 200, 0, 0, 255]);
});
