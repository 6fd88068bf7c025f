import type { BeadMaterial } from "../../../seed/goods/products/product-schema.ts";
import { circle, ellipse, fill, line, n, path, times } from "../../scenes/svg.ts";
import { radial, turned } from "../paint.ts";

type Marks = "ribs" | "grain" | "dots" | "facets" | "band" | "none";

interface Paint {
  /** Alternating, so that neighbours differ a little. */
  readonly tones: readonly [string, string];
  readonly dark: string;
  readonly light: string;
  readonly marks: Marks;
}

const paints: Record<BeadMaterial, Paint> = {
  rudraksha: { tones: ["#8a4c25", "#7a4020"], dark: "#3a1a0b", light: "#c98a55", marks: "ribs" },
  tulsi: { tones: ["#c49a63", "#b88a52"], dark: "#7d5a30", light: "#e6c796", marks: "grain" },
  sandalwood: { tones: ["#dcb98a", "#cfa874"], dark: "#96703f", light: "#f5dfb8", marks: "grain" },
  "red-sandalwood": { tones: ["#8e2f22", "#7d261c"], dark: "#4a110b", light: "#c66a52", marks: "grain" },
  "lotus-seed": { tones: ["#4a3226", "#3c281f"], dark: "#1e120c", light: "#8a6a55", marks: "dots" },
  turmeric: { tones: ["#e0a128", "#cf8e1c"], dark: "#8a5a0c", light: "#f7d27c", marks: "ribs" },
  vaijayanti: { tones: ["#cfcabc", "#bdb7a6"], dark: "#837c69", light: "#f3efe4", marks: "dots" },
  crystal: { tones: ["#dfe8ec", "#d0dce2"], dark: "#8fa3ad", light: "#ffffff", marks: "facets" },
  pearl: { tones: ["#f6efe4", "#efe6dc"], dark: "#b9a99c", light: "#ffffff", marks: "none" },
  coral: { tones: ["#d8452c", "#c93a24"], dark: "#8a1d0e", light: "#f28a6c", marks: "none" },
  "tiger-eye": { tones: ["#8a5a1e", "#70440f"], dark: "#3a2006", light: "#e8b553", marks: "band" },
  "black-agate": { tones: ["#2b2826", "#211f1d"], dark: "#0c0b0a", light: "#6d6863", marks: "none" },
  carnelian: { tones: ["#b5482a", "#a33c20"], dark: "#6a1e0c", light: "#ea9068", marks: "none" },
  amethyst: { tones: ["#7d52a8", "#6c4398"], dark: "#3c1f60", light: "#c3a0e2", marks: "facets" },
};

/** The round shade of a bead lit from the upper left. */
export const roundDefs = radial(
  "round",
  [
    [0, "#fff4dd", 0.75],
    [0.25, "#fff0d2", 0.14],
    [0.6, "#2a1208", 0],
    [1, "#1d0b04", 0.55],
  ],
  [0.32, 0.27, 0.78],
);

const marksOf: Record<Marks, (r: number, paint: Paint) => string> = {
  none: () => "",
  ribs: (r, { dark, light }) =>
    times(3, (i) =>
      path(`M${n(-r * 0.86)} 0Q0 ${n(r * (i - 1) * 1.05)} ${n(r * 0.86)} 0`, line(dark, r * 0.12, 0.75)),
    ) +
    times(2, (i) =>
      path(
        `M${n(-r * 0.6)} ${n(r * (i - 0.5) * 0.5)}Q0 ${n(r * (i - 0.5) * 1.3)} ${n(r * 0.6)} ${n(r * (i - 0.5) * 0.5)}`,
        `${line(light, r * 0.1, 0.8)} stroke-dasharray="${n(r * 0.16)} ${n(r * 0.2)}"`,
      ),
    ),
  grain: (r, { dark }) =>
    times(3, (i) =>
      path(
        `M${n(-r * 0.8)} ${n(r * (i - 1) * 0.42)}Q0 ${n(r * ((i - 1) * 0.42 - 0.14))} ${n(r * 0.8)} ${n(r * (i - 1) * 0.42)}`,
        line(dark, r * 0.06, 0.4),
      ),
    ),
  dots: (r, { light }) =>
    times(5, (i) =>
      circle(Math.cos(i * 2.4) * r * 0.5, Math.sin(i * 2.4) * r * 0.5, r * 0.09, fill(light, 0.6)),
    ),
  facets: (r, { light, dark }) =>
    path(
      `M${n(-r * 0.9)} 0L0 ${n(-r * 0.5)}L${n(r * 0.9)} 0L0 ${n(r * 0.5)}ZM0 ${n(-r)}V${n(-r * 0.5)}M0 ${n(r)}V${n(r * 0.5)}`,
      line(light, r * 0.08, 0.8),
    ) +
    path(
      `M${n(-r * 0.9)} 0L0 ${n(r * 0.5)}L${n(r * 0.9)} 0L${n(r * 0.5)} ${n(r * 0.8)}L${n(-r * 0.5)} ${n(r * 0.8)}Z`,
      fill(dark, 0.25),
    ),
  band: (r, { light, dark }) =>
    ellipse(0, r * 0.4, r * 0.9, r * 0.2, fill(dark, 0.6)) +
    ellipse(0, -r * 0.05, r * 0.95, r * 0.17, fill(light, 0.9)),
};

/** A bead on a string, seen from the side; its marks run along the thread. */
function stringBead(material: BeadMaterial, r: number, index: number): string {
  const paint = paints[material];
  return ellipse(0, 0, r * 0.97, r, fill(paint.tones[index % 2 ? 1 : 0])) + marksOf[paint.marks](r, paint);
}

/** The bead at its place on the string. */
export const placedBead = (
  material: BeadMaterial,
  x: number,
  y: number,
  r: number,
  degrees: number,
  index: number,
) => turned(stringBead(material, r, index), x, y, degrees) + circle(x, y, r, fill("url(#round)"));
