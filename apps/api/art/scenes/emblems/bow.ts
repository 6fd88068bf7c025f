import type { ScenePalette } from "../palette.ts";
import { both, fill, line, path, rect } from "../svg.ts";
import { metal } from "./metal.ts";

/** The bow with its arrow. */
export const bow = (p: ScenePalette) =>
  path(
    "M-156 -66C-150 -96 -138 -104 -128 -128C-98 -214 -44 -246 0 -246C44 -246 98 -214 128 -128C138 -104 150 -96 156 -66C136 -72 124 -88 114 -112C88 -184 44 -222 0 -222C-44 -222 -88 -184 -114 -112C-124 -88 -136 -72 -156 -66Z",
    metal,
  ) +
  path("M-146 -72L0 -20L146 -72", line(p.gold[0], 2.6)) +
  rect(-26, -252, 52, 36, fill("url(#leaf)")) +
  path("M-26 -240H26M-26 -228H26", line(p.gold[0], 2)) +
  rect(-4, -290, 8, 286, metal) +
  path("M0 -340C-10 -314 -24 -300 -26 -278L0 -290L26 -278C24 -300 10 -314 0 -340Z", metal) +
  both("M-4 -52C-24 -46 -30 -28 -30 6L-4 -18Z", fill("url(#leaf)"));
