import { between, circle, ground, trace, WIDE } from "../kit.mjs";

/** Rows and columns of dots. Without a common divisor one line goes around all of them. */
const [COLUMNS, ROWS] = [4, 5];
const [X, Y, STEP] = [WIDE / 2, 420, 50];
const DOTS = Array.from({ length: COLUMNS * ROWS }, (_, i) => [
  (i % COLUMNS) * 2 + 1,
  Math.floor(i / COLUMNS) * 2 + 1,
]);

/** Back and forth between 0 and `end`. */
const bounce = (at, end) => end - Math.abs((at % (2 * end)) - end);

/** Cuts the corners of a closed line. */
const rounded = (points) =>
  points.flatMap(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ];
  });

/** The line: diagonal between the dots, and back at the border, as a ball on a table. */
function line() {
  const [wide, high] = [COLUMNS * 2, ROWS * 2];
  const steps = 2 * wide * ROWS;
  const corners = Array.from({ length: steps }, (_, i) => [bounce(i + 1, wide), bounce(i, high)]);
  const smooth = rounded(rounded(rounded(corners)));
  return [...smooth, smooth[0]];
}

const LINE = line();

export function draw(c, t, palette) {
  const { ink } = palette;
  ground(c, palette, [X, Y]);
  const at = ([x, y]) => [X + (x - COLUMNS) * STEP, Y + (y - ROWS) * STEP];
  for (const [i, dot] of DOTS.entries()) {
    circle(c, at(dot), 7 * between(t, 0.4 + i * 0.16, 0.9 + i * 0.16), { fill: "#fff8ea" });
  }
  const portion = between(t, 4.5, 14);
  trace(c, LINE.map(at), portion, { stroke: ink, width: 11, alpha: 0.16 });
  trace(c, LINE.map(at), portion, { stroke: "#fff8ea", width: 4.5 });
}
