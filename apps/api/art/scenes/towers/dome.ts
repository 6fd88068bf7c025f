import type { ScenePalette } from "../palette.ts";
import { each, fill, n, path, rect, times } from "../svg.ts";
import { finial } from "./finial.ts";
import { hairline } from "./hairline.ts";

interface DomeLook {
  readonly look?: string;
  readonly ribs?: number;
  /** The size of the pot on top. */
  readonly pot?: number;
}

/** A bulbous dome with ribs. */
export function dome(
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  { look = "url(#stone)", ribs = 5, pot = half / 60 }: DomeLook = {},
) {
  const rib = (k: number) =>
    `M${n(x)} ${n(foot - h)}C${n(x + half * k * 0.5)} ${n(foot - h * 0.86)} ${n(x + half * k * 1.12)} ${n(foot - h * 0.62)} ${n(x + half * k)} ${n(foot)}`;
  const whole = `M${n(x)} ${n(foot - h)}C${n(x + half * 0.5)} ${n(foot - h * 0.86)} ${n(x + half * 1.12)} ${n(foot - h * 0.62)} ${n(x + half)} ${n(foot)}H${n(x - half)}C${n(x - half * 1.12)} ${n(foot - h * 0.62)} ${n(x - half * 0.5)} ${n(foot - h * 0.86)} ${n(x)} ${n(foot - h)}Z`;
  return (
    path(whole, fill(look)) +
    path(
      times(ribs, (i) => rib(((i + 1) / (ribs + 1)) * 2 - 1)),
      hairline(p, 1.2, 0.5),
    ) +
    finial(x, foot - h + 3, pot)
  );
}

/** An open pavilion: a dome on posts. */
export const chhatri = (
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  look = "url(#stone)",
) =>
  each([-0.85, -0.28, 0.28, 0.85], (s) => rect(x + half * s - 3, foot - h * 0.5, 6, h * 0.5, fill(look))) +
  rect(x - half * 1.15, foot - h * 0.56, half * 2.3, h * 0.07, fill(look)) +
  dome(p, x, foot - h * 0.56, half * 0.92, h * 0.44, { look, ribs: 3, pot: half / 55 });
