import { circle, each, ellipse, fill, line, path, put, rect, times, WIDE } from "../scenes/svg.ts";

/** Where wall and ledge meet. */
export const LEDGE = 640;

/** A recess with a pointed arch. */
const niche = () =>
  path(`M250 ${LEDGE}V330C250 200 470 160 600 60C730 160 950 200 950 330V${LEDGE}Z`, fill("#1c0d08", 0.34)) +
  path(`M250 ${LEDGE}V330C250 200 470 160 600 60C730 160 950 200 950 330V${LEDGE}`, line("#e3b04a", 8, 0.8)) +
  path(`M214 ${LEDGE}V320C214 170 450 130 600 20C750 130 986 170 986 320V${LEDGE}`, line("#e3b04a", 4, 0.5));

/** Folds of a curtain, drawn to the right. */
const curtain = () =>
  path(`M620 -10H1210V${LEDGE}H900C860 400 700 220 620 -10Z`, fill("#1c0d08", 0.3)) +
  times(6, (i) =>
    path(
      `M${700 + i * 92} -10C${760 + i * 84} 220 ${900 + i * 56} 420 ${930 + i * 52} ${LEDGE}`,
      line("#fff2c8", 10, 0.2),
    ),
  ) +
  path(`M620 -10C700 220 860 400 900 ${LEDGE}`, line("#e3b04a", 9, 0.8));

/** Steps that lead down to a river. */
const ghat = () =>
  path("M0 300C200 250 330 292 520 262C760 232 900 286 1200 250V420H0Z", fill("#3b2a45", 0.3)) +
  rect(0, 380, WIDE, 130, fill("#8fb9c4", 0.75)) +
  times(9, (i) =>
    path(`M${(i * 263) % 1100} ${396 + (i % 5) * 22}h${90 + (i % 3) * 50}`, line("#ffffff", 4, 0.6)),
  ) +
  each(
    [0, 1],
    (i) =>
      rect(0, 510 + i * 66, WIDE, 66, fill(i ? "#a9825e" : "#8d6a4c")) +
      rect(0, 510 + i * 66, WIDE, 12, fill("#f3d9b0", 0.6)),
  );

/** Large leaves at the edge of a garden. */
const garden = () =>
  each([-1, 1], (side) =>
    each([-70, -30, 12], (turn, i) =>
      put(
        path("M0 0C-120 -90 -110 -330 0 -460C110 -330 120 -90 0 0Z", fill("#2f5a20", 0.5)) +
          path("M0 0V-430", line("#d7e6a8", 4, 0.35)),
        600 + side * 560,
        560 - i * 60,
        1.1,
        -side * turn,
      ),
    ),
  ) + rect(0, 560, WIDE, 90, fill("#4b6b2c", 0.5));

/** A carved stone lattice on one side. */
const lattice = () =>
  rect(60, -10, 430, 560, fill("#fff2c8", 0.55)) +
  times(7, (row) =>
    times(5, (column) =>
      path(
        `M${60 + column * 86} ${30 + row * 80}l43 -40l43 40l-43 40Z`,
        `fill="none" stroke="#5e3a22" stroke-width="17" opacity=".8"`,
      ),
    ),
  ) +
  rect(60, -10, 430, 560, line("#5e3a22", 30));

/** The disc of the sun with its rays. */
const sun = () =>
  times(24, (i) => put(path("M-16 -330L0 -470L16 -330Z", fill("#fff2c8", 0.4)), 600, 380, 1, i * 15)) +
  circle(600, 380, 310, fill("#fff2c8", 0.35)) +
  circle(600, 380, 310, line("#e3b04a", 6, 0.6));

/** Pillars of a hall, left and right. */
const hall = () =>
  each(
    [60, 1000],
    (x) =>
      rect(x, 0, 140, LEDGE, fill("#1c0d08", 0.28)) +
      rect(x + 14, 0, 34, LEDGE, fill("#fff2c8", 0.25)) +
      rect(x - 26, 80, 192, 34, fill("#1c0d08", 0.34)) +
      rect(x - 26, 560, 192, 80, fill("#1c0d08", 0.34)),
  ) +
  path("M200 90C330 220 870 220 1000 90", line("#e3b04a", 7, 0.7)) +
  times(9, (i) => ellipse(250 + i * 87.5, 126 + (1 - ((i - 4) / 4) ** 2) * 62, 17, 22, fill("#f39a1d")));

/** A bell that hangs from above. */
const bell = () =>
  path("M940 -10V110", line("#6b3f12", 10)) +
  path("M880 240C880 130 1000 130 1000 240L1024 290H856Z", fill("url(#brass)")) +
  circle(940, 306, 20, fill("#6b3f12")) +
  path(`M-10 -10H420C300 130 300 420 190 ${LEDGE}H-10Z`, fill("#1c0d08", 0.26));

/** The places where an offering can stand. */
export const backdrops = { niche, curtain, ghat, garden, lattice, sun, hall, bell };
export type BackdropName = keyof typeof backdrops;
