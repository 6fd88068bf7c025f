import type { ScenePalette } from "../palette.ts";
import { ellipse, fill, n, type Point, path, poly, times } from "../svg.ts";
import { finial } from "./finial.ts";
import { hairline } from "./hairline.ts";

interface SpireLook {
  /** 1.6 leans in from the foot, 4 breaks at the shoulder as in Kalinga. @default 2.2 */
  readonly upright?: number;
  readonly ribs?: number;
  readonly bands?: number;
  readonly look?: string;
  /** Whether it has the ribbed disc and the finial. @default true */
  readonly hasTop?: boolean;
}

const girth = (t: number, upright: number) => 1 - 0.84 * t ** upright;

/** A tower of the north: a curved spire with ribs and bands. */
export function spire(
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  { upright = 2.2, ribs = 3, bands = 7, look = "url(#stone)", hasTop = true }: SpireLook = {},
) {
  const levels = Array.from({ length: 15 }, (_, i) => i / 14);
  const side = (share: number): Point[] =>
    levels.map((t) => [x + half * share * girth(t, upright), foot - h * t]);
  const ribbing = times(
    ribs,
    (i) =>
      `M${side(((i + 1) / (ribs + 1)) * 2 - 1)
        .map((at) => at.map(n).join(" "))
        .join("L")}`,
  );
  const banding = times(bands, (i) => {
    const t = (i + 0.6) / (bands + 0.4);
    return `M${n(x - half * girth(t, upright))} ${n(foot - h * t)}h${n(2 * half * girth(t, upright))}`;
  });
  const disc =
    ellipse(x, foot - h - half * 0.05, half * 0.34, half * 0.12, fill(look)) +
    path(`M${n(x - half * 0.34)} ${n(foot - h - half * 0.05)}h${n(half * 0.68)}`, hairline(p)) +
    finial(x, foot - h - half * 0.14, Math.max(0.5, half / 70));
  return (
    path(poly([...side(-1), ...side(1).reverse()]), fill(look)) +
    path(ribbing, hairline(p, 1.3, 0.5)) +
    path(banding, hairline(p, 1, 0.32)) +
    (hasTop ? disc : "")
  );
}

/** A spire with smaller ones leaning on it, stepping down and out, as at Kashi and Somnath. */
export function clusteredSpire(
  p: ScenePalette,
  x: number,
  foot: number,
  half: number,
  h: number,
  options: SpireLook = {},
) {
  const small = (at: number, width: number, height: number) =>
    spire(p, x + half * at, foot, half * width, h * height, { ...options, ribs: 1, bands: 0 });
  return (
    spire(p, x, foot, half * 0.8, h, { ...options, ribs: 5 }) +
    small(-0.34, 0.36, 0.68) +
    small(0.34, 0.36, 0.68) +
    small(-0.66, 0.34, 0.46) +
    small(0.66, 0.34, 0.46) +
    small(0, 0.38, 0.5) +
    small(-0.34, 0.26, 0.3) +
    small(0.34, 0.26, 0.3)
  );
}
