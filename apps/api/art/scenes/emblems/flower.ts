import type { ScenePalette } from "../palette.ts";
import { around, circle, fill, path } from "../svg.ts";
import { metal } from "./metal.ts";

/** A flower seen from the front. */
export const flower = (p: ScenePalette, petals: number, r: number, paint = "url(#leaf)") =>
  around(
    petals,
    path(
      `M0 0C${-r * 0.5} ${-r * 0.35} ${-r * 0.42} ${-r * 0.9} 0 ${-r}C${r * 0.42} ${-r * 0.9} ${r * 0.5} ${-r * 0.35} 0 0Z`,
      `${fill(paint)} stroke="${p.near}" stroke-opacity=".35" stroke-width="1.4"`,
    ),
  ) + circle(0, 0, r * 0.2, metal);
