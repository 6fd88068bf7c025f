import { petals } from "./geometry.ts";
import { lotusLogo } from "./logo.ts";
import { brandPalettes } from "./palettes.ts";

const { ground, glow, accent } = brandPalettes.maroon;
const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
const gradient = (cx: string) =>
  `<defs><radialGradient id="g" cx="${cx}" cy="50%" r="70%"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>`;
const logo = (colour: string, width: number) =>
  `<path d="${lotusLogo}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The favicon: the lotus in the brand's red, lighter in a dark colour scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-46 -38 92 92"><style>path{fill:none;stroke:#800000;stroke-width:7;stroke-linejoin:round;stroke-linecap:round}@media(prefers-color-scheme:dark){path{stroke:#ecae3e}}</style><path d="${lotusLogo}"/></svg>`;

/** The home screen icon. The lotus is inside the safe zone of maskable icons. */
export const appIcon = svg(
  512,
  512,
  `${gradient("50%")}<rect width="512" height="512" fill="url(#g)"/><g transform="translate(256 226) scale(3.9)">${logo(accent, 3.4)}</g>`,
);

const loaderRings = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="120" height="120"><style>path{fill:none;stroke:#800000;stroke-linejoin:round;stroke-linecap:round}.b{stroke:#a8741a;opacity:.7}@media(prefers-color-scheme:dark){path{stroke:#ecae3e}.b{stroke:#d9b065}}${style}</style><path class="b" stroke-width=".8" d="${petals({ count: 16, inner: 40, outer: 57, shift: 0.5 })}"/><path class="r" stroke-width="1.3" d="${petals({ count: 12, inner: 34, outer: 50 })}"/><g transform="translate(0 -2) scale(.42)"><path stroke-width="4" d="${lotusLogo}"/></g></svg>`;

/** The full-screen loader: rings of petals that rotate slowly, except with reduced motion. */
export const loader = loaderRings(
  "@media(prefers-reduced-motion:no-preference){.r{animation:t 16s linear infinite}.b{animation:t 24s linear infinite reverse}}@keyframes t{to{transform:rotate(1turn)}}",
);

/** The static loader for `<source media="(prefers-reduced-motion: reduce)">`, as media queries may not apply inside images. */
export const loaderStill = loaderRings("");
