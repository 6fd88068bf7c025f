type Stop = readonly [at: number, colour: string];

const stops = (list: readonly Stop[]) =>
  list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");

/** Lit from the left, as a turned vessel is. */
const turned = (id: string, dark: string, mid: string, lit: string) =>
  `<linearGradient id="${id}">${stops([
    [0, mid],
    [0.28, lit],
    [0.55, mid],
    [1, dark],
  ])}</linearGradient>`;

/** Lit from above and left, as a ball or a petal is. */
const round = (id: string, dark: string, mid: string, lit: string) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops([
    [0, lit],
    [0.5, mid],
    [1, dark],
  ])}</radialGradient>`;

const down = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops([
    [0, top],
    [1, bottom],
  ])}</linearGradient>`;

/** The paints of what is offered: metals, clay, leaves, petals, foods and cloth. */
export const thingPaints = [
  turned("brass", "#8a5418", "#d9a041", "#ffe9a6"),
  turned("copper", "#7a3119", "#c9703f", "#f6bb8c"),
  turned("silver", "#7f8794", "#cfd4d9", "#ffffff"),
  turned("clay", "#6f3019", "#b9623a", "#dd8f63"),
  turned("cane", "#7a4a1e", "#b98243", "#e3b878"),
  turned("oil", "#3d2408", "#8a5a14", "#d79b35"),
  turned("red-cloth", "#6d0a1a", "#b3152b", "#dd3b46"),
  turned("green-cloth", "#1d4a34", "#2f7a52", "#5aa879"),
  turned("board", "#5e1020", "#8a1b2e", "#b23a48"),
  round("red", "#7d0e1e", "#c81f33", "#f0555a"),
  round("rose", "#7e1237", "#c9305f", "#f27d9b"),
  round("pink", "#b83f73", "#ee93b0", "#ffe1e8"),
  round("marigold", "#c25608", "#f39a1d", "#ffd35a"),
  round("white", "#cdbfae", "#fbf3e6", "#ffffff"),
  round("milk", "#d8cfc0", "#fffaf0", "#ffffff"),
  round("besan", "#a85f10", "#e89f2e", "#ffd477"),
  round("peda", "#8d5f33", "#c9965c", "#eac796"),
  round("husk", "#3f210f", "#7c4a27", "#b37b4b"),
  round("black", "#0d0908", "#2b2320", "#5a4d47"),
  round("turmeric", "#b06d05", "#eeb11c", "#ffdf6a"),
  round("sindoor", "#a3300a", "#ee5b16", "#ff9a54"),
  round("gold", "#93611a", "#e3b04a", "#fff0b8"),
  round("cow", "#b9a48c", "#f3e6d4", "#fffaf2"),
  down("leaf", "#8db556", "#355e22"),
  down("leaf-dark", "#5f8c3e", "#1f4217"),
  down("flame", "#fff3b0", "#f2801c"),
  down("stream", "#ffffff", "#bfe0ea"),
].join("");

/** The paints of what is behind and beneath. */
export const groundPaints = (wall: readonly [string, string], ledge: readonly [string, string]) =>
  down("wall", ...wall) +
  down("ledge", ...ledge) +
  `<radialGradient id="light"><stop offset="0" stop-color="#fff2c8" stop-opacity=".75"/><stop offset="1" stop-color="#fff2c8" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="shade"><stop offset="0" stop-color="#1c0d08" stop-opacity=".55"/><stop offset="1" stop-color="#1c0d08" stop-opacity="0"/></radialGradient>`;
