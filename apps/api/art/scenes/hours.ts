/** A lit and a shaded tone. */
export type Tones = readonly [lit: string, shade: string];

/** The colours of one hour: the sky from the zenith to the horizon, then what stands before it. */
export interface HourColors {
  readonly sky: readonly [string, string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly stone: Tones;
  /** The stone of altars and images. */
  readonly altar: Tones;
  readonly near: string;
  readonly nearLit: string;
  readonly water: Tones;
  readonly gold: Tones;
  readonly light: string;
  readonly disc: string;
}

/** The hours at which rituals are performed. */
export const hours = {
  predawn: {
    sky: ["#0d1838", "#2a4175", "#8a83ad", "#f3c3a5"],
    far: "#7d7ba8",
    mid: "#4d548b",
    stone: ["#d5b6b8", "#565789"],
    altar: ["#202b58", "#0c1430"],
    near: "#0c1430",
    nearLit: "#202b58",
    water: ["#b297ac", "#18244e"],
    gold: ["#ffe2a2", "#b07a3e"],
    light: "#ffe3a6",
    disc: "#fdf1d8",
  },
  sunrise: {
    sky: ["#b9483f", "#e98760", "#fac287", "#fff0cf"],
    far: "#e39a72",
    mid: "#bf6650",
    stone: ["#fbd3a3", "#a34f45"],
    altar: ["#74222c", "#4c1220"],
    near: "#4c1220",
    nearLit: "#74222c",
    water: ["#fbcf97", "#a2443f"],
    gold: ["#ffe7a8", "#c07a2c"],
    light: "#fff0c4",
    disc: "#fffaea",
  },
  morning: {
    sky: ["#4472ac", "#8fb2d4", "#ecd6cb", "#fff3e0"],
    far: "#a9b6d2",
    mid: "#7c86ad",
    stone: ["#fff2de", "#98839f"],
    altar: ["#4a3f6b", "#241c3d"],
    near: "#262a4a",
    nearLit: "#414a70",
    water: ["#dcd4dc", "#4f6690"],
    gold: ["#ffe09a", "#b07c34"],
    light: "#fff2cc",
    disc: "#fffaf0",
  },
  noon: {
    sky: ["#3f8793", "#8bbdb4", "#dfe6c9", "#fdf3da"],
    far: "#9dbdb0",
    mid: "#7f9c70",
    stone: ["#fff3da", "#c88f5c"],
    altar: ["#6a4530", "#371f14"],
    near: "#2f3a1c",
    nearLit: "#4b5c2c",
    water: ["#c3d2c0", "#4f7570"],
    gold: ["#f7d68a", "#a56f22"],
    light: "#fff3cf",
    disc: "#fffbf0",
  },
  dusk: {
    sky: ["#2a1a4a", "#772b55", "#d05e4c", "#f9bb73"],
    far: "#b04f5c",
    mid: "#702c51",
    stone: ["#ee9a68", "#5d2249"],
    altar: ["#481b40", "#240d29"],
    near: "#240d29",
    nearLit: "#481b40",
    water: ["#ee9a63", "#37194a"],
    gold: ["#ffdd93", "#b3692f"],
    light: "#ffe09a",
    disc: "#fff0d2",
  },
  night: {
    sky: ["#070e23", "#11204a", "#29427a", "#6f83b0"],
    far: "#425a92",
    mid: "#263c72",
    stone: ["#a3b3d8", "#2b3f74"],
    altar: ["#15214a", "#060b1d"],
    near: "#060b1d",
    nearLit: "#15214a",
    water: ["#5c74a8", "#0a1430"],
    gold: ["#fbe2a0", "#9c6f35"],
    light: "#ffe2a0",
    disc: "#fbf3dd",
  },
} as const satisfies Record<string, HourColors>;

export type Hour = keyof typeof hours;
