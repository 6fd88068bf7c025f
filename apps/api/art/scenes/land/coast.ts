import { fill, flip, line, path, WIDE } from "../svg.ts";
import type { Land, LandSite } from "./land-site.ts";
import { palm } from "./trees.ts";
import { water, waves } from "./water.ts";

/** Mirrors a land that is drawn for a temple on the left. */
const mirrored = ({ templeX }: LandSite, inner: string) =>
  templeX > WIDE / 2 ? flip(inner, WIDE / 2) : inner;

/** A long beach that runs from the temple out into the sea. */
export const shore: Land = {
  behind: (site) => {
    const { p, horizon: y, discX } = site;
    const edge = `M-10 ${y}C190 ${y - 36} 520 ${y - 42} 720 ${y - 8}C850 ${y + 12} 910 ${y + 70} 980 ${y + 170}`;
    return (
      water(p, y - 96, discX) +
      waves(p, y - 60) +
      mirrored(site, path(`${edge}H-10Z`, fill("url(#mid)")) + path(edge, line(p.gold[0], 1.4, 0.5)))
    );
  },
};

/** A low island in the sea, palms at its end. */
export const cape: Land = {
  behind: (site) => {
    const { p, horizon: y, discX, templeX, altarX } = site;
    const away = altarX > templeX ? 1 : -1;
    const edge = `M${templeX - 560} ${y + 60}C${templeX - 480} ${y + 4} ${templeX - 400} ${y} ${templeX - 330} ${y}H${templeX + 330}C${templeX + 400} ${y} ${templeX + 470} ${y + 6} ${templeX + 540} ${y + 60}`;
    return (
      water(p, y - 120, discX) +
      waves(p, y - 90) +
      palm(p, templeX - away * 396, y + 20, 0.72, away) +
      palm(p, templeX - away * 350, y + 14, 0.52, -away) +
      path(`${edge}Z`, fill("url(#mid)")) +
      path(edge, line(p.gold[0], 1.4, 0.5))
    );
  },
  before: ({ p, horizon: y }) => waves(p, y + 40),
};
