import { flower } from "../emblems/flower.ts";
import { lotus } from "../emblems/lotus.ts";
import { modaks } from "../offerings/foods.ts";
import { put } from "../svg.ts";
import { fire } from "../things/fire.ts";
import { lampRow } from "../things/flame.ts";
import { kalash } from "../things/pot.ts";
import type { Act } from "./act.ts";
import { emblemBeside } from "./beside.ts";

/** Ghee is poured into the fire beside the emblem. */
export const homa: Act = {
  half: 245,
  seat: "plinth",
  draw: (p, emblem) => emblemBeside(p, emblem, -165, 0.95) + fire(p, 65),
};

/** The fire between two emblems. */
export const twinHoma: Act = {
  half: 300,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, -225, 0.84) + emblemBeside(p, emblem, 225, 0.84) + fire(p, 0, 0.95),
};

/** Lotuses lie round the fire. */
export const lotusHoma: Act = {
  half: 250,
  seat: "lotus",
  draw: (p) =>
    fire(p, 0, 0.95, -6) +
    [-205, 205].map((x) => put(lotus(p), x, 0, 0.62)).join("") +
    [-128, 128].map((x) => put(lotus(p), x, 18, 0.4)).join(""),
};

/** A large lotus with a small fire in front, for Kamala. */
export const kamalaHoma: Act = {
  half: 230,
  seat: "lotus",
  draw: (p) =>
    put(lotus(p), 0, -120, 1.5) + fire(p, 0, 0.62) + [-170, 170].map((x) => kalash(p, 0.8, x)).join(""),
};

/** Nine lamps before the fire, for nine readings. */
export const nineLampHoma: Act = {
  half: 285,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, -200, 0.96) +
    fire(p, 10, 0.92) +
    kalash(p, 1.12, 214) +
    lampRow(p, 9, 280, 62, 0.6),
};

/** The fire among red flowers and ten lamps, for ten forms of the Goddess. */
export const tenLampHoma: Act = {
  half: 240,
  seat: "none",
  draw: (p) =>
    fire(p, 0, 1.1, -30) +
    [-190, -120, 120, 190].map((x, i) => put(flower(p, 5, i % 3 ? 52 : 64), x, -36 + (i % 3) * 8)).join("") +
    lampRow(p, 4, 330, -20, 0.62).concat(lampRow(p, 6, 430, 66, 1)),
};

/** Modaks beside the fire. */
export const modakHoma: Act = {
  half: 290,
  seat: "plinth",
  draw: (p, emblem) => emblemBeside(p, emblem, -165, 0.92) + fire(p, 70, 0.74) + put(modaks(p), 226, 0, 0.82),
};
