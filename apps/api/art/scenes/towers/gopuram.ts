import type { ScenePalette } from "../palette.ts";
import { fill, n, path, poly, times } from "../svg.ts";
import { block } from "./block.ts";
import { archPath, door } from "./door.ts";
import { finial } from "./finial.ts";
import { hairline } from "./hairline.ts";

/** A gateway of the south: storeys drawn in, a row of niches in each, the barrel roof with its row of pots. */
export function gopuram(
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  { storeys = 7, look = "url(#stone)", top = 0.46 } = {},
) {
  const base = h * 0.2;
  const rise = (h * 0.64) / storeys;
  let out = block(p, x, foot, half, base, look);
  for (let i = 0; i < storeys; i++) {
    const t = i / storeys;
    const w = half * (0.96 - (0.96 - top) * t);
    const y = foot - base - rise * i;
    out += path(
      poly([
        [x - w, y],
        [x + w, y],
        [x + w * 0.965, y - rise],
        [x - w * 0.965, y - rise],
      ]),
      fill(look),
    );
    out += path(`M${n(x - w - 4)} ${n(y)}h${n(2 * w + 8)}`, hairline(p, 1.8, 0.75));
    const niches = Math.max(3, 7 - Math.floor(t * 4));
    out += times(niches, (k) => {
      const at = x + w * ((2 * (k + 0.5)) / niches - 1) * 0.94;
      return path(archPath(at, y - 4, (w / niches) * 0.42, rise * 0.66), hairline(p, 1.1, 0.55));
    });
    out += path(archPath(x, y - 3, w * 0.11, rise * 0.76), fill(p.near, 0.55));
  }
  const y = foot - base - rise * storeys;
  const w = half * top * 1.04;
  const roof = h * 0.12;
  out += path(
    `M${n(x - w)} ${n(y)}C${n(x - w * 1.16)} ${n(y - roof * 0.7)} ${n(x - w * 1.02)} ${n(y - roof)} ${n(x - w * 0.86)} ${n(y - roof)}H${n(x + w * 0.86)}C${n(x + w * 1.02)} ${n(y - roof)} ${n(x + w * 1.16)} ${n(y - roof * 0.7)} ${n(x + w)} ${n(y)}Z`,
    fill(look),
  );
  out +=
    path(`M${n(x - w)} ${n(y)}H${n(x + w)}`, hairline(p, 1.8, 0.8)) +
    path(archPath(x, y, w * 0.3, roof * 0.86), hairline(p));
  out += times(7, (k) => finial(x + w * 0.8 * ((2 * k) / 6 - 1), y - roof + 2, half / 150));
  return out + door(p, x, foot, half * 0.22, base * 0.84);
}
