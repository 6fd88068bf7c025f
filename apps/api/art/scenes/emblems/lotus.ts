import type { ScenePalette } from "../palette.ts";
import { fill, line, path, put } from "../svg.ts";
import { metal } from "./metal.ts";

/** The lotus in full flower. */
export const lotus = (p: ScenePalette) =>
  [
    [-66, 0.8],
    [66, 0.8],
    [-40, 0.94],
    [40, 0.94],
    [-18, 1.05],
    [18, 1.05],
    [0, 1.14],
  ]
    .map(([turn, size]) =>
      put(
        path(
          "M0 0C-44 -46 -44 -130 0 -196C44 -130 44 -46 0 0Z",
          `${fill("url(#leaf)")} stroke="${p.gold[0]}" stroke-width="2.4"`,
        ) + path("M0 -24V-150", line(p.gold[0], 1.4, 0.6)),
        0,
        -20,
        size,
        turn,
      ),
    )
    .join("") + path("M-96 -16C-50 10 50 10 96 -16C60 20 -60 20 -96 -16Z", metal);
