import type { ScenePalette } from "../palette.ts";
import { each, fill, line, path, rect, times } from "../svg.ts";

/** Saris folded one on the other, a gold border on each. */
export const cloth = (p: ScenePalette) =>
  each([0, 1, 2], (i) => {
    const y = -30 - i * 30;
    const paint = i === 1 ? "url(#green)" : "url(#sari)";
    return (
      path(
        `M${-88 + i * 6} ${y + 28}C${-96 + i * 6} ${y + 14} ${-92 + i * 6} ${y + 2} ${-84 + i * 6} ${y}H${84 - i * 6}V${y + 28}Z`,
        fill(paint),
      ) +
      rect(50 - i * 4, y, 22, 28, fill("url(#gilt)")) +
      path(`M${-84 + i * 6} ${y + 14}H${48 - i * 4}`, line(p.gold[0], 1.8, 0.6))
    );
  }) +
  path("M-40 -92C-30 -112 40 -112 56 -92Z", fill("url(#leaf)")) +
  times(5, (i) => path(`M${-24 + i * 14} -96v-6`, line(p.gold[0], 2)));

const heap = (lit: string, shade: string) =>
  path("M-74 0C-50 -26 -26 -84 0 -108C26 -84 50 -26 74 0Z", fill(lit)) +
  path("M0 -108C26 -84 50 -26 74 0H12C18 -34 10 -74 0 -108Z", fill(shade));

/** A heap of red powder. */
export const kumkum = (_: ScenePalette) => heap("#b3152b", "#7c0d20");

/** A heap of the orange powder that Hanuman is given. */
export const sindoor = (_: ScenePalette) => heap("#f0641e", "#b23c12");
