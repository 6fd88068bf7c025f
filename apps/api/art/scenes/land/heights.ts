import { circle, each, fill, line, n, path, WIDE } from "../svg.ts";
import { hills } from "./hills.ts";
import type { Land, LandSite } from "./land-site.ts";

/** A hill with a flat top for the temple. */
const rise = ({ p, horizon: y, templeX: x }: LandSite) => {
  const edge = `M-10 ${y + 100}C${x - 460} ${y + 60} ${x - 350} ${y} ${x - 260} ${y}H${x + 260}C${x + 350} ${y} ${x + 460} ${y + 70} ${WIDE + 10} ${y + 100}`;
  return path(`${edge}V900H-10Z`, fill("url(#mid)")) + path(edge, line(p.gold[0], 1.4, 0.45));
};

/** A winding path with lamps from the door towards the altar. */
const way = ({ p, horizon: y, templeX: x, altarX }: LandSite) => {
  const side = altarX > x ? 1 : -1;
  const steps = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30;
    const bend = Math.sin(t * Math.PI * 2) * 170 * t ** 0.7 * (1 - 0.7 * t);
    return { at: x + side * (120 * t * t + bend), down: y + 4 + 262 * t ** 1.3, half: 10 + 62 * t ** 1.4, t };
  });
  const edge = (sign: number) => steps.map(({ at, down, half }) => `${n(at + sign * half)} ${n(down)}`);
  const lamps = each(
    steps.filter((_, i) => i % 2 === 1),
    ({ at, down, half, t }) =>
      each([-1, 1], (sign) => {
        const edgeX = at + sign * half;
        return (
          circle(edgeX, down - 3, 8 + 24 * t, fill("url(#glow)")) +
          circle(edgeX, down - 3, 1.6 + 3 * t, fill(p.light))
        );
      }),
  );
  return path(`M${edge(-1).join("L")}L${edge(1).reverse().join("L")}Z`, fill(p.light, 0.26)) + lamps;
};

/** A hill with its temple. */
export const hilltop: Land = { behind: (site) => hills(site.horizon + 10, 7) + rise(site) };

/** The same hill with a path of lamps. */
export const trail: Land = { behind: (site) => hills(site.horizon + 10) + rise(site) + way(site) };
