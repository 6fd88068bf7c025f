import type { ScenePalette } from "../palette.ts";
import { fill, line, path } from "../svg.ts";
import { trident } from "./trident.ts";

/** The trident with the red cloth. */
export const durgaTrident = (p: ScenePalette) =>
  trident(p) +
  path(
    "M-14 -206C-30 -170 -70 -150 -62 -92C-46 -100 -40 -84 -30 -88C-40 -130 -8 -150 2 -200Z",
    fill("url(#leaf)"),
  ) +
  path(
    "M8 -206C18 -176 50 -160 54 -112C40 -116 36 -104 28 -108C32 -140 4 -160 -4 -200Z",
    fill("url(#leaf)"),
  ) +
  path("M-58 -100C-46 -106 -42 -92 -33 -95", line(p.gold[0], 2.4));
