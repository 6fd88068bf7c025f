import type { ScenePalette } from "../palette.ts";
import { fill, line, path } from "../svg.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";

/** The two curved roofs of Bengal, one above the other. */
export const kalighatKolkata = (p: ScenePalette) => {
  const roof = (y: number, half: number, h: number) =>
    path(
      `M${-half} ${y}C${-half * 0.5} ${y - 26} ${half * 0.5} ${y - 26} ${half} ${y}C${half * 0.86} ${y - h * 0.6} ${half * 0.66} ${y - h} ${half * 0.5} ${y - h}C${half * 0.2} ${y - h - 14} ${-half * 0.2} ${y - h - 14} ${-half * 0.5} ${y - h}C${-half * 0.66} ${y - h} ${-half * 0.86} ${y - h * 0.6} ${-half} ${y}Z`,
      fill("url(#stone)"),
    ) +
    path(`M${-half} ${y}C${-half * 0.5} ${y - 26} ${half * 0.5} ${y - 26} ${half} ${y}`, line(p.cloth, 6)) +
    path(
      `M${-half} ${y - 9}C${-half * 0.5} ${y - 35} ${half * 0.5} ${y - 35} ${half} ${y - 9}`,
      line(p.gold[0], 1.6, 0.7),
    );
  return (
    block(p, 0, 0, 176, 142) +
    roof(-136, 214, 128) +
    block(p, 0, -250, 104, 52) +
    roof(-292, 134, 96) +
    [-40, 0, 40].map((x) => finial(x, x ? -392 : -398, x ? 0.7 : 1.2)).join("") +
    flag(p, 0, -432, 0.7) +
    [-110, 110].map((x) => door(p, x, 0, 30, 92, true)).join("") +
    door(p, 0, 0, 38, 108) +
    [-60, 0, 60].map((x) => door(p, x, -254, 15, 36, false)).join("")
  );
};
