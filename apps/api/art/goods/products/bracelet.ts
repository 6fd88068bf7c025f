import type { FormOf } from "../../../seed/goods/products/product-schema.ts";
import { mixColors } from "../../scenes/mix-colors.ts";
import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { around, circle, fill, line, n, path } from "../../scenes/svg.ts";
import { blurred, linear, MAROON, mix, turned } from "../paint.ts";
import { onTable } from "../table.ts";
import { placedBead } from "./beads.ts";
import { placesAlong, reachOf } from "./closed-string.ts";
import { drawTassel, stringDefs } from "./mala.ts";
import type { ProductLook } from "./product-look.ts";
import { drawBead, woodDefs } from "./rudraksha.ts";

/** The shine of a metal. */
const metalDefs = (color: string) =>
  linear("metal", [
    [0, mixColors(color, "#ffffff", 0.75)],
    [0.45, color],
    [1, mixColors(color, "#000000", 0.4)],
  ]);

/** A round charm with a lotus of eight petals. */
function lotusCharm(r: number, color: string): string {
  const ink = mixColors(color, "#000000", 0.55);
  const petal = `M0 ${n(-r * 0.25)}Q${n(r * 0.24)} ${n(-r * 0.55)} 0 ${n(-r * 0.86)}Q${n(-r * 0.24)} ${n(-r * 0.55)} 0 ${n(-r * 0.25)}Z`;
  return (
    circle(0, 0, r, fill("url(#metal)")) +
    circle(0, 0, r, line(ink, 1.4, 0.7)) +
    around(8, path(petal, line(ink, 1.6, 0.8))) +
    circle(0, 0, r * 0.2, fill(MAROON))
  );
}

export function drawBracelet({
  form: { bead, beads, charm },
  color,
  seed,
}: ProductLook<FormOf<"bracelet">>): string {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const [wide, high, lean] = [mix(205, 240, roll()), mix(165, 205, roll()), mix(-0.5, 0.5, roll())];
  const start = Math.PI / 2 + mix(-0.9, 0.9, roll());
  const curve = (share: number) => {
    const angle = share * Math.PI * 2 + start;
    const [x, y] = [Math.cos(angle) * wide, Math.sin(angle) * high];
    return [
      360 + x * Math.cos(lean) - y * Math.sin(lean),
      350 + x * Math.sin(lean) + y * Math.cos(lean),
    ] as const;
  };
  const { pitch, places } = placesAlong(curve, beads);
  const r = pitch * 0.485;
  const shade = places.map(({ x, y }) => circle(x + 9, y + 18, r, fill("#4a3320"))).join("");
  const cord = `${places.map(({ x, y }, i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("")}Z`;
  const markup = places
    .map((place, i) => ({ ...place, i }))
    // Lower beads lie nearer to us.
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, degrees, i }) => {
      if (i === 0 && charm === "rudraksha") return turned(drawBead(5, r * 1.25, seed), x, y, 0);
      if (i === 0 && charm === "lotus") return turned(lotusCharm(r * 1.35, color), x, y, 0);
      return placedBead(bead, x, y, r, degrees, i);
    });
  const [knot] = places;
  if (charm === "tassel" && knot) markup.push(drawTassel(knot.x, knot.y + r * 0.8, r / 20, color));
  const good = `<g opacity=".45"${blurred("b12")}>${shade}</g>${path(cord, line(color, 4))}${markup.join("")}`;
  const defs = stringDefs + woodDefs + metalDefs(color);
  return onTable(good, { defs, seed, zoom: 1.22, reach: reachOf(places, r * 1.35) });
}
