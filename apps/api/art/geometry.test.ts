import { expect, it } from "vitest";
import { beads, petals, star } from "./geometry.ts";
import { around, both, circle, moved, turned } from "./path.ts";

const figures = (d: string) => d.match(/M/g)?.length;

it("a star has as many closed figures as the greatest common divisor of its corners and step", () => {
  expect(figures(star(6, 2, 100))).toBe(2);
  expect(figures(star(9, 3, 100))).toBe(3);
  expect(figures(star(5, 2, 100))).toBe(1);
});

it("the hexagram's first triangle points straight up", () => {
  expect(star(6, 2, 100)).toMatch(/^M0 -100L86\.6 50L-86\.6 50Z/);
});

it("a ring has one figure for each petal and bead", () => {
  expect(figures(petals({ count: 12, inner: 10, outer: 20 }))).toBe(12);
  expect(figures(beads(7, 50, 2))).toBe(7);
});

it("the first petal of a ring has its point at the top", () => {
  expect(petals({ count: 8, inner: 100, outer: 150 })).toContain(" 0 -150C");
});

it("`both` adds the mirror image of a figure", () => {
  expect(both("M1 2L3 4")).toBe("M1 2L3 4M-1 2L-3 4");
});

it("moving and turning transform the control points of curves", () => {
  expect(moved("M0 0C1 1 2 2 3 3Z", 1, -1)).toBe("M1 -1C2 0 3 1 4 2Z");
  expect(turned("M0 -10L5 0", 90)).toBe("M10 0L0 5");
});

it("copies around the centre are spaced evenly, and a circle is closed", () => {
  expect(around(4, "M0 -10L0 -20")).toBe("M0 -10L0 -20M10 0L20 0M0 10L0 20M-10 0L-20 0");
  expect(circle(5, [1, 2])).toMatch(/^M-4 2C.*-4 2Z$/);
});
