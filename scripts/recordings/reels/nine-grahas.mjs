import { between, circle, ground, polar, TURN, trace, WIDE, write } from "../kit.mjs";

const CENTRE = [WIDE / 2, 410];
/** Name, colour, radius of its ring, days for one round (less than 0: backwards), start in turns, size. */
const GRAHAS = [
  ["चंद्र", "#f4f1e6", 62, 27.3, 0.1, 9],
  ["बुध", "#7cc48a", 86, 88, 0.62, 7],
  ["शुक्र", "#f2e3f5", 110, 225, 0.3, 8],
  ["सूर्य", "#ffc24d", 134, 365, 0.82, 12],
  ["मंगल", "#e2604a", 158, 687, 0.48, 8],
  ["गुरु", "#f0b864", 184, 4333, 0.18, 11],
  ["शनि", "#8fa3d8", 210, 10759, 0.7, 10],
  ["राहु", "#8b7aa8", 234, -6798, 0.4, 8],
  ["केतु", "#a8927a", 234, -6798, 0.9, 8],
];
/** Days that pass in a second of the film. */
const SPEED = 14;

/** Whether the captions speak of this graha. */
function isNamed(i, t) {
  if (t < 4.5) return false;
  if (t < 9) return i === 0;
  return t < 13.5 ? [3, 6].includes(i) : i > 6;
}

export function draw(c, t, palette) {
  const { accent, ink } = palette;
  ground(c, palette, CENTRE);
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * TURN - TURN / 4;
    trace(
      c,
      [polar(...CENTRE, 40, turn), polar(...CENTRE, 250, turn)],
      between(t, 0.2 + i * 0.08, 1.6 + i * 0.08),
      {
        ...{ stroke: ink, width: 1, alpha: 0.22 },
      },
    );
    write(c, String(i + 1), polar(...CENTRE, 250, turn + TURN / 24), 17, ink, 0.6 * between(t, 1, 2));
  }
  circle(c, CENTRE, 13, { fill: "#7fa7d8", stroke: ink });
  for (const [i, [, colour, radius, days, start, size]] of GRAHAS.entries()) {
    const shown = between(t, 0.4 + i * 0.3, 1.4 + i * 0.3);
    if (shown === 0) continue;
    circle(c, CENTRE, radius, { stroke: ink, width: 1, alpha: 0.25 * shown });
    const turn = -(start + (t * SPEED) / days) * TURN;
    const trail = Array.from({ length: 18 }, (_, k) =>
      polar(
        ...CENTRE,
        radius,
        turn + Math.sign(days) * (k / 18) * Math.min(0.9, (160 / Math.abs(days)) * 2.2),
      ),
    );
    trace(c, trail, 1, { stroke: colour, width: size * 0.6, alpha: 0.35 * shown });
    const at = polar(...CENTRE, radius, turn);
    const spoken = isNamed(i, t);
    circle(c, at, size * shown * (spoken ? 1.45 : 1), {
      fill: colour,
      stroke: spoken ? accent : undefined,
      width: 3,
    });
  }
  // The names in a row of three, brighter while they are spoken of.
  for (const [i, [name, colour]] of GRAHAS.entries()) {
    const spoken = isNamed(i, t);
    const [x, y] = [WIDE / 2 + ((i % 3) - 1) * 130, 700 + Math.floor(i / 3) * 42];
    const shown = between(t, 0.4 + i * 0.3, 1.4 + i * 0.3);
    circle(c, [x - 46, y - 2], 7, { fill: colour, alpha: shown });
    write(c, name, [x + 6, y], 27, spoken ? accent : ink, shown * (spoken ? 1 : 0.75));
  }
}
