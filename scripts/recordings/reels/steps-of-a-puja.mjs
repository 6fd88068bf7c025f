import { between, flame, HIGH, share, WIDE } from "../kit.mjs";

const SHOTS = ["temple", "sankalp", "abhishek", "homa", "aarti"];
const SECONDS = 4;
/** The upright part of a scene, slowly nearer. */
function shot(c, image, middle, zoom) {
  const high = image.height / zoom;
  const wide = (high * WIDE) / HIGH;
  const left = Math.min(image.width - wide, Math.max(0, image.width * middle - wide / 2));
  c.drawImage(image, left, (image.height - high) * 0.72, wide, high, 0, 0, WIDE, HIGH);
}

export function draw(c, t, palette, images, { middles }) {
  const no = Math.min(SHOTS.length - 1, Math.floor(t / SECONDS));
  for (const at of [no - 1, no]) {
    const name = SHOTS[at];
    if (!name) continue;
    c.globalAlpha = at === no ? between(t, at * SECONDS, at * SECONDS + 0.7) : 1;
    if (no === 0) c.globalAlpha = 1;
    shot(c, images[name], middles[name], 1 + 0.07 * share((t - at * SECONDS) / SECONDS));
  }
  c.globalAlpha = 1;
  const shade = c.createLinearGradient(0, HIGH * 0.6, 0, HIGH);
  shade.addColorStop(0, `${palette.ground}00`);
  shade.addColorStop(1, `${palette.ground}e6`);
  c.fillStyle = shade;
  c.fillRect(0, HIGH * 0.6, WIDE, HIGH * 0.4);
  for (const [which, x] of [150, 270, 390].entries()) {
    flame(c, x, 724, (which === 1 ? 1 : 0.75) * between(t, 0.4 + which * 0.5, 1.2 + which * 0.5), t, which);
  }
}
