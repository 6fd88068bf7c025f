import { flower } from "../emblems/flower.ts";
import { kumkum as kumkumHeap, sindoor as sindoorHeap } from "../offerings/cloth-and-powder.ts";
import { each, ellipse, fill, line, put } from "../svg.ts";
import { diya, lampRow } from "../things/flame.ts";
import { flowerHeap } from "../things/flower-heap.ts";
import { lampTree } from "../things/lamp-tree.ts";
import { plate } from "../things/plate.ts";
import type { Act } from "./act.ts";
import { emblemBeside } from "./beside.ts";

/** A flower for each name. */
export const archana: Act = {
  half: 250,
  seat: "lotus",
  draw: (p, emblem) => emblemBeside(p, emblem, 0, 1.08, -50) + put(flowerHeap(p) + plate(p), 0, 6, 0.86),
};

/** Kumkum for each name, before the lotus. */
export const kumkumArchana: Act = {
  half: 205,
  seat: "lotus",
  draw: (p, emblem) =>
    put(emblem.draw(p), 0, -30, 1.25) +
    put(kumkumHeap(p), 0, -38, 1.12) +
    [-108, 108].map((x) => put(flower(p, 8, 26), x, -50)).join("") +
    plate(p),
};

/** The orange cloak of sindoor: a plate of it beside the mace. */
export const sindoorArchana: Act = {
  half: 250,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, -110, 1.1) +
    put(put(sindoorHeap(p), 0, -38, 1.2) + plate(p), 120, 0, 0.86) +
    put(flower(p, 8, 22), 10, -14),
};

const aroundThePool = [
  [-196, -6, 40],
  [-150, 22, 52],
  [-82, 40, 34],
  [150, 28, 48],
  [206, 2, 38],
] as const;

/** Red flowers round the spring; there is no image in this sanctum, only rock and water. */
export const springArchana: Act = {
  half: 255,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, 0, 1, -96) +
    ellipse(0, -34, 250, 72, fill("url(#plinth)")) +
    ellipse(0, -34, 250, 72, line(p.gold[0], 2.6, 0.9)) +
    ellipse(0, -40, 206, 52, fill("url(#water)")) +
    ellipse(0, -40, 206, 52, line(p.light, 2, 0.7)) +
    ellipse(10, -38, 120, 28, line(p.light, 1.8, 0.6)) +
    ellipse(10, -38, 54, 12, line(p.light, 1.8, 0.8)) +
    put(flower(p, 5, 30), 104, -46) +
    put(flower(p, 5, 22), -70, -60) +
    each(aroundThePool, ([x, y, r]) => put(flower(p, 5, r), x, y)) +
    diya(p, 40, 46, 0.9),
};

/** Red hibiscus in the light of many lamps, on the darkest night. */
export const lampArchana: Act = {
  half: 225,
  seat: "plinth",
  draw: (p, emblem) =>
    put(emblem.draw(p), 0, -10, 1.2) + lampRow(p, 7, 215, 40, 0.56) + lampRow(p, 6, 250, 94, 0.74),
};

/** The tiered lamp is waved. */
export const aarti: Act = {
  half: 210,
  seat: "lotus",
  draw: (p) => put(lampTree(p), 0, 0, 1.45),
};
