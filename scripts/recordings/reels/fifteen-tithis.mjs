import { between, circle, ground, mix, polar, share, TURN, trace, WIDE, write } from "../kit.mjs";

const EARTH = [WIDE / 2, 400];
const ORBIT = 152;

/** The Moon as it is seen from the Earth, lit by `angle` degrees of distance from the Sun. */
function moon(c, [x, y], radius, angle, { light, dark }) {
  circle(c, [x, y], radius, { fill: dark });
  const bend = Math.cos((angle * Math.PI) / 180);
  c.fillStyle = light;
  c.beginPath();
  c.arc(x, y, radius, -TURN / 4, TURN / 4);
  c.ellipse(x, y, Math.abs(bend) * radius, radius, 0, TURN / 4, -TURN / 4, bend > 0);
  c.fill();
}

function stars(c, ink, t) {
  for (let i = 0; i < 60; i++) {
    const [x, y] = [(i * 197.3) % WIDE, (i * 331.7) % 960];
    circle(c, [x, y], 1 + (i % 3) * 0.5, { fill: ink, alpha: 0.25 + 0.2 * Math.sin(t * 1.3 + i) });
  }
}

export function draw(c, t, palette) {
  const { accent, ink, surface } = palette;
  ground(c, palette, EARTH);
  stars(c, ink, t);
  const degrees = 180 * (t < 4 ? 0.0667 * between(t, 1, 3.6) : mix(0.0667, 1, share((t - 4) / 9.4)));
  const tithi = Math.min(15, Math.floor(degrees / 12 - 1e-6) + 1);
  const angle = Math.PI - (degrees * Math.PI) / 180;
  for (let i = 0; i <= 15; i++) {
    const at = Math.PI - (i * 12 * Math.PI) / 180;
    const near = degrees >= i * 12 - 0.01;
    trace(c, [polar(...EARTH, ORBIT - 12, at), polar(...EARTH, ORBIT + 12, at)], 1, {
      ...{ stroke: near ? accent : ink, width: near ? 3 : 1.5 },
      alpha: near ? 1 : 0.4,
    });
  }
  circle(c, EARTH, ORBIT, { stroke: ink, width: 1, alpha: 0.35 });
  c.fillStyle = `${accent}30`;
  c.beginPath();
  c.moveTo(...EARTH);
  c.arc(...EARTH, ORBIT, angle, Math.PI);
  c.fill();
  const sun = [WIDE / 2 - ORBIT - 62, EARTH[1]];
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * TURN + t * 0.1;
    trace(c, [polar(...sun, 30, turn), polar(...sun, 40 + 3 * Math.sin(t * 3 + i), turn)], 1, {
      stroke: accent,
      width: 3,
    });
  }
  circle(c, sun, 26, { fill: accent });
  circle(c, EARTH, 17, { fill: "#7fa7d8", stroke: ink });
  const at = polar(...EARTH, ORBIT, angle);
  moon(c, at, 20, degrees, { light: "#fdf6e2", dark: surface });
  moon(c, [WIDE / 2, 660], 74, degrees, { light: "#fdf6e2", dark: surface });
  circle(c, [WIDE / 2, 660], 74, { stroke: ink, width: 1, alpha: 0.4 });
  write(c, `${Math.round(degrees)}°`, [WIDE / 2, EARTH[1] + 52], 30, accent);
  write(c, String(tithi), [WIDE / 2, 150], 92, accent, between(t, 1, 2));
  write(c, "तिथि · tithi", [WIDE / 2, 216], 28, ink, between(t, 1, 2));
}
