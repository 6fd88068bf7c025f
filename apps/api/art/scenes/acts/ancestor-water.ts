import type { ScenePalette } from "../palette.ts";
import { each, ellipse, fill, line, path, put } from "../svg.ts";
import type { Act } from "./act.ts";

const SKIN = "#4b2a1d";
const HAIR = "#1b120e";
const rings = [
  [-8, 30, 140],
  [-8, 42, 200],
  [206, 26, 44],
  [206, 32, 84],
] as const;

/** A man up to the knees in the sea, seen from the side with his head bowed over his joined palms. */
const son = (p: ScenePalette) =>
  path("M-40 -176C-62 -110 -70 -40 -70 34H58C58 -40 50 -110 34 -176Z", fill(p.disc)) +
  path("M4 -176C2 -110 6 -40 2 34H58C58 -40 50 -110 34 -176Z", fill(p.stone[1], 0.5)) +
  path("M-16 -172C-26 -110 -32 -40 -32 30M26 -170C34 -110 36 -50 34 28", line(p.stone[1], 2, 0.6)) +
  path("M-68 20C-30 30 20 30 57 22", line("#a8282b", 6)) +
  path("M-38 -176C-50 -216 -56 -262 -40 -292C-28 -312 10 -314 24 -296C36 -262 36 -216 34 -176Z", fill(SKIN)) +
  path("M-42 -184C-20 -172 14 -172 36 -184L38 -164C14 -154 -20 -154 -42 -164Z", fill("#a8282b")) +
  path("M-44 -270C-20 -240 14 -210 34 -196", line(p.disc, 4)) +
  path(
    "M2 -290C28 -296 44 -276 62 -248C90 -246 130 -262 160 -276C176 -282 186 -268 174 -258C140 -236 92 -216 58 -218C34 -226 12 -250 -4 -268Z",
    fill(SKIN),
  ) +
  path("M-12 -300L-6 -322H20L18 -296Z", fill(SKIN)) +
  ellipse(14, -346, 27, 32, fill(SKIN)) +
  path(
    "M16 -380C-18 -382 -24 -346 -8 -322C-2 -330 -2 -346 8 -356C20 -360 34 -362 40 -366C36 -374 28 -380 16 -380Z",
    fill(HAIR),
  ) +
  path("M-14 -350C-26 -352 -30 -338 -22 -332", line(HAIR, 6)) +
  path("M150 -276C160 -288 182 -286 186 -272C178 -262 164 -262 152 -266Z", fill("#d9a05a")) +
  path("M176 -266C196 -230 204 -120 204 24H212C214 -120 206 -240 184 -272Z", fill(p.light)) +
  each(rings, ([x, y, rx]) => ellipse(x, y, rx, rx * 0.08, line(p.light, 2, 0.8)));

/** Tarpan: water with sesame is poured from the palms into the sea. The face has no features. */
export const ancestorWater: Act = {
  half: 210,
  height: 440,
  seat: "water",
  draw: (p) => put(son(p), -70, 40, 1.15),
};
