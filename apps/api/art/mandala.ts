import { drawEmblem, type Emblem } from "./emblem.ts";
import { beads, flames, type Petals, petals, rays, ringOf, scallops, star, veins } from "./geometry.ts";
import type { Palette } from "./palettes.ts";
import { circle, flame } from "./path.ts";

/** The parameters of the drawing around an emblem, which differ for each deity. */
export interface Figure {
  /** The number of lotus petals, from which the other numbers are derived. */
  readonly petals: number;
  /** The yantra's star behind the emblem: corners, step and rotation in turns. */
  readonly star: readonly [points: number, step: number, shift?: number];
  /** The shape of the outermost ring. */
  readonly rim: "petals" | "flames" | "rays" | "scallops" | "feathers";
}

const WIDTH = 800;
const HEIGHT = 600;

/** The SVG of a picture: the background of its palette and a centred drawing. */
function frame({ ground, glow }: Palette, drawing: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="g" cx="50%" cy="50%" r="62%"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><g transform="translate(${WIDTH / 2} ${HEIGHT / 2})" fill="none" stroke-linejoin="round">${drawing}</g></svg>`;
}

const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

/** An emblem on a disc of `radius` with two rings. */
function seat(emblem: Emblem, { seat, ink, accent, surface }: Palette, radius: number, weight?: number) {
  return [
    fill(circle(radius), seat),
    stroke(circle(radius), accent, 2),
    stroke(circle(radius - 8), ink, 0.8, 0.5),
    `<g transform="scale(${((radius - 15) / 60).toFixed(2)})">${drawEmblem(emblem, { accent, surface }, weight)}</g>`,
  ].join("");
}

function rim({ petals: count, rim: kind }: Figure, { ink, accent }: Palette) {
  const far = stroke(petals({ count: count * 2, inner: 420, outer: 560, shift: 0.5 }), ink, 0.8, 0.25);
  const lotus: Petals = { count: count * 2, inner: 292, outer: 420 };
  switch (kind) {
    case "petals":
      return (
        far +
        stroke(petals({ ...lotus, outer: 400, shift: 0.5 }), ink, 0.8, 0.3) +
        stroke(petals(lotus) + veins(lotus, 0.45), ink, 0.9, 0.5)
      );
    case "flames":
      return (
        far +
        stroke(flames(count * 2, 292, 400), ink, 1, 0.5) +
        stroke(flames(count * 2, 292, 350), accent, 0.8, 0.4)
      );
    case "rays":
      return (
        stroke(rays(count * 6, 296, 540, 360), ink, 0.9, 0.45) +
        fill(beads(count * 3, 366, 2, 0.5), accent, 0.5)
      );
    case "scallops":
      return [292, 340, 392, 448, 508]
        .map((radius, i) => stroke(scallops(count * 2, radius, radius + 46, i / 2), ink, 0.9, 0.5 - i * 0.07))
        .join("");
    case "feathers": {
      const eye = (share: number) => ringOf(count * 2, 318 + (1 - share) * 8, flame(58 * share, 30 * share));
      return (
        far +
        stroke(petals({ ...lotus, outer: 440 }) + veins(lotus, 0.36), ink, 0.9, 0.5) +
        stroke(eye(1), ink, 0.9, 0.6) +
        stroke(eye(0.66), accent, 0.8, 0.6) +
        fill(eye(0.36), accent, 0.55)
      );
    }
  }
}

/** The rings of a lotus mandala without the disc: rim, beads, two rows of petals and the yantra's star. */
function lotusRings(figure: Figure, palette: Palette) {
  const { ink, accent, ground, glow } = palette;
  const [points, step, shift = 0] = figure.star;
  const yantra = star(points, step, 194, shift);
  const lotus: Petals = { count: figure.petals, inner: 203, outer: 264 };
  const core: Petals = { count: figure.petals, inner: 203, outer: 252, width: 0.74 };
  return [
    rim(figure, palette),
    stroke(circle(286), accent, 1.1, 0.65),
    fill(beads(figure.petals * 4, 278, 1.7), accent, 0.75),
    stroke(circle(270), ink, 0.8, 0.45),
    stroke(petals({ ...lotus, outer: 262, shift: 0.5 }), ink, 0.9, 0.55),
    fill(petals(lotus), ground, 0.4),
    stroke(petals(lotus), ink, 1.6),
    fill(petals(core), glow, 0.55) + stroke(petals(core), ink, 0.7, 0.5),
    stroke(veins(lotus, 0.42), accent, 1, 0.8) + fill(beads(figure.petals, 234, 1.9), accent, 0.9),
    fill(circle(203), glow, 0.3),
    stroke(circle(203), ink, 1.3) + stroke(circle(197), ink, 0.8, 0.5),
    fill(yantra, accent, 0.05) + stroke(yantra, accent, 1.2, 0.8),
    stroke(star(points, step, 183, shift), ink, 0.7, 0.4),
    fill(beads(points, 186, 2.4, shift * points + 0.5), ink, 0.7),
  ].join("");
}

/** A lotus mandala with an emblem on the disc. */
export const lotusMandala = (emblem: Emblem, figure: Figure, palette: Palette) =>
  frame(palette, lotusRings(figure, palette) + seat(emblem, palette, 140));
