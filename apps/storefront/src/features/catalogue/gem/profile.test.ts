import { expect, test } from "vitest";
import { profileOf } from "./profile.ts";

const box = { left: 0, top: 0, length: 8, depth: 5 };
/** The extent of the points of a path. */
const extentOf = (path: string) => {
  const points = [...path.matchAll(/(?:[ML]|0 0 [01] )(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

test.each(["brilliant", "oval", "cushion", "pear", "emerald"])(
  "a %s is as deep from the side as its report says",
  (shape) => expect(extentOf(profileOf(shape, box))).toEqual([5, 8]),
);

test("a cabochon stands on its flat base, as long as the stone", () => {
  expect(profileOf("cabochon", box)).toBe("M5 0A5 4 0 0 0 5 8Z");
});

test("a bead is round from the side too", () => {
  expect(profileOf("bead", { ...box, depth: 8 })).toBe("M0 4A4 4 0 0 1 8 4A4 4 0 0 1 0 4Z");
});
