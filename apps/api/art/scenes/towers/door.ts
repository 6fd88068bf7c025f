import type { ScenePalette } from "../palette.ts";
import { circle, fill, line, n, path } from "../svg.ts";

/** The outline of a pointed arch. */
export const archPath = (x: number, foot: number, half: number, h: number) =>
  `M${n(x - half)} ${n(foot)}V${n(foot - h * 0.6)}C${n(x - half)} ${n(foot - h * 0.86)} ${n(x - half * 0.3)} ${n(foot - h * 0.86)} ${n(x)} ${n(foot - h)}C${n(x + half * 0.3)} ${n(foot - h * 0.86)} ${n(x + half)} ${n(foot - h * 0.86)} ${n(x + half)} ${n(foot - h * 0.6)}V${n(foot)}Z`;

/** A doorway, with the lamp of the sanctum behind it unless it is dark. */
export const door = (p: ScenePalette, x: number, foot: number, half: number, h: number, isLit = true) =>
  (isLit ? circle(x, foot - h * 0.4, h * 1.5, fill("url(#glow)", 0.7)) : "") +
  path(archPath(x, foot, half, h), fill(isLit ? p.light : p.near, isLit ? 0.96 : 0.6)) +
  path(archPath(x, foot, half, h), line(p.gold[1], 1.6, 0.9));
