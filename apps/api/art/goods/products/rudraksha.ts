import type { FormOf } from "../../../seed/goods/products/product-schema.ts";
import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { circle, ellipse, fill, line, n, path, times } from "../../scenes/svg.ts";
import { mix, radial, shadow, turned } from "../paint.ts";
import { onTable } from "../table.ts";
import type { ProductLook } from "./product-look.ts";

const wood = ["#c98a55", "#9a5a2e", "#6f3a1b", "#43200f"] as const;

export const woodDefs =
  radial(
    "wood",
    [
      [0, wood[0]],
      [0.45, wood[1]],
      [0.8, wood[2]],
      [1, wood[3]],
    ],
    [0.36, 0.3, 0.8],
  ) +
  radial(
    "dim",
    [
      [0, "#2a1208", 0],
      [0.7, "#2a1208", 0.06],
      [1, "#2a1208", 0.55],
    ],
    [0.4, 0.36, 0.68],
  );

const lump = (x: number, y: number, size: number, paint: string) =>
  ellipse(x + size * 0.25, y + size * 0.3, size, size * 0.9, fill(wood[3], 0.5)) +
  ellipse(x, y, size * 0.9, size * 0.8, fill(paint, 0.8)) +
  ellipse(x - size * 0.25, y - size * 0.28, size * 0.38, size * 0.3, fill("#f0c08c", 0.65));

/** A bead seen along its thread: every mukhi is a lobe between two lines from the hole to the edge. */
export function drawBead(mukhi: number, r: number, seed: number): string {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const turn = roll() * Math.PI * 2;
  const step = (Math.PI * 2) / mukhi;
  const dip = mukhi <= 2 ? 0.05 : Math.min(0.1, 0.55 / mukhi + 0.035);
  const edge = (angle: number) => {
    const t = ((((angle - turn) / step) % 1) + 1) % 1;
    return r * (1 - dip * Math.abs(Math.cos(Math.PI * t)) ** 7) * (1 + 0.012 * Math.sin(angle * 3 + seed));
  };
  const at = (far: number, angle: number) => [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  const rim = `${times(240, (i) => {
    const angle = (i / 240) * Math.PI * 2;
    const [x, y] = at(edge(angle), angle);
    return `${i ? "L" : "M"}${n(x)} ${n(y)}`;
  })}Z`;
  const lumps = times(mukhi, (i) =>
    times(5, (row) => {
      const far = r * mix(0.3, 0.9, row / 4);
      const room = step * far;
      const count = Math.max(1, Math.min(5, Math.round((room - r * 0.1) / (r * 0.17))));
      return times(count, (k) => {
        const angle =
          turn + i * step + step * (0.5 + 0.74 * ((k + 0.5) / count - 0.5)) + (roll() - 0.5) * 0.05;
        const size = Math.min(r * 0.075, (room * 0.74) / count / 2) * mix(0.8, 1.15, roll());
        const [x, y] = at(far, angle);
        return lump(x, y, size, roll() > 0.5 ? wood[0] : wood[1]);
      });
    }),
  );
  const thin = mix(0.8, 1, Math.min(1, 9 / mukhi));
  const lines = times(mukhi, (i) => {
    const angle = turn + i * step;
    const to = (far: number, aside: number) =>
      at(far, angle + aside)
        .map(n)
        .join(" ");
    const bend = (roll() - 0.5) * 0.05;
    const d = `M${to(r * 0.13, 0)}Q${to(r * 0.5, bend)} ${to(r * 0.72, bend * 0.5)}L${to(edge(angle) + 1, 0)}`;
    return path(d, line("#e8b884", r * 0.095 * thin, 0.9)) + path(d, line("#210c04", r * 0.058 * thin));
  });
  return (
    path(rim, fill("url(#wood)")) +
    lumps +
    lines +
    path(rim, fill("url(#dim)")) +
    circle(0, 0, r * 0.15, fill("#e0ad7a")) +
    circle(0, 0, r * 0.12, fill(wood[2])) +
    circle(r * 0.01, r * 0.015, r * 0.085, fill("#1d0b04"))
  );
}

/** One mukhi: the half-moon bead with its single line. */
function halfMoon(r: number, seed: number): string {
  const roll = repeatableChance(seed);
  const shape = (points: readonly number[]) => {
    const [x = 0, y = 0, ...rest] = points.map((value) => n(value * r));
    return `M${x} ${y}C${rest.join(" ")}`;
  };
  const d = `${shape([-0.86, -0.5, -0.5, -0.98, 0.98, -0.86, 0.98, 0.1, 0.98, 0.82, -0.1, 0.98, -0.72, 0.62, -0.62, 0.3, -0.6, -0.1, -0.86, -0.5])}Z`;
  const ridge = shape([-0.7, -0.62, 0.16, -0.7, 0.5, 0.5, -0.42, 0.73]);
  const solid = (paint: string) =>
    `fill="${paint}" stroke="${paint}" stroke-width="46" stroke-linejoin="round"`;
  const skin = times(150, () => {
    const [x, y] = [(roll() * 2 - 1) * r, (roll() * 2 - 1) * r];
    const size = r * mix(0.035, 0.07, roll());
    return (
      ellipse(x + 2, y + 2, size, size * 0.9, fill(wood[3], 0.4)) +
      ellipse(x, y, size * 0.9, size * 0.8, fill(wood[0], 0.75))
    );
  });
  return (
    `<clipPath id="moon">${path(d, "")}</clipPath>` +
    path(d, solid("url(#wood)")) +
    `<g clip-path="url(#moon)">${skin}</g>` +
    path(ridge, line("#e2ab74", r * 0.08, 0.85)) +
    path(ridge, line("#210c04", r * 0.05)) +
    path(d, solid("url(#dim)"))
  );
}

export function drawRudraksha({ form: { mukhi, sizeMm }, seed }: ProductLook<FormOf<"rudraksha">>): string {
  const r = mix(216, 284, (sizeMm - 16) / 10);
  const bead = mukhi === 1 ? halfMoon(r * 0.86, seed) : drawBead(mukhi, r, seed);
  const good = shadow(360, 350 + r * 0.82, r * 0.86, 60) + turned(bead, 360, 350, 0);
  return onTable(good, { defs: woodDefs, seed, zoom: 1 });
}
