import { between, circle, flame, HIGH, mix, polar, share, WIDE } from "../kit.mjs";

/** Image, and the second from which it shows alone. */
const HOURS = [
  ["night", 0],
  ["sunrise", 3.5],
  ["noon", 9.5],
  ["dusk", 14],
];

function part(c, image, middle) {
  const wide = (image.height * WIDE) / HIGH;
  c.drawImage(image, image.width * middle - wide / 2, 0, wide, image.height, 0, 0, WIDE, HIGH);
}

export function draw(c, t, { accent, ground }, images, { middle }) {
  for (const [name, from] of HOURS) {
    c.globalAlpha = from === 0 ? 1 : between(t, from - 1.6, from + 1.2);
    if (c.globalAlpha > 0) part(c, images[name], middle);
  }
  c.globalAlpha = 1;
  // The Sun's way over the temple, with a mark at each sandhya.
  const foot = 330;
  const at = mix(Math.PI, 2 * Math.PI, share((t - 2.5) / 13));
  c.setLineDash([2, 9]);
  c.strokeStyle = accent;
  c.lineWidth = 2.5;
  c.globalAlpha = 0.8;
  c.beginPath();
  c.ellipse(WIDE / 2, foot, 205, 190, 0, Math.PI, 2 * Math.PI);
  c.stroke();
  c.setLineDash([]);
  c.globalAlpha = 1;
  for (const mark of [Math.PI, 1.5 * Math.PI, 2 * Math.PI]) {
    const [x, y] = [WIDE / 2 + 205 * Math.cos(mark), foot + 190 * Math.sin(mark)];
    circle(c, [x, y], 9, { fill: ground, stroke: accent, width: 3 });
  }
  const sun = [WIDE / 2 + 205 * Math.cos(at), foot + 190 * Math.sin(at)];
  const glow = c.createRadialGradient(...sun, 6, ...sun, 90);
  glow.addColorStop(0, "#fff3c4dd");
  glow.addColorStop(1, "#fff3c400");
  c.fillStyle = glow;
  c.fillRect(sun[0] - 90, sun[1] - 90, 180, 180);
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(...sun, 31 + 2 * Math.sin(t * 3 + i), (i / 12) * 2 * Math.PI + t * 0.15);
    circle(c, [x, y], 2.4, { fill: "#fff3c4" });
  }
  circle(c, sun, 22, { fill: "#fff7dc" });
  const shade = c.createLinearGradient(0, HIGH * 0.66, 0, HIGH);
  shade.addColorStop(0, `${ground}00`);
  shade.addColorStop(1, `${ground}e0`);
  c.fillStyle = shade;
  c.fillRect(0, HIGH * 0.66, WIDE, HIGH * 0.34);
  for (const [which, x] of [120, 220, 320, 420].entries()) {
    flame(c, x, 722, 0.7 * between(t, 14 + which * 0.3, 15 + which * 0.3), t, which);
  }
}
