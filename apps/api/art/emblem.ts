import { moved, scaled } from "./path.ts";

/**
 * A part of an emblem as path data, drawn in order, in a box of 120 × 120 around 0,0 and inside its circle:
 * `body` hides what lies behind it, `line` and `fine` are strokes, `mark` is solid.
 */
export type EmblemPart = readonly [kind: "body" | "line" | "fine" | "mark", d: string];

/** The parts of a symbol, from back to front. */
export type Emblem = readonly EmblemPart[];

/** Scales an emblem, then moves it. */
export const resized = (emblem: Emblem, size: number, dx = 0, dy = 0): Emblem =>
  emblem.map(([kind, d]): EmblemPart => [kind, moved(scaled(d, size), dx, dy)]);

export interface EmblemInk {
  readonly accent: string;
  readonly surface: string;
}

/** The emblem as SVG; `weight` is the width of its main line in the emblem's own units. */
export function drawEmblem(emblem: Emblem, { accent, surface }: EmblemInk, weight = 1.7) {
  const styles = {
    body: `fill="${surface}" stroke="${accent}" stroke-width="${weight}"`,
    line: `fill="none" stroke="${accent}" stroke-width="${weight}"`,
    fine: `fill="none" stroke="${accent}" stroke-width="${weight * 0.55}" opacity=".8"`,
    mark: `fill="${accent}" stroke="none"`,
  };
  const parts = emblem.map(([kind, d]) => `<path d="${d}" ${styles[kind]}/>`);
  return `<g stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g>`;
}
