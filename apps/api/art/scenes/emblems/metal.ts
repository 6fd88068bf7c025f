import type { ScenePalette } from "../palette.ts";
import { fill, line } from "../svg.ts";

/** Two-tone brass. */
export const metal = fill("url(#gilt)");

/** The few dark lines on brass. */
export const ink = (p: ScenePalette, width = 2.4) => line(p.near, width, 0.75);
