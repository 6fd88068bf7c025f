import type { BeadMaterial, FormOf } from "../../../seed/goods/products/product-schema.ts";
import { mixColors } from "../../scenes/mix-colors.ts";
import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { circle, fill, line, n, path, rect, times } from "../../scenes/svg.ts";
import { blurred, linear, mix } from "../paint.ts";
import { onTable, type Reach } from "../table.ts";
import { placedBead, roundDefs } from "./beads.ts";
import { placesAlong, reachOf } from "./closed-string.ts";
import type { ProductLook } from "./product-look.ts";

export const stringDefs =
  roundDefs +
  linear("gold", [
    [0, "#fbe6ae"],
    [0.45, "#d2a548"],
    [1, "#8d6420"],
  ]);

const cap = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, `rx="2" ${fill("url(#gold)")}`);

/** A tassel that hangs from this point. */
export const drawTassel = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * 10) / 10})">` +
  path("M-4 0L4 0L3 16L-3 16Z", fill("url(#gold)")) +
  path(
    "M-13 16Q0 8 13 16L20 74Q0 82 -20 74Z",
    `${fill(color)} stroke="${mixColors(color, "#000000", 0.35)}" stroke-width="1.6"`,
  ) +
  times(9, (i) =>
    path(
      `M${n(-9 + i * 2.3)} 18L${n(-17 + i * 4.25)} 75`,
      line(mixColors(color, i % 2 ? "#ffffff" : "#000000", 0.3), 1.4, 0.8),
    ),
  ) +
  cap(-13, 20, 26, 7) +
  "</g>";

interface MalaString {
  readonly bead: BeadMaterial;
  readonly beads: number;
  /** Turns of the string as it lies. */
  readonly turns: 1 | 2;
  readonly size: number;
  /** The radius of the inner turn or the narrowest part, as a share. */
  readonly inner: number;
  readonly lean: number;
  readonly color: string;
}

/** Beads on one closed string, with the guru bead and the tassel at its foot. */
export function drawString(
  x: number,
  y: number,
  { bead, beads, turns, size, inner, lean, color }: MalaString,
): { svg: string; reach: Reach } {
  const curve = (share: number) => {
    const angle = share * Math.PI * 2 * turns;
    const r = size * (turns === 2 ? (1 + inner) / 2 + ((1 - inner) / 2) * Math.cos(angle / 2) : 1);
    const squeeze = turns === 1 ? inner : 0.94;
    const [px, py] = [Math.sin(angle) * r * squeeze, Math.cos(angle) * r];
    // The foot stays at the bottom, the upper part leans aside.
    return [x + px + (lean * (r - py)) / 2, y + py * 0.94] as const;
  };
  const { pitch, places } = placesAlong(curve, beads + 1);
  const r = pitch * 0.5;
  const [guru = { x, y, degrees: 0 }, ...strung] = places;
  const cord = `${places.map((at, i) => `${i ? "L" : "M"}${n(at.x)} ${n(at.y)}`).join("")}Z`;
  const shade = strung
    .map((at) => circle(at.x + r * 0.45, at.y + r * 0.7, r * 1.02, fill("#4a3320")))
    .join("");
  const svg =
    `<g opacity=".42"${blurred("b3")}>${shade}</g>` +
    path(cord, line(color, 2.4)) +
    strung.map((at, i) => placedBead(bead, at.x, at.y, r, at.degrees, i)).join("") +
    drawTassel(guru.x, guru.y + r * 1.2, Math.max(r / 13, size / 300), color) +
    placedBead(bead, guru.x, guru.y + r * 0.2, r * 1.35, 90, 1);
  return { svg, reach: reachOf(places, r) };
}

export function drawMala({ form: { bead, beads }, color, seed }: ProductLook<FormOf<"mala">>): string {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const turns = beads === 108 ? 2 : 1;
  const inner = turns === 2 ? mix(0.48, 0.72, roll()) : mix(0.72, 1, roll());
  const { svg, reach } = drawString(360, 318, {
    bead,
    beads,
    turns,
    size: 278,
    inner,
    lean: mix(-0.3, 0.3, roll()),
    color,
  });
  return onTable(svg, { defs: stringDefs, seed, zoom: 1.04, reach });
}
