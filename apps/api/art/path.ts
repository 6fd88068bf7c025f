/** Path data that contains only absolute M, L, C, Q and Z, so that it can be transformed as text. */
export type PathData = string;

/** Rounds to one decimal, which is a tenth of a pixel in the widest picture. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** A point as path data. */
export const point = ([x, y]: readonly [number, number]) => `${short(x)} ${short(y)}`;

function mapped(d: PathData, map: (x: number, y: number) => readonly [number, number]): PathData {
  return d.replace(/[MLCQ][^MLCQZ]*/g, (command) => {
    const numbers = (command.slice(1).match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      points.push(point(map(numbers[i] ?? 0, numbers[i + 1] ?? 0)));
    }
    return command[0] + points.join(" ");
  });
}

export const moved = (d: PathData, dx: number, dy: number) => mapped(d, (x, y) => [x + dx, y + dy]);

/** Scales a figure around 0,0. */
export const scaled = (d: PathData, sx: number, sy = sx) => mapped(d, (x, y) => [x * sx, y * sy]);

/** Rotates a figure clockwise around 0,0, in degrees. */
export function turned(d: PathData, degrees: number) {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return mapped(d, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}

/** The figure and its horizontal mirror image. */
export const both = (d: PathData) => d + mapped(d, (x, y) => [-x, y]);

/** `count` copies rotated around 0,0. */
export const around = (count: number, d: PathData, from = 0) =>
  Array.from({ length: count }, (_, i) => turned(d, from + (i * 360) / count)).join("");

/** A polygon through these points. */
export const polygon = (points: readonly (readonly [number, number])[]) => `M${points.map(point).join("L")}Z`;

/** An ellipse around `[x, y]`. */
export function ellipse(rx: number, ry: number, [x, y]: readonly [number, number] = [0, 0]): PathData {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const curve = (...points: [number, number][]) => `C${points.map(point).join(" ")}`;
  return (
    `M${point([x - rx, y])}` +
    curve([x - rx, y - ky], [x - kx, y - ry], [x, y - ry]) +
    curve([x + kx, y - ry], [x + rx, y - ky], [x + rx, y]) +
    curve([x + rx, y + ky], [x + kx, y + ry], [x, y + ry]) +
    `${curve([x - kx, y + ry], [x - rx, y + ky], [x - rx, y])}Z`
  );
}

/** A circle around `center`. */
export const circle = (radius: number, center: readonly [number, number] = [0, 0]) =>
  ellipse(radius, radius, center);

/** A rectangle from its left, top, right and bottom. */
export const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

/** A pointed leaf or petal that grows from 0,0 upwards. */
export const leaf = (length: number, width: number): PathData =>
  `M0 0C${point([-width, -length * 0.32])} ${point([-width * 0.8, -length * 0.74])} ${point([0, -length])}C${point([width * 0.8, -length * 0.74])} ${point([width, -length * 0.32])} 0 0Z`;

/** A flame with its base at 0,0. */
export const flame = (height: number, width: number): PathData =>
  `M0 0C${point([-width, -height * 0.05])} ${point([-width * 0.9, -height * 0.48])} ${point([0, -height])}C${point([width * 0.9, -height * 0.48])} ${point([width, -height * 0.05])} 0 0Z`;
