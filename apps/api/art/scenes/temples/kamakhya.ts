import type { ScenePalette } from "../palette.ts";
import { ellipse, fill, line, n, path, times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";

/** The ribbed hive of Nilachal among smaller ones, the long hall before it. */
export const kamakhya = (p: ScenePalette) => {
  const hive = (x: number, foot: number, half: number, h: number, s: number) =>
    path(
      `M${x - half} ${foot}C${n(x - half * 1.06)} ${n(foot - h * 0.5)} ${n(x - half * 0.62)} ${n(foot - h * 0.92)} ${x} ${foot - h}C${n(x + half * 0.62)} ${n(foot - h * 0.92)} ${n(x + half * 1.06)} ${n(foot - h * 0.5)} ${x + half} ${foot}Z`,
      fill("url(#stone)"),
    ) +
    times(7, (i) => {
      const k = ((i + 1) / 8) * 2 - 1;
      return path(
        `M${n(x + half * k)} ${foot}C${n(x + half * 1.06 * k)} ${n(foot - h * 0.5)} ${n(x + half * 0.62 * k)} ${n(foot - h * 0.92)} ${x} ${foot - h}`,
        line(p.gold[0], 1.5, 0.6),
      );
    }) +
    ellipse(x, foot - h + 2, half * 0.16, half * 0.07, fill("url(#gilt)")) +
    finial(x, foot - h, s) +
    finial(x, foot - h - 30 * s, s * 0.62);
  const bell = (x: number, s: number) => hive(x, -96, 34 * s, 78 * s, 0.6 * s);
  return (
    block(p, 30, 0, 196, 100) +
    [-118, 178].map((x) => bell(x, 1)).join("") +
    hive(30, -96, 140, 262, 1.5) +
    bell(-62, 1.15) +
    bell(122, 1.15) +
    bell(30, 1.25) +
    path(
      "M-400 0V-84C-400 -150 -330 -176 -300 -178C-262 -176 -170 -150 -166 -84V0Z",
      fill("url(#stoneFar)"),
    ) +
    path("M-400 -84H-166M-300 -178V-84M-352 -158V-84M-242 -164V-84", line(p.gold[0], 1.3, 0.55)) +
    door(p, -284, 0, 26, 66) +
    door(p, 30, 0, 28, 78) +
    [-70, 130].map((x) => door(p, x, 0, 15, 50)).join("") +
    flag(p, 30, -412, 0.8)
  );
};
