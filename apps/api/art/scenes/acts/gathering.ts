import { linga } from "../emblems/linga.ts";
import type { ScenePalette } from "../palette.ts";
import { each, fill, flip, line, path, put, times } from "../svg.ts";
import { book } from "../things/book.ts";
import { diya, lampRow } from "../things/flame.ts";
import { nagaStone } from "../things/naga-stone.ts";
import { kalash } from "../things/pot.ts";
import type { Act } from "./act.ts";
import { emblemBeside } from "./beside.ts";

const bananaPlant = (p: ScenePalette) =>
  path("M-10 0C-12 -120 -8 -220 0 -300H12C14 -220 14 -120 12 0Z", fill("url(#green)")) +
  each([-70, -36, 30, 64], (turn) =>
    put(
      path("M0 0C-36 -50 -34 -130 0 -190C34 -130 36 -50 0 0Z", fill("url(#green)")) +
        path("M0 -6V-176", line(p.light, 2, 0.5)),
      6,
      -290,
      0.86,
      turn,
    ),
  );

/** Katha: a canopy of banana plants with the pot in front. */
export const storytelling: Act = {
  half: 270,
  seat: "plinth",
  draw: (p) =>
    put(bananaPlant(p), -210, 0, 0.98) +
    flip(put(bananaPlant(p), -210, 0, 0.98)) +
    path("M-196 -300C-120 -250 120 -250 196 -300", line(p.cloth, 5)) +
    times(11, (i) =>
      path(
        `M${-150 + i * 30} ${-282 + Math.sin((i / 10) * Math.PI) * 17}v26`,
        line(i % 2 ? "#56702f" : p.gold[0], 7),
      ),
    ) +
    kalash(p, 1.15, 0, -52) +
    path("M-84 -52H84L100 0H-100Z", fill("url(#sari)")) +
    path("M-84 -52H84M-92 -26H92", line(p.gold[0], 3)) +
    book(p, 0, 0.46) +
    diya(p, -140, -2, 0.8) +
    diya(p, 140, -2, 0.8),
};

/** A kalash, the emblem and lamps. */
export const peace: Act = {
  half: 250,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, -110, 1) + kalash(p, 1.3, 120) + diya(p, 10, -2, 0.8) + diya(p, 222, -2, 0.8),
};

/** The serpent stone beside the linga. */
export const serpents: Act = {
  half: 255,
  seat: "plinth",
  draw: (p) => put(linga(p), -125, 0, 0.98) + nagaStone(p, 150, 1.08) + diya(p, 34, -2, 0.8),
};

/** Nine serpent stones, worshipped one by one. */
export const nineSerpents: Act = {
  half: 300,
  seat: "plinth",
  draw: (p) =>
    times(
      4,
      (i) => nagaStone(p, -262 + i * 58, 0.5 + i * 0.06, -8) + nagaStone(p, 262 - i * 58, 0.5 + i * 0.06, -8),
    ) +
    nagaStone(p, 0, 1.16) +
    lampRow(p, 9, 290, 64, 0.56),
};

const grains = [
  "#c8352b",
  "#f4ead2",
  "#b8452c",
  "#5f9a3c",
  "#f2b632",
  "#fff6e2",
  "#3a3f78",
  "#6d5a4a",
  "#8a8f98",
];

/** Nine heaps of grain on a cloth, one for each graha; the sun's lies in the middle. */
export const nineGrains: Act = {
  half: 290,
  seat: "plinth",
  draw: (p, emblem) =>
    emblemBeside(p, emblem, -205, 0.86) +
    path("M-70 -128H230L290 4H-110Z", fill(p.disc)) +
    path(
      "M-70 -128H230L290 4H-110ZM30 -128L22 4M130 -128L158 4M-84 -88H248M-97 -44H268",
      line("#a8282b", 4),
    ) +
    times(9, (i) => {
      const [row, column] = [Math.floor(i / 3), (i % 3) - 1];
      return put(
        path("M-44 0C-30 -16 -14 -52 0 -64C14 -52 30 -16 44 0Z", fill(grains[i] ?? p.cloth)) +
          path("M0 -64C14 -52 30 -16 44 0H6C10 -18 6 -42 0 -64Z", fill(p.near, 0.3)),
        82 + column * (102 + row * 14),
        -88 + row * 43,
        0.96 + row * 0.1,
      );
    }),
};
