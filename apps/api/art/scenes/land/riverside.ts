import { fill, line, path, WIDE } from "../svg.ts";
import { boat } from "./boat.ts";
import { ghats } from "./ghats.ts";
import { hills } from "./hills.ts";
import type { Land, LandSite } from "./land-site.ts";
import { kadamba, palm } from "./trees.ts";
import { water } from "./water.ts";

/** The water before the bank, with the temple in it. */
const stream = ({ p, horizon, discX, reflection }: LandSite) =>
  water(p, horizon + 16, discX, 5) + reflection(horizon + 16);

const boats = ({ p, horizon, altarX }: LandSite) =>
  boat(p, altarX > WIDE / 2 ? 170 : 1010, horizon + 100) +
  boat(p, altarX > WIDE / 2 ? 450 : 800, horizon + 52, 0.6);

/** Long ghats and boats: the Ganga at Kashi. */
export const river: Land = {
  lift: 58,
  behind: ({ p, horizon }) => hills(horizon - 6) + ghats(p, horizon - 62, 60, WIDE - 60),
  before: (site) => stream(site) + boats(site),
};

/** The Yamuna between kadamba trees. */
export const grove: Land = {
  lift: 30,
  behind: ({ p, horizon, templeX, altarX }) =>
    hills(horizon - 6, 9) +
    ghats(p, horizon - 34, 60, WIDE - 60, 4) +
    kadamba(p, templeX > altarX ? 1150 : 50, horizon - 8, 1.15, 2) +
    kadamba(p, templeX > altarX ? 40 : 1160, horizon - 20, 0.8, 3),
  before: (site) => stream(site) + boat(site.p, site.altarX > WIDE / 2 ? 330 : 870, site.horizon + 80, 0.7),
};

/** A still lake with the temple in it. */
export const lake: Land = {
  lift: 12,
  behind: ({ p, horizon }) => hills(horizon - 10, 15) + ghats(p, horizon - 14, 190, WIDE - 190, 2),
  before: stream,
};

/** A stepped temple tank with palms on its bank. */
export const tank: Land = {
  lift: 40,
  behind: ({ p, horizon, templeX }) =>
    hills(horizon - 16, 21) +
    palm(p, templeX > 600 ? 1120 : 60, horizon - 24, 1, templeX > 600 ? 1 : -1) +
    palm(p, templeX > 600 ? 1060 : 120, horizon - 20, 0.72, templeX > 600 ? -1 : 1) +
    ghats(p, horizon - 44, -20, WIDE + 20, 5),
  before: stream,
};

/** An island of rock in the Narmada, its sides falling to the water. */
export const island: Land = {
  lift: 74,
  behind: ({ p, horizon: y, templeX: x }) => {
    const top = y - 76;
    const rock = `M${x - 470} ${y + 18}C${x - 440} ${y - 40} ${x - 400} ${y - 36} ${x - 360} ${top + 6}C${x - 330} ${top - 12} ${x - 290} ${top} ${x - 260} ${top}H${x + 270}C${x + 320} ${top} ${x + 350} ${top - 34} ${x + 396} ${y - 50}C${x + 420} ${y - 30} ${x + 460} ${y - 20} ${x + 490} ${y + 18}Z`;
    return hills(y - 10, 27) + path(rock, fill("url(#mid)")) + path(rock, line(p.gold[0], 1.4, 0.4));
  },
  before: (site) => stream(site) + boats(site),
};
