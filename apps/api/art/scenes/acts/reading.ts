import { flower } from "../emblems/flower.ts";
import { tulsi } from "../offerings/leaves.ts";
import { line, path, put, rect, times } from "../svg.ts";
import { beads } from "../things/beads.ts";
import { book } from "../things/book.ts";
import { fire } from "../things/fire.ts";
import { diya, lampRow } from "../things/flame.ts";
import type { Act } from "./act.ts";
import { emblemBeside } from "./beside.ts";

/** A sacred book is read aloud before the emblem. */
export const reading: Act = {
  half: 275,
  seat: "plinth",
  draw: (p, emblem) => emblemBeside(p, emblem, -110, 1.02) + book(p, 140, 0.84),
};

/** The reading ends with a fire. */
export const readingAndFire: Act = {
  half: 310,
  seat: "plinth",
  draw: (p, emblem) => emblemBeside(p, emblem, -8, 1.05) + book(p, -180, 0.74) + fire(p, 180, 0.66),
};

/** The book lies open between lamps, the emblem behind it. */
export const readingByLamps: Act = {
  half: 250,
  seat: "lotus",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, 0, 1.12, -66) + book(p, 0, 0.86) + diya(p, -205, -2, 1) + diya(p, 205, -2, 1),
};

/** The names are counted on a rosary. */
export const japa: Act = {
  half: 260,
  seat: "plinth",
  draw: (p, emblem) => emblemBeside(p, emblem, -110, 1.14) + beads(p, 90, 1.08, 10) + diya(p, 90, -32, 0.9),
};

/** A thousand names, a tulsi leaf for each. */
export const thousandNames: Act = {
  half: 270,
  seat: "lotus",
  draw: (p, emblem) => emblemBeside(p, emblem, -85, 1.08) + put(tulsi(p), 180, 0, 1.25),
};

/** The names twelve times over, a lamp for each. */
export const twelveLamps: Act = {
  half: 225,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, 0, 1.04, -8) + lampRow(p, 5, 200, 38, 0.56) + lampRow(p, 7, 250, 86, 0.68),
};

/** Sung with harmonium and drum. */
export const singing: Act = {
  half: 310,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, 0, 0.98) +
    put(
      path("M-86 0V-62H86V0Z", `fill="url(#sari)"`) +
        path("M-86 -62L-64 -104H64L86 -62Z", `fill="url(#gilt)"`) +
        times(13, (i) => rect(-78 + i * 12, -60, 9, 24, `fill="${p.disc}"`)) +
        path("M-60 -74H60M-54 -84H54M-48 -94H48", line(p.near, 2.4, 0.6)),
      -190,
      0,
    ) +
    put(
      path(
        "M-84 -44C-84 -76 -40 -92 0 -92C40 -92 84 -76 84 -44C84 -12 40 0 0 0C-40 0 -84 -12 -84 -44Z",
        `fill="url(#sari)"`,
      ) +
        path("M-70 -72L70 -18M-70 -18L70 -72M0 -92V0", line(p.gold[0], 2.6)) +
        path("M-72 -74C-92 -56 -92 -32 -72 -14M72 -74C92 -56 92 -32 72 -14", line(p.disc, 9)),
      190,
      0,
    ) +
    put(flower(p, 8, 20), -60, -10) +
    put(flower(p, 8, 20), 60, -10),
};

/** A cradle hung between posts, with the flute in it: the child Krishna is rocked at midnight. */
export const swing: Act = {
  half: 220,
  seat: "lotus",
  draw: (p, emblem) =>
    path("M-190 0L-160 -380H-148L-170 0ZM190 0L160 -380H148L170 0Z", `fill="url(#gilt)"`) +
    path(
      "M-178 -380C-120 -430 120 -430 178 -380L170 -366C110 -408 -110 -408 -170 -366Z",
      `fill="url(#gilt)"`,
    ) +
    times(15, (i) =>
      put(
        flower(p, 6, 15, i % 2 ? "url(#leaf)" : "url(#gilt)"),
        -154 + i * 22,
        -392 - Math.sin((i / 14) * Math.PI) * 16,
      ),
    ) +
    path("M-110 -398L-100 -130M110 -398L100 -130", line(p.gold[0], 3.4)) +
    put(emblem.draw(p), 14, -146, 0.56) +
    path("M-128 -140C-110 -84 110 -84 128 -140Z", `fill="url(#sari)"`) +
    path("M-128 -140C-80 -122 80 -122 128 -140", line(p.gold[0], 5)) +
    path("M-96 -150C-60 -170 60 -170 96 -150C60 -134 -60 -134 -96 -150Z", `fill="url(#leaf)"`),
};
