import { between, circle, ground, polar, TURN, trace, WIDE, write } from "../kit.mjs";

const [X, Y, WIDTH, HEIGHT] = [WIDE / 2, 400, 196, 268];
const BEADS = 108;

/** The place of a bead; the sumeru hangs at the foot. */
function place(no) {
  const angle = TURN / 4 + ((no + 1.6) / (BEADS + 2.2)) * TURN;
  return [X + WIDTH * Math.cos(angle), Y + HEIGHT * Math.sin(angle)];
}

export function draw(c, t, palette) {
  const { accent, ink, surface } = palette;
  ground(c, palette, [X, Y]);
  // Counted to the sumeru, a rest, and back.
  const counted = t < 9 ? BEADS * between(t, 3, 9) : BEADS * (1 - between(t, 12, 18));
  const points = Array.from({ length: BEADS }, (_, i) => place(i));
  trace(c, points, 1, { stroke: accent, width: 2, alpha: 0.6 });
  for (const [i, point] of points.entries()) {
    const lit = i < counted;
    const current = Math.abs(i - counted) < 1 && t > 3;
    circle(c, point, current ? 10 : 6.6, {
      fill: lit ? accent : "#8a5a33",
      stroke: lit ? "#fff6dd" : "#4a2c14",
      width: 1,
    });
  }
  const foot = [X, Y + HEIGHT + 4];
  const beat = t > 8 && t < 12 ? 1 + 0.14 * Math.sin((t - 8) * 6) : 1;
  circle(c, foot, 15 * beat, { fill: "#c0392b", stroke: accent, width: 2 });
  trace(c, [foot, [X, foot[1] + 34]], 1, { stroke: accent, width: 3 });
  for (let i = -6; i <= 6; i++) {
    trace(
      c,
      [
        [X + i * 0.8, foot[1] + 34],
        polar(X, foot[1] + 30, 52, TURN / 4 + i * 0.045 + 0.03 * Math.sin(t * 2)),
      ],
      1,
      {
        ...{ stroke: i % 2 ? "#c0392b" : accent, width: 2.2 },
      },
    );
  }
  circle(c, [X, Y - 10], 92, { fill: surface, stroke: ink, width: 1, alpha: 0.9 });
  write(c, String(Math.round(counted)), [X, Y - 18], 78, accent);
  write(c, "108", [X, Y + 44], 24, ink, 0.8);
}
