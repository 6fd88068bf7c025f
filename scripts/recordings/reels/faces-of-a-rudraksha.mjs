import { between, circle, ground, polar, put, TURN, WIDE, write } from "../kit.mjs";

const [X, Y, RADIUS] = [WIDE / 2, 420, 190];
const SHOWN = [
  ["seven", 7, 0, 4],
  ["three", 3, 4, 8],
  ["five", 5, 8, 99],
];

export function draw(c, t, palette, images) {
  const { accent, ink } = palette;
  ground(c, palette, [X, Y]);
  circle(c, [X, Y], RADIUS + 34, { stroke: accent, width: 1.5, alpha: 0.7 });
  for (let i = 0; i < 54; i++)
    circle(c, polar(X, Y, RADIUS + 34, (i / 54) * TURN + t * 0.05), 3, { fill: accent, alpha: 0.8 });
  for (const [name, mukhi, from, until] of SHOWN) {
    const alpha =
      (from === 0 ? 1 : between(t, from, from + 0.6)) * (1 - between(t, until - 0.2, until + 0.4));
    if (alpha <= 0) continue;
    put(c, X, Y, () => c.drawImage(images[name], -RADIUS, -RADIUS, RADIUS * 2, RADIUS * 2), {
      alpha,
      turn: 0.03 * Math.sin(t * 0.8),
    });
    const counted = Math.floor(Math.min(mukhi, ((t - from - 0.6) / 2.6) * mukhi + 1));
    if (t > from + 0.6) write(c, String(Math.max(1, counted)), [X, 722], 84, accent, alpha);
    for (let i = 0; i < mukhi; i++) {
      const lit = i < counted && t > from + 0.6;
      circle(c, [X + (i - (mukhi - 1) / 2) * 30, 786], lit ? 8 : 6, {
        fill: lit ? accent : ink,
        alpha: alpha * (lit ? 1 : 0.35),
      });
    }
  }
}
