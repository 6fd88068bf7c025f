import type { ScenePalette } from "../palette.ts";
import { circle, each, ellipse, fill, line, path, put, times } from "../svg.ts";

const rows = [5, 4, 3, 2, 1];

/** Round sweets piled into a pyramid. */
export const sweets = (p: ScenePalette) =>
  each(rows, (count, row) =>
    times(count, (i) => {
      const [x, y] = [(i - (count - 1) / 2) * 31, -20 - row * 25];
      return (
        circle(x, y, 17, fill("#e8a23c")) +
        circle(x - 4, y - 5, 9, fill("#f8cf74")) +
        circle(x, y, 17, line(p.near, 1.4, 0.3))
      );
    }),
  );

const dumpling = "M0 -64C-6 -50 -34 -40 -34 -16C-34 -4 34 -4 34 -16C34 -40 6 -50 0 -64Z";

/** Steamed modaks, pleated to a point. */
export const modaks = (p: ScenePalette) =>
  each([4, 3, 2, 1], (count, row) =>
    times(count, (i) =>
      put(
        path(dumpling, `${fill(p.disc)} stroke="${p.near}" stroke-opacity=".3" stroke-width="2"`) +
          path(
            "M0 -60C-12 -44 -20 -30 -18 -10M0 -60C12 -44 20 -30 18 -10M0 -60V-9",
            line(p.gold[1], 1.8, 0.7),
          ),
        (i - (count - 1) / 2) * 54,
        8 - row * 38,
        0.86,
      ),
    ),
  );

/** A clay pot that runs over with butter. */
export const butter = (p: ScenePalette) =>
  path("M-40 -92C-84 -70 -84 -16 -40 0H40C84 -16 84 -70 40 -92Z", fill("#b0643a")) +
  path("M0 -92H40C84 -70 84 -16 40 0H0Z", fill("#7c3f26")) +
  path("M-50 -104H50V-90H-50Z", fill("#c47a4a")) +
  path(
    "M-46 -100C-50 -140 -16 -152 0 -150C20 -156 52 -138 46 -100C46 -84 34 -80 32 -96C28 -76 14 -78 12 -96C4 -70 -14 -70 -16 -96C-24 -82 -44 -84 -46 -100Z",
    fill(p.disc),
  ) +
  path("M-64 -44C-20 -34 20 -34 64 -44", line(p.gold[0], 3, 0.8));

/** Sesame in a mound, darbha grass laid on it. */
export const sesame = (p: ScenePalette) =>
  path("M-84 0C-60 -30 -30 -84 0 -92C30 -84 60 -30 84 0Z", fill("#2c231f")) +
  path("M0 -92C30 -84 60 -30 84 0H10C20 -34 12 -66 0 -92Z", fill("#15100f")) +
  times(16, (i) => circle(-56 + ((i * 37) % 112), -10 - ((i * 23) % 44), 2.4, fill(p.gold[0], 0.7))) +
  path("M-70 -46C-20 -76 30 -84 84 -112M-62 -34C-10 -70 40 -76 92 -96", line("#7c9a4c", 5));

/** A meal served on a banana leaf. */
export const meal = (p: ScenePalette) =>
  path("M-110 -8C-80 -34 80 -34 112 -10C80 10 -80 12 -110 -8Z", fill("url(#green)")) +
  path("M-108 -9H110", line(p.light, 1.6, 0.6)) +
  path("M-40 -16C-36 -64 36 -64 40 -16Z", fill(p.disc)) +
  each([-70, 68], (x) => ellipse(x, -20, 20, 9, fill("#c8862e"))) +
  circle(0, -62, 6, fill("#f2b632"));
