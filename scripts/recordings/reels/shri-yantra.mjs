import { between, circle, ground, put, share, TURN, trace, WIDE } from "../kit.mjs";

const [X, Y, UNIT] = [WIDE / 2, 440, 4.9];
/** The triangles that point down come first, the outermost before the inner ones. */
const order = [0, 1, 2, 3, 4, 8, 7, 6, 5];

/** A petal as broad as its place on the ring, from the ring to its tip. */
function lotusPetal(c, length, half, { fill, stroke }) {
  c.beginPath();
  c.moveTo(-half, 0);
  c.bezierCurveTo(-half * 1.15, -length * 0.55, -half * 0.35, -length * 0.8, 0, -length);
  c.bezierCurveTo(half * 0.35, -length * 0.8, half * 1.15, -length * 0.55, half, 0);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = stroke;
  c.lineWidth = 2;
  c.stroke();
}

function petals(c, { ink, accent }, count, radius, length, at) {
  for (let i = 0; i < count; i++) {
    const shown = share(at * count - i);
    const turn = (i / count) * TURN;
    const half = (Math.PI * radius) / count;
    put(
      c,
      X + radius * Math.sin(turn),
      Y - radius * Math.cos(turn),
      () => lotusPetal(c, length * shown, half, { fill: `${accent}26`, stroke: ink }),
      { turn, alpha: shown },
    );
  }
}

/** The square of three lines with a gate in the middle of each side. */
function square(side, gate) {
  const corner = [
    [-gate, -side],
    [-gate, -side - 22],
    [gate, -side - 22],
    [gate, -side],
    [side, -side],
  ];
  const turned = (quarter) =>
    corner.map(([x, y]) =>
      quarter === 0 ? [x, y] : quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x],
    );
  const points = [0, 1, 2, 3].flatMap(turned);
  return [...points, points[0]].map(([x, y]) => [X + x, Y + y]);
}

export function draw(c, t, palette, _images, { triangles }) {
  const { accent, ink } = palette;
  ground(c, palette, [X, Y]);
  const heart = 1 + 0.15 * Math.sin(t * 2.4);
  for (const [place, no] of order.entries()) {
    const from = place < 5 ? 2.6 + place * 0.7 : 6.4 + (place - 5) * 0.9;
    const points = triangles[no].map(([x, y]) => [X + x * UNIT, Y + y * UNIT]);
    const done = between(t, from, from + 1.6);
    if (done === 1) {
      c.fillStyle = place < 5 ? `${accent}14` : `${ink}14`;
      c.beginPath();
      for (const point of points) c.lineTo(...point);
      c.fill();
    }
    trace(c, [...points, points[0]], done, { stroke: place < 5 ? accent : ink, width: 2.6 });
  }
  circle(c, [X, Y], 24 * UNIT + 6, { stroke: accent, alpha: between(t, 9.8, 10.6) });
  petals(c, palette, 8, 24 * UNIT + 6, 48, between(t, 10.2, 12));
  circle(c, [X, Y], 24 * UNIT + 54, { stroke: accent, alpha: between(t, 11.6, 12.2) });
  petals(c, palette, 16, 24 * UNIT + 54, 42, between(t, 11.6, 13.4));
  for (const [i, side] of [236, 243, 250].entries()) {
    trace(c, square(side - 8, 40 + i * 7), between(t, 13 + i * 0.2, 14.6 + i * 0.2), {
      stroke: accent,
      width: 2.4,
    });
  }
  circle(c, [X, Y], 5 * heart * between(t, 0.2, 1.4), { fill: accent });
  circle(c, [X, Y], 60 * heart, {
    fill: accent,
    alpha: 0.12 * (1 - between(t, 2, 4)) * between(t, 0, 1) + 0.001,
  });
}
