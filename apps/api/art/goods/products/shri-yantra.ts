import type { Point } from "../../scenes/svg.ts";

// The traditional start: a diameter of 48 parts, nine levels from the top, half widths of the bases. A width of 0 is the chord.
const LEVELS = [6, 12, 17, 20, 23, 27, 30, 36, 42];
const WIDTHS = [12.87, 15.78, 7.66, 5.98, 7.81, 16.78, 12.87];
/** The level of the apex of each base; 0 is the top of the circle, 10 its foot. */
const APEX = [6, 9, 10, 8, 7, 2, 0, 1, 3];
/** On a level the sides of two triangles must cross. A triangle named by its own level means its corner. */
const MEETINGS = [
  [2, 1, 7],
  [3, 1, 8],
  [3, 2, 7],
  [4, 6, 1],
  [4, 4, 8],
  [5, 1, 9],
  [5, 5, 4],
  [5, 5, 6],
  [6, 4, 9],
  [6, 6, 2],
  [7, 2, 9],
  [7, 3, 8],
  [8, 3, 9],
] as const;

type Numbers = readonly number[];

function measure(values: Numbers) {
  const level = (no: number) => values[no - 1] ?? 0;
  const chord = (at: number) => Math.sqrt(576 - (at - 24) ** 2);
  const [a = 0, b = 0, d = 0, e = 0, f = 0, h = 0, i = 0] = values.slice(9);
  const widths = [a, b, chord(level(3)), d, e, f, chord(level(7)), h, i];
  const tips = APEX.map((no) => (no === 0 ? 0 : no === 10 ? 48 : level(no)));
  const side = (triangle: number, at: number) => {
    const tip = tips[triangle - 1] ?? 0;
    return ((widths[triangle - 1] ?? 0) * (level(at) - tip)) / (level(triangle) - tip);
  };
  return { widths, tips, misses: MEETINGS.map(([at, one, other]) => side(one, at) - side(other, at)) };
}

const sum = (values: Numbers) => values.reduce((total, value) => total + value, 0);
const product = (a: Numbers, b: Numbers) => sum(a.map((value, i) => value * (b[i] ?? 0)));

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly Numbers[], right: Numbers): number[] {
  let rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let k = 0; k < matrix.length; k++) {
    const rest = rows.slice(k).toSorted((a, b) => Math.abs(b[k] ?? 0) - Math.abs(a[k] ?? 0));
    rows = [...rows.slice(0, k), ...rest];
    const pivot = rows[k] ?? [];
    rows = rows.map((row, i) => {
      const factor = i === k ? 0 : (row[k] ?? 0) / (pivot[k] ?? 1);
      return row.map((value, j) => value - factor * (pivot[j] ?? 0));
    });
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

const STEP = 1e-6;

/** Newton's steps of least change from the traditional figure, until every meeting is exact. */
function exactValues(): Numbers {
  let values: Numbers = [...LEVELS, ...WIDTHS];
  for (let round = 0; round < 60; round++) {
    const { misses } = measure(values);
    if (Math.max(...misses.map(Math.abs)) < 1e-12) break;
    const slopes = values.map((_, i) => {
      const moved = (by: number) => measure(values.map((value, k) => (k === i ? value + by : value))).misses;
      const [more, less] = [moved(STEP), moved(-STEP)];
      return more.map((value, k) => (value - (less[k] ?? 0)) / (2 * STEP));
    });
    const square = misses.map((_, i) =>
      misses.map((_, k) => sum(slopes.map((slope) => (slope[i] ?? 0) * (slope[k] ?? 0)))),
    );
    const pull = solve(square, misses);
    values = values.map((value, i) => value - product(slopes[i] ?? [], pull));
  }
  return values;
}

const values = exactValues();
const { widths, tips, misses } = measure(values);

/** By how much the worst meeting of three lines misses, in parts of 48. */
export const worstMiss = Math.max(...misses.map(Math.abs));

/** The nine triangles in a circle of radius 24 around the middle. */
export const shriTriangles: readonly (readonly [Point, Point, Point])[] = widths.map((width, i) => {
  const base = (values[i] ?? 0) - 24;
  return [
    [-width, base],
    [width, base],
    [0, (tips[i] ?? 0) - 24],
  ];
});
