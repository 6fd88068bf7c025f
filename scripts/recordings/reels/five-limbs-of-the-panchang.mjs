import { between, circle, ground, petal, polar, put, TURN, trace, WIDE, write } from "../kit.mjs";

const CENTRE = [WIDE / 2, 420];
const LIMBS = [
  ["तिथि", 3],
  ["वार", 6],
  ["नक्षत्र", 9],
  ["योग", 12],
  ["करण", 13.4],
];

const signs = [
  (c, colour) => {
    circle(c, [0, 0], 22, { stroke: colour, width: 3 });
    c.fillStyle = colour;
    c.beginPath();
    c.arc(0, 0, 22, -TURN / 4, TURN / 4);
    c.ellipse(0, 0, 9, 22, 0, TURN / 4, -TURN / 4, true);
    c.fill();
  },
  (c, colour) => {
    circle(c, [0, 0], 13, { fill: colour });
    for (let i = 0; i < 8; i++)
      trace(c, [polar(0, 0, 18, (i / 8) * TURN), polar(0, 0, 26, (i / 8) * TURN)], 1, {
        stroke: colour,
        width: 3,
      });
  },
  (c, colour) => {
    const points = [
      [-22, 8],
      [-8, -12],
      [6, 2],
      [22, -16],
    ];
    trace(c, points, 1, { stroke: colour, width: 2 });
    for (const point of points) circle(c, point, 5, { fill: colour });
  },
  (c, colour) => {
    circle(c, [-9, 0], 16, { stroke: colour, width: 3 });
    circle(c, [9, 0], 16, { stroke: colour, width: 3 });
  },
  (c, colour) => {
    circle(c, [0, 0], 22, { stroke: colour, width: 3 });
    trace(
      c,
      [
        [0, -22],
        [0, 22],
      ],
      1,
      { stroke: colour, width: 3 },
    );
    c.fillStyle = colour;
    c.beginPath();
    c.arc(0, 0, 22, TURN / 4, -TURN / 4);
    c.fill();
  },
];

export function draw(c, t, palette) {
  const { accent, ink, surface } = palette;
  ground(c, palette, CENTRE);
  for (const [i, [name, from]] of LIMBS.entries()) {
    const opened = between(t, from, from + 1.4);
    const waiting = between(t, 0.4 + i * 0.2, 1.4 + i * 0.2);
    put(
      c,
      ...CENTRE,
      () => {
        petal(c, 204, 82, {
          fill: opened > 0 ? `${accent}30` : `${ink}10`,
          stroke: opened > 0.5 ? accent : ink,
          line: 2.4,
        });
        petal(c, 162, 54, { stroke: ink, line: 1 });
      },
      { turn: (i / 5) * TURN, size: waiting * (0.82 + 0.18 * opened) },
    );
    const turn = (i / 5) * TURN - TURN / 4;
    put(c, ...polar(...CENTRE, 132, turn), () => signs[i](c, accent), {
      alpha: opened,
      size: 0.7 + 0.3 * opened,
    });
    write(c, name, polar(...CENTRE, 226, turn), 29, accent, opened);
  }
  circle(c, CENTRE, 56, { fill: surface, stroke: accent, width: 2.5 });
  const count = LIMBS.filter(([, from]) => t >= from).length;
  write(c, count > 0 ? String(count) : "पंचांग", CENTRE, count > 0 ? 52 : 27, accent);
}
