/** The canvas of a scene: 4:3, as all pictures. */
export const WIDE = 1200;
export const HIGH = 900;

export type Point = readonly [x: number, y: number];

/** A number for SVG; one decimal is precise enough. */
export const n = (value: number) => Number(value.toFixed(1));

export const path = (d: string, look: string) => `<path d="${d}" ${look}/>`;

export const circle = (x: number, y: number, r: number, look: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, look: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${look}/>`;

export const rect = (x: number, y: number, width: number, height: number, look: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${look}/>`;

const opaque = (opacity: number) => (opacity < 1 ? ` opacity="${n(opacity * 10) / 10}"` : "");

export const fill = (paint: string, opacity = 1) => `fill="${paint}"${opaque(opacity)}`;

export const line = (paint: string, width = 1.5, opacity = 1) =>
  `fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opaque(opacity)}`;

/** The drawing moved, turned by degrees and sized. */
export const put = (inner: string, x: number, y: number, size = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size})">${inner}</g>`;

/** The drawing mirrored left to right around `x`. */
export const flip = (inner: string, x = 0) =>
  `<g transform="translate(${n(2 * x)} 0) scale(-1 1)">${inner}</g>`;

/** The path and its mirror image around 0. */
export const both = (d: string, look: string) => path(d, look) + flip(path(d, look));

/** The results of `draw` for 0 to `count` - 1, joined. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** The drawing `count` times in a ring. */
export const around = (count: number, inner: string) =>
  times(count, (i) => `<g transform="rotate(${n((360 / count) * i)})">${inner}</g>`);

/** The results of `draw` for each item, joined. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join("");

/** A closed shape with straight sides. */
export const poly = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
