import { mixColors } from "../mix-colors.ts";
import type { ScenePalette } from "../palette.ts";
import { repeatableChance } from "../repeatable-chance.ts";
import { circle, each, fill, line, path, put, times } from "../svg.ts";

const crowns = [
  [-92, -190, 66],
  [84, -196, 70],
  [-46, -258, 74],
  [46, -266, 76],
  [0, -214, 84],
  [-120, -226, 44],
  [124, -236, 46],
] as const;

/** A kadamba tree: crowns in three tones, lit from one side, with its round flowers. */
export const kadamba = (p: ScenePalette, x: number, foot: number, size: number, seed: number) => {
  const next = repeatableChance(seed);
  const layer = (shift: number, grow: number, paint: string) =>
    each(crowns, ([cx, cy, r]) => circle(cx - shift, cy - shift, r * grow, fill(paint)));
  const flowers = times(14, () => {
    const [cx, cy, r] = crowns[Math.floor(next() * crowns.length)] ?? crowns[0];
    const turn = next() * 6.28;
    return circle(cx + Math.cos(turn) * r * 0.6, cy + Math.sin(turn) * r * 0.6, 5.5, fill(p.cloth));
  });
  const trunk =
    "M-14 0C-6 -60 -16 -120 -60 -190L-48 -194C-18 -150 -6 -130 0 -110C4 -150 24 -170 56 -200L64 -192C24 -150 12 -100 18 0Z";
  return put(
    path(trunk, fill(p.near)) +
      layer(0, 1, p.near) +
      layer(10, 0.8, p.nearLit) +
      layer(20, 0.5, mixColors(p.nearLit, p.mid, 0.6)) +
      flowers,
    x,
    foot,
    size,
  );
};

const frond = "M0 0C40 -46 92 -40 126 14C92 -12 50 -14 8 8Z";

/** A coconut palm that leans to one side. */
export const palm = (p: ScenePalette, x: number, foot: number, size: number, lean = 1) =>
  put(
    `<g transform="scale(${lean} 1)">${
      path("M-9 0C-2 -110 14 -200 54 -290L64 -286C30 -196 16 -110 13 0Z", fill(p.near)) +
      put(
        each([-172, -128, -92, -48, -8, 34], (turn, i) =>
          put(
            path(frond, fill(i % 2 ? p.nearLit : p.near)) +
              path("M4 2C46 -32 88 -30 122 10", line(p.gold[0], 1, 0.35)),
            0,
            0,
            turn < -90 ? 0.92 : 1,
            turn,
          ),
        ) + each([-8, 6, 14], (at, i) => circle(at, 8 + (i % 2) * 6, 8, fill(p.near))),
        59,
        -290,
      )
    }</g>`,
    x,
    foot,
    size,
  );
