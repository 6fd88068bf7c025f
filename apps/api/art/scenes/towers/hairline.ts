import type { ScenePalette } from "../palette.ts";
import { line } from "../svg.ts";

/** The gold line that courses, ribs and cornices are drawn with. */
export const hairline = (p: ScenePalette, width = 1.3, opacity = 0.6) => line(p.gold[0], width, opacity);
