import type { ScenePalette } from "../palette.ts";
import { fill, line, path, put, times } from "../svg.ts";

const leftPage = "M0 -70C-40 -108 -110 -126 -168 -118L-150 -66C-100 -70 -44 -62 0 -38Z";
const rightPage = "M0 -70C40 -108 110 -126 168 -118L150 -66C100 -70 44 -62 0 -38Z";

/** An open book on its folding stand; lines stand for writing. */
export const book = (p: ScenePalette, x: number, s = 1, y = 0) =>
  put(
    path("M-118 0L-30 -70L-14 -58L-92 0ZM118 0L30 -70L14 -58L92 0Z", fill("url(#gilt)")) +
      path("M-176 -104L0 -66L176 -104L150 -58L0 -30L-150 -58Z", fill("url(#leaf)")) +
      path(leftPage, fill(p.disc)) +
      path(rightPage, fill(p.stone[0])) +
      path(rightPage, fill(p.disc, 0.55)) +
      times(3, (i) => {
        const [edge, down, fold] = [146 - i * 4, i * 13, i * 11];
        return path(
          `M${-edge} ${-106 + down}C-100 ${-108 + down} -50 ${-92 + down} -16 ${-68 + fold}M${edge} ${-106 + down}C100 ${-108 + down} 50 ${-92 + down} 16 ${-68 + fold}`,
          line(p.near, 2.4, 0.55),
        );
      }) +
      path("M0 -70V-38", line(p.near, 2)) +
      path("M40 -90C46 -60 44 -30 52 -6", line("#b3261e", 5)),
    x,
    y,
    s,
  );
