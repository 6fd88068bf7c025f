import { between, circle, ground, mix, petal, put, TURN, trace, WIDE } from "../kit.mjs";

const [X, Y] = [WIDE / 2, 560];
/** Rows of petals from back to front: number, spread in radians, length, width, colours. */
const ROWS = [
  [9, 1.42, 250, 54, "#d65f8f", "#f4a9c4"],
  [8, 1.2, 232, 58, "#e0759f", "#f8bfd3"],
  [7, 0.95, 206, 58, "#ea8fb3", "#fbd3e0"],
  [5, 0.62, 176, 54, "#f3aac6", "#fde4ec"],
];

export function draw(c, t, palette) {
  const { accent, ink } = palette;
  ground(c, palette, [X, 380]);
  const sun = between(t, 3.6, 9);
  const [sx, sy] = [X, mix(430, 190, sun)];
  const light = c.createRadialGradient(sx, sy, 10, sx, sy, 260);
  light.addColorStop(
    0,
    `#ffe9a8${Math.round(sun * 200)
      .toString(16)
      .padStart(2, "0")}`,
  );
  light.addColorStop(1, "#ffe9a800");
  c.fillStyle = light;
  c.fillRect(0, 0, WIDE, 700);
  circle(c, [sx, sy], 44, { fill: "#fff3cf", alpha: sun + 0.001 });
  const open = 0.14 + 0.86 * between(t, 4.6, 12);
  for (const [row, [count, spread, length, width, shade, light]] of ROWS.entries()) {
    for (let i = 0; i < count; i++) {
      const side = (i / (count - 1)) * 2 - 1;
      const turn = side * spread * open;
      const fill = c.createLinearGradient(0, 0, 0, -length);
      fill.addColorStop(0, light);
      fill.addColorStop(1, shade);
      put(
        c,
        X,
        Y,
        () =>
          petal(c, length * mix(1, 1 - 0.16 * Math.abs(side), open), width * mix(0.62, 1, open), {
            fill,
            stroke: "#8c2f57",
            line: 1.4,
          }),
        {
          turn: turn + 0.01 * Math.sin(t * 1.1 + i + row),
        },
      );
    }
  }
  const seen = between(t, 9.4, 11);
  circle(c, [X, Y - 74], 30 * seen, { fill: accent, alpha: seen * 0.0 + 0.001 });
  // The water, with the leaf and rings that widen.
  const water = c.createLinearGradient(0, Y - 6, 0, 960);
  water.addColorStop(0, "#0f4f5f");
  water.addColorStop(1, "#041c24");
  c.fillStyle = water;
  c.fillRect(0, Y - 4, WIDE, 404);
  for (const [x, size] of [
    [X - 150, 92],
    [X + 160, 78],
    [X, 120],
  ]) {
    c.fillStyle = "#2f7a56";
    c.beginPath();
    c.ellipse(x, Y + 18, size, size * 0.2, 0, 0.25, TURN - 0.1);
    c.lineTo(x, Y + 18);
    c.fill();
  }
  for (let i = 0; i < 4; i++) {
    const wide = ((t * 0.12 + i / 4) % 1) * 260 + 60;
    c.strokeStyle = ink;
    c.globalAlpha = 0.3 * (1 - (wide - 60) / 260);
    c.lineWidth = 1.5;
    c.beginPath();
    c.ellipse(X, Y + 60, wide, wide * 0.2, 0, 0, TURN);
    c.stroke();
  }
  c.globalAlpha = 1;
  for (let i = 0; i < 5; i++) {
    const y = Y + 110 + i * 26;
    trace(
      c,
      Array.from({ length: 28 }, (_, k) => [k * 20, y + 3 * Math.sin(k * 0.9 + t * 1.2 + i)]),
      1,
      { stroke: ink, width: 1, alpha: 0.12 },
    );
  }
}
