import type { FormOf, YantraFigure } from "../../../seed/goods/products/product-schema.ts";
import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import {
  around,
  circle,
  each,
  fill,
  line,
  n,
  type Point,
  path,
  poly,
  rect,
  times,
} from "../../scenes/svg.ts";
import { blurred, linear, MAROON, mix } from "../paint.ts";
import { onTable } from "../table.ts";
import type { ProductLook } from "./product-look.ts";
import { shriTriangles } from "./shri-yantra.ts";

type Metal = FormOf<"yantra">["metal"];

const metals = {
  copper: {
    stops: ["#f0b98a", "#d98b58", "#e9a672", "#bd6a3b", "#96492a"],
    edge: "#ffe3b8",
    dark: "#6b3018",
    lines: "#c29b4a",
  },
  brass: {
    stops: ["#f7e3a1", "#d9b653", "#ecd287", "#b98f30", "#8d6a1c"],
    edge: "#fff6d2",
    dark: "#5f4610",
    lines: "#b98f30",
  },
  silver: {
    stops: ["#fafbfc", "#cfd4d8", "#e9edf0", "#aab1b7", "#838b92"],
    edge: "#ffffff",
    dark: "#4d555e",
    lines: "#8b939a",
  },
} as const satisfies Record<Metal, unknown>;

export const metalDefs = (metal: Metal) => {
  const [a, b, c, d, e] = metals[metal].stops;
  return linear("metal", [
    [0, a],
    [0.3, b],
    [0.5, c],
    [0.75, d],
    [1, e],
  ]);
};

/** An upright (1) or inverted (-1) triangle in a circle of this radius. */
const triangle = (r: number, up: 1 | -1): Point[] =>
  [0, 1, 2].map((i): Point => {
    const angle = (i * Math.PI * 2) / 3;
    return [Math.sin(angle) * r, -Math.cos(angle) * r * up];
  });

const cloth = fill("#fbf3dd");
const enamel = (shapes: readonly (readonly Point[])[], line1: string) => {
  const d = shapes.map(poly).join("");
  return (
    path(d, `fill="${MAROON}" fill-rule="evenodd"`) + path(d, `${line(line1, 1.6)} stroke-miterlimit="12"`)
  );
};

/** The figures of the nine grahas' cells, as the plate has them: 3 to 8 corners, circle, crescent and bow. */
const corners = (count: number, r: number): Point[] =>
  Array.from(
    { length: count },
    (_, i): Point => [Math.sin((i / count) * Math.PI * 2) * r, -Math.cos((i / count) * Math.PI * 2) * r],
  );

function nineCells(r: number, gold: string): string {
  const cell = r * 0.46;
  const ink = fill(MAROON);
  const shapes = [
    path(poly(corners(5, cell * 0.62)), ink),
    path(poly(corners(6, cell * 0.6)), ink),
    circle(0, 0, cell * 0.5, ink) + circle(cell * 0.2, -cell * 0.1, cell * 0.42, cloth),
    path(poly(corners(4, cell * 0.62)), ink),
    circle(0, 0, cell * 0.56, ink) + circle(0, 0, cell * 0.2, cloth),
    path(poly(triangle(cell * 0.64, 1)), ink),
    path(poly(triangle(cell * 0.64, -1)), ink),
    path(poly(corners(8, cell * 0.58)), ink) + circle(0, 0, cell * 0.22, cloth),
    path(`M${n(-cell * 0.6)} ${n(cell * 0.3)}Q0 ${n(-cell * 0.9)} ${n(cell * 0.6)} ${n(cell * 0.3)}Z`, ink),
  ];
  return each(shapes, (shape, i) => {
    const [x, y] = [((i % 3) - 1) * cell * 1.5, (Math.floor(i / 3) - 1) * cell * 1.5];
    return `<g transform="translate(${n(x)} ${n(y)})">${rect(-cell * 0.72, -cell * 0.72, cell * 1.44, cell * 1.44, `${cloth} stroke="${gold}" stroke-width="2"`)}${shape}</g>`;
  });
}

const figures: Record<YantraFigure, (r: number, gold: string) => string> = {
  shri: (r, gold) =>
    enamel(
      shriTriangles.map((shape) => shape.map(([x, y]): Point => [(x * r) / 24, (y * r) / 24])),
      gold,
    ),
  up: (r, gold) => enamel([triangle(r, 1), triangle(r * 0.44, 1)], gold),
  down: (r, gold) => enamel([triangle(r, -1), triangle(r * 0.44, -1)], gold),
  star: (r, gold) => enamel([triangle(r, 1), triangle(r, -1)], gold),
  "star-up": (r, gold) =>
    enamel([triangle(r, 1), triangle(r, -1)], gold) + path(poly(triangle(r * 0.46, 1)), fill(MAROON)),
  "five-down": (r, gold) =>
    enamel(
      [1, 0.8, 0.6, 0.41, 0.23].map((share) => triangle(r * share, -1)),
      gold,
    ),
  "nine-cells": nineCells,
};

function petalRing(count: number, inner: number, outer: number, paint: string): string {
  const half = Math.PI / count;
  const at = (angle: number, far: number) => `${n(Math.sin(angle) * far)} ${n(-Math.cos(angle) * far)}`;
  const span = outer - inner;
  const d = `M${at(-half, inner)}C${at(-half * 1.1, inner + span * 0.55)} ${at(-half * 0.3, inner + span * 0.72)} ${at(0, outer)}C${at(half * 0.3, inner + span * 0.72)} ${at(half * 1.1, inner + span * 0.55)} ${at(half, inner)}Z`;
  return around(count, path(d, `fill="${paint}" stroke="${MAROON}" stroke-width="1.4"`));
}

/** The bhupura: the square with four gates. */
function bhupura(half: number, gate: number, deep: number): Point[] {
  const side: Point[] = [
    [-half, -half],
    [-gate, -half],
    [-gate, -half - deep],
    [-gate * 1.7, -half - deep],
    [-gate * 1.7, -half - deep * 1.9],
    [gate * 1.7, -half - deep * 1.9],
    [gate * 1.7, -half - deep],
    [gate, -half - deep],
    [gate, -half],
  ];
  const quarter = ([x, y]: Point): Point => [-y, x];
  const sides = [side];
  for (let i = 1; i < 4; i++) sides.push((sides.at(-1) ?? side).map(quarter));
  return sides.flat();
}

/** The engraved plate, 584 wide around the middle. */
export function drawPlate({
  figure,
  petals,
  metal,
}: Pick<FormOf<"yantra">, "figure" | "petals" | "metal">): string {
  const { lines, edge } = metals[metal];
  const band = petals.length === 1 ? 52 : 28;
  const rings = times(petals.length, (i) => {
    const outer = 187 - i * band;
    return (
      circle(0, 0, outer, `fill="${MAROON}" stroke="${lines}" stroke-width="2"`) +
      petalRing(petals[i] ?? 8, outer - band, outer - 1, i % 2 ? "#efc9a0" : "#f3dfae")
    );
  });
  const inner = 187 - petals.length * band - 2;
  const ground = circle(0, 0, inner, `${cloth} stroke="${lines}" stroke-width="2.2"`);
  const bindu = figure === "nine-cells" ? "" : circle(0, 0, 4, fill("#e9c25b"));
  return (
    rect(-292, -292, 584, 584, 'rx="10" fill="url(#metal)"') +
    rect(-286, -286, 572, 572, `rx="7" ${line(edge, 1.6, 0.75)}`) +
    `<g transform="scale(1.13)">${each(
      [
        [206, 28],
        [198, 25],
        [190, 22],
      ] as const,
      ([half, gate], i) =>
        path(
          poly(bhupura(half, gate * 1.5, 22)),
          `fill="${i === 1 ? "#8c2f1c" : "#f6e7c4"}" stroke="${lines}" stroke-width="1.4"`,
        ),
    )}` +
    `${rings}${ground}${figures[figure](inner - 4, lines)}${bindu}</g>`
  );
}

export function drawYantra({ form, seed }: ProductLook<FormOf<"yantra">>): string {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const scale = mix(0.84, 1.06, (form.sizeMm - 60) / 90);
  const turn = mix(-9, 9, roll());
  const plate =
    rect(-278, -266, 584, 592, `rx="14" ${fill("#5b4630", 0.3)}${blurred("b18")}`) +
    rect(-288, -280, 588, 586, `rx="10" ${fill(metals[form.metal].dark, 0.75)}${blurred("b3")}`) +
    drawPlate(form);
  const placed = `<g transform="translate(360 358) rotate(${n(turn)}) scale(${Math.round(scale * 100) / 100})">${plate}</g>`;
  return onTable(placed, { defs: metalDefs(form.metal), seed, zoom: 0.96 });
}
