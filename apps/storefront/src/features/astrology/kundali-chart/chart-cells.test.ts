import { expect, test } from "vitest";
import { type ChartStyle, placeHouses } from "./chart-cells.ts";

/** A chart whose lagna is Karka. */
const houses = Array.from({ length: 12 }, (_, index) => ({
  ...{ number: index + 1, rashi: ((index + 3) % 12) + 1, rashi_name: "", grahas: [] },
}));

/** The sides of a drawing that a cell is at: "top left" is a corner. */
function sidesOf(style: ChartStyle, key: "number" | "rashi", value: number): string {
  const { x, y } = placeHouses(houses, style).find((house) => house[key] === value)?.at ?? { x: 50, y: 50 };
  const across = x < 40 ? "left" : x > 60 ? "right" : "";
  return [y < 40 ? "top" : y > 60 ? "bottom" : "", across].filter(Boolean).join(" ");
}

test("in the North the first house is on top, and the others follow counter-clockwise", () => {
  expect([1, 4, 7, 10].map((house) => sidesOf("north", "number", house))).toEqual([
    ...["top", "left", "bottom", "right"],
  ]);
  expect([2, 12].map((house) => sidesOf("north", "number", house))).toEqual(["top left", "top right"]);
});

test("in the South each rashi has its place, clockwise from Meena in the upper corner", () => {
  expect([12, 3, 6, 9].map((rashi) => sidesOf("south", "rashi", rashi))).toEqual([
    ...["top left", "top right", "bottom right", "bottom left"],
  ]);
});

test("in the East each rashi has its place, counter-clockwise from Mesha on top", () => {
  expect([1, 4, 7, 10].map((rashi) => sidesOf("east", "rashi", rashi))).toEqual([
    ...["top", "left", "bottom", "right"],
  ]);
});
