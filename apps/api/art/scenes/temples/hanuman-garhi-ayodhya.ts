import type { ScenePalette } from "../palette.ts";
import { fill, line, path, rect, times } from "../svg.ts";
import { chhatri } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { clusteredSpire } from "../towers/spire.ts";

/** The small fort with its corner towers and the stairs. */
export const hanumanGarhiAyodhya = (p: ScenePalette) =>
  [-1, 1]
    .map(
      (s) =>
        rect(s * 268 - 54, -170, 108, 170, fill("url(#stone)")) +
        rect(s * 268 - 60, -178, 120, 14, fill("url(#stone)")) +
        path(`M${s * 268 - 60} -178h120M${s * 268 - 54} -150h108`, line(p.gold[0], 1.5, 0.6)) +
        chhatri(p, s * 268, -178, 36, 96),
    )
    .join("") +
  rect(-222, -130, 444, 130, fill("url(#wall)")) +
  times(17, (i) => path(`M${-218 + i * 26} -130v-14a9 9 0 0 1 18 0v14z`, fill("url(#stone)"))) +
  path("M-222 -130H222M-222 -112H222", line(p.gold[0], 1.4, 0.6)) +
  rect(-118, -226, 236, 98, fill("url(#wall)")) +
  path("M-126 -226H126M-118 -212H118", line(p.gold[0], 1.5, 0.6)) +
  [-92, 92].map((x) => chhatri(p, x, -226, 24, 80)).join("") +
  clusteredSpire(p, 0, -224, 84, 214, { upright: 1.9 }) +
  flag(p, 0, -456, 1.1) +
  door(p, 0, -130, 30, 70) +
  [-74, 74].map((x) => door(p, x, -130, 18, 54)).join("") +
  times(
    9,
    (i) =>
      rect(-46 - i * 10, -124 + i * 14, 92 + i * 20, 14.6, fill(i % 2 ? p.stone[0] : p.stone[1])) +
      path(`M${-46 - i * 10} ${-124 + i * 14}h${92 + i * 20}`, line(p.gold[0], 1, 0.5)),
  );
