// What the drawings of reels share, in the browser. A reel is drawn in a view of 540 × 960.
export const [WIDE, HIGH] = [540, 960];
export const TURN = 2 * Math.PI;

/** Between 0 and 1. */
export const share = (value) => Math.min(1, Math.max(0, value));
/** How far `t` is from `from` to `to`, eased at both ends. */
export function between(t, from, to) {
  const at = share((t - from) / (to - from));
  return at * at * (3 - 2 * at);
}
export const mix = (from, to, at) => from + (to - from) * at;
/** A restless light between -1 and 1, different for each lamp. */
export const flicker = (t, which) =>
  0.6 * Math.sin(t * 7.1 + which * 2.4) + 0.4 * Math.sin(t * 11.3 + which * 5.1 + Math.sin(t * 3.7));
export const polar = (x, y, radius, angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];

/** The background: the colours of a palette, lighter around `[x, y]`, and faint rings. */
export function ground(c, { ground, glow, ink }, [x, y] = [WIDE / 2, 420]) {
  const light = c.createRadialGradient(x, y, 20, x, y, 640);
  light.addColorStop(0, glow);
  light.addColorStop(1, ground);
  c.fillStyle = light;
  c.fillRect(0, 0, WIDE, HIGH);
  c.strokeStyle = ink;
  c.lineWidth = 1;
  for (let ring = 0; ring < 4; ring++) {
    c.globalAlpha = 0.1 - ring * 0.02;
    c.beginPath();
    for (let i = 0; i <= 240; i++) {
      const angle = (i / 240) * TURN;
      const radius = 330 + ring * 70 + 16 * Math.abs(Math.sin(angle * 12));
      c.lineTo(...polar(x, y, radius, angle));
    }
    c.stroke();
  }
  c.globalAlpha = 1;
}

export function circle(c, [x, y], radius, { fill, stroke, width = 2, alpha = 1 }) {
  c.globalAlpha *= alpha;
  c.beginPath();
  c.arc(x, y, Math.max(0, radius), 0, TURN);
  if (fill) {
    c.fillStyle = fill;
    c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.lineWidth = width;
    c.stroke();
  }
  c.globalAlpha /= alpha;
}

/** The first part of a line through these points, as long as `portion` of it. */
export function trace(c, points, portion, { stroke, width = 2, alpha = 1 }) {
  if (portion <= 0 || alpha <= 0) return;
  const steps = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  let left = steps.reduce((sum, step) => sum + step, 0) * share(portion);
  c.globalAlpha *= alpha;
  c.strokeStyle = stroke;
  c.lineWidth = width;
  c.lineCap = "round";
  c.lineJoin = "round";
  c.beginPath();
  c.moveTo(...points[0]);
  for (const [i, step] of steps.entries()) {
    if (left <= 0) break;
    const at = step === 0 ? 1 : Math.min(1, left / step);
    c.lineTo(mix(points[i][0], points[i + 1][0], at), mix(points[i][1], points[i + 1][1], at));
    left -= step;
  }
  c.stroke();
  c.globalAlpha /= alpha;
}

/** A petal that points up from `[0, 0]` to its tip at `-length`. */
export function petal(c, length, width, { fill, stroke, line = 2 }) {
  c.beginPath();
  c.moveTo(0, 0);
  c.bezierCurveTo(-width, -length * 0.35, -width * 0.75, -length * 0.75, 0, -length);
  c.bezierCurveTo(width * 0.75, -length * 0.75, width, -length * 0.35, 0, 0);
  if (fill) {
    c.fillStyle = fill;
    c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.lineWidth = line;
    c.stroke();
  }
}

/** Draws `draw` moved, turned and sized. */
export function put(c, x, y, draw, { size = 1, turn = 0, alpha = 1 } = {}) {
  if (alpha <= 0) return;
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(size, size);
  c.globalAlpha *= alpha;
  draw();
  c.restore();
}

export function flame(c, x, y, size, t, which = 0) {
  const bend = flicker(t, which);
  const glow = c.createRadialGradient(x, y - 30 * size, 4, x, y - 30 * size, 120 * size);
  glow.addColorStop(0, "#ffd98a88");
  glow.addColorStop(1, "#ffd98a00");
  c.fillStyle = glow;
  c.fillRect(x - 130 * size, y - 160 * size, 260 * size, 260 * size);
  put(
    c,
    x,
    y,
    () => {
      c.transform(1, 0, bend * 0.12, 1 + bend * 0.08, 0, 0);
      petal(c, 62, 17, { fill: "#ff9d3c" });
      petal(c, 46, 12, { fill: "#ffe49b" });
      petal(c, 22, 6, { fill: "#fffdf2" });
    },
    { size },
  );
}

/** A word in Latin or Devanagari letters. */
export function write(c, text, [x, y], size, colour, alpha = 1) {
  if (alpha <= 0) return;
  c.globalAlpha *= alpha;
  c.font = `${size}px Latin, Devanagari`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(text, x, y);
  c.globalAlpha /= alpha;
}
