import { fill, line, path } from "../svg.ts";
import { mist } from "./hills.ts";
import type { Land } from "./land-site.ts";
import { plain } from "./plain.ts";

/** Brahmagiri: the flat-topped hill of lava steps above Trimbak. */
export const mesas: Land = {
  behind: ({ p, horizon: y, templeX }) => {
    const side = templeX > 600 ? -1 : 1;
    const at = (dx: number) => 600 + side * dx;
    return (
      path(
        `M${at(-640)} ${y}L${at(-560)} ${y - 120}L${at(-470)} ${y - 132}L${at(-420)} ${y - 190}H${at(-240)}L${at(-190)} ${y - 110}L${at(-60)} ${y - 90}L${at(40)} ${y}Z`,
        fill("url(#far)"),
      ) +
      mist(y - 40, 180) +
      path(
        `M${at(-160)} ${y + 10}L${at(-60)} ${y - 130}L${at(10)} ${y - 146}L${at(60)} ${y - 252}L${at(110)} ${y - 262}L${at(134)} ${y - 318}H${at(430)}L${at(462)} ${y - 250}L${at(520)} ${y - 236}L${at(560)} ${y - 120}L${at(640)} ${y - 104}V${y + 10}Z`,
        fill("url(#mid)"),
      ) +
      path(
        `M${at(134)} ${y - 318}H${at(430)}M${at(60)} ${y - 252}L${at(110)} ${y - 262}H${at(452)}M${at(-60)} ${y - 130}L${at(10)} ${y - 146}H${at(548)}`,
        line(p.light, 1.4, 0.45),
      ) +
      path(
        `M${at(300)} ${y - 318}C${at(296)} ${y - 220} ${at(312)} ${y - 160} ${at(304)} ${y - 60}`,
        line(p.disc, 3, 0.55),
      ) +
      mist(y - 20, 160) +
      plain(p, y)
    );
  },
};
