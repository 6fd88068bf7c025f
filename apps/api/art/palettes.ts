/** The five colours of a picture. */
export interface Palette {
  /** At the corners. */
  readonly ground: string;
  /** In the middle. */
  readonly glow: string;
  /** Petals and rings. */
  readonly ink: string;
  /** Emblem, beads and the ring around the emblem. */
  readonly accent: string;
  /** The disc under the emblem. */
  readonly seat: string;
  /** The emblem's surfaces: slightly lighter than the disc. */
  readonly surface: string;
}

/** The traditional colours of each deity. */
export const deityPalettes = {
  shiva: {
    ground: "#1b2640",
    glow: "#3c5487",
    ink: "#bccfef",
    accent: "#f3dcae",
    seat: "#1b2640",
    surface: "#2b3a5e",
  },
  vishnu: {
    ground: "#553600",
    glow: "#ab771c",
    ink: "#fae3ae",
    accent: "#fff4d4",
    seat: "#553600",
    surface: "#7a5008",
  },
  lakshmi: {
    ground: "#74142e",
    glow: "#b83f5b",
    ink: "#f8d2d2",
    accent: "#f8d990",
    seat: "#74142e",
    surface: "#96243f",
  },
  durga: {
    ground: "#560010",
    glow: "#a6142b",
    ink: "#f4bfb4",
    accent: "#f6d383",
    seat: "#560010",
    surface: "#7a081c",
  },
  ganesha: {
    ground: "#6d1f0a",
    glow: "#c2502a",
    ink: "#fbd3bd",
    accent: "#ffe2a0",
    seat: "#6d1f0a",
    surface: "#8f3216",
  },
  hanuman: {
    ground: "#7a2a00",
    glow: "#d9691a",
    ink: "#ffdcb4",
    accent: "#fff0cd",
    seat: "#7a2a00",
    surface: "#a03e05",
  },
  krishna: {
    ground: "#06343f",
    glow: "#17708a",
    ink: "#b5e3e6",
    accent: "#f5dc94",
    seat: "#06343f",
    surface: "#0d4a58",
  },
  rama: {
    ground: "#173822",
    glow: "#3f7a4e",
    ink: "#c8e6c6",
    accent: "#f9dfa0",
    seat: "#173822",
    surface: "#245234",
  },
  surya: {
    ground: "#7d3a00",
    glow: "#e08b1e",
    ink: "#ffe5b8",
    accent: "#fff6d8",
    seat: "#7d3a00",
    surface: "#a45405",
  },
  saraswati: {
    ground: "#cfc8b6",
    glow: "#f7f2e6",
    ink: "#6d7c97",
    accent: "#7a4e12",
    seat: "#fbf8ef",
    surface: "#efe8d8",
  },
  shani: {
    ground: "#15161f",
    glow: "#3b3f55",
    ink: "#b7bdd2",
    accent: "#d9c7a4",
    seat: "#15161f",
    surface: "#262937",
  },
  kali: {
    ground: "#16060a",
    glow: "#58131f",
    ink: "#e5a6a0",
    accent: "#f2c9a0",
    seat: "#16060a",
    surface: "#30101a",
  },
} as const satisfies Record<string, Palette>;

export type Deity = keyof typeof deityPalettes;

/** Palettes for pictures without a deity, based on the brand colours. */
export const brandPalettes = {
  maroon: {
    ground: "#4f0505",
    glow: "#8f1f1a",
    ink: "#f2c8b6",
    accent: "#f4d9a4",
    seat: "#4f0505",
    surface: "#6b1210",
  },
  olive: {
    ground: "#26341a",
    glow: "#5c7433",
    ink: "#d7e4bd",
    accent: "#fadd94",
    seat: "#26341a",
    surface: "#374a24",
  },
  indigo: {
    ground: "#1d1f47",
    glow: "#474d92",
    ink: "#cacdf2",
    accent: "#f3dda6",
    seat: "#1d1f47",
    surface: "#2e3164",
  },
  umber: {
    ground: "#3a2413",
    glow: "#7d5433",
    ink: "#ecd6bd",
    accent: "#fbe0a8",
    seat: "#3a2413",
    surface: "#533620",
  },
  plum: {
    ground: "#391435",
    glow: "#7b3a74",
    ink: "#ebcbe6",
    accent: "#f7dca4",
    seat: "#391435",
    surface: "#522350",
  },
  slate: {
    ground: "#1c2e33",
    glow: "#456570",
    ink: "#cadde0",
    accent: "#f3dfae",
    seat: "#1c2e33",
    surface: "#2c444b",
  },
  sea: {
    ground: "#062c38",
    glow: "#1f6f80",
    ink: "#bfe3e3",
    accent: "#f6e0a6",
    seat: "#062c38",
    surface: "#0f4452",
  },
  sand: {
    ground: "#e2d6c1",
    glow: "#f6efe1",
    ink: "#b59f80",
    accent: "#9b7a4c",
    seat: "#f8f2e7",
    surface: "#f1e8d8",
  },
} as const satisfies Record<string, Palette>;
