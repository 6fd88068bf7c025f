import type { ScenePalette } from "../palette.ts";
import { fill, HIGH, line, path, put, WIDE } from "../svg.ts";

const opening = `M90 ${HIGH}V330C90 260 118 236 146 210C190 172 240 182 296 142C356 94 470 116 600 46C730 116 844 94 904 142C960 182 1010 172 1054 210C1082 236 1110 260 1110 330V${HIGH}`;

/** A cusped arch around the whole scene. */
export const arch = (p: ScenePalette) =>
  path(`M0 0H${WIDE}V${HIGH}H0Z${opening}Z`, `${fill("url(#near)")} fill-rule="evenodd"`) +
  path(opening, line(p.gold[0], 2.6, 0.9)) +
  put(path(opening, line(p.gold[0], 1.2, 0.5)), -WIDE * 0.0125, -24, 1.025);
