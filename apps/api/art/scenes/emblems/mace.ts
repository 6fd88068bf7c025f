import type { ScenePalette } from "../palette.ts";
import { circle, line, path, put, rect, times } from "../svg.ts";
import { ink, metal } from "./metal.ts";

/** The mace. */
export const mace = (p: ScenePalette) =>
  put(
    rect(-9, -128, 18, 128, metal) +
      times(5, (i) => path(`M-9 ${-20 - i * 22}L9 ${-30 - i * 22}`, ink(p, 2))) +
      circle(0, 2, 13, metal) +
      rect(-24, -146, 48, 12, metal) +
      rect(-18, -134, 36, 10, metal) +
      path(
        "M-22 -146C-58 -164 -86 -196 -84 -234C-82 -276 -48 -306 0 -308C48 -306 82 -276 84 -234C86 -196 58 -164 22 -146Z",
        metal,
      ) +
      path(
        "M0 -308C-32 -276 -32 -186 -10 -146M0 -308C32 -276 32 -186 10 -146M0 -308C-66 -276 -66 -196 -18 -146M0 -308C66 -276 66 -196 18 -146",
        ink(p, 2),
      ) +
      path("M-84 -240C-40 -218 40 -218 84 -240M-82 -222C-40 -202 40 -202 82 -222", line(p.cloth, 5)) +
      path("M-16 -306H16L10 -322L0 -346L-10 -322Z", metal),
    0,
    0,
    1,
    9,
  );
