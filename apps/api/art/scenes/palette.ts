import type { Deity } from "../palettes.ts";
import { deityTints } from "./deity-tints.ts";
import { type Hour, type HourColors, hours, type Tones } from "./hours.ts";
import { mixColors } from "./mix-colors.ts";
import type { Air } from "./occasion-air.ts";

/** All colours of one scene. */
export interface ScenePalette extends HourColors {
  readonly cloth: string;
  /** Whether stars are out. */
  readonly isDark: boolean;
}

/** How much of the tint each band of the sky takes, from the zenith down. By day only the horizon, or the blue turns brown. */
const byNight: SkyReach = [0.8, 1.2, 1, 0.35];
const byDay: SkyReach = [0.12, 0.3, 1, 0.8];
type SkyReach = readonly [number, number, number, number];

interface Tinting {
  readonly deity: Deity;
  /** Replaces the tint of the deity. */
  readonly air: Air | undefined;
  readonly stone: Tones | undefined;
}

/** The colours of the hour, tinted by the deity or the occasion, with the temple's own stone. */
export function scenePalette(hour: Hour, { deity, air, stone }: Tinting): ScenePalette {
  const base: HourColors = hours[hour];
  const { cloth, ...own } = deityTints[deity];
  const { pull } = air ?? own;
  const colour = air ? mixColors(air.colour, own.colour, 0.3) : own.colour;
  const pulled = (hex: string, share: number) => mixColors(hex, colour, Math.min(1, share));
  const reach = hour === "noon" || hour === "morning" ? byDay : byNight;
  const walls: Tones = stone
    ? [mixColors(stone[0], base.stone[0], 0.3), mixColors(stone[1], base.stone[1], 0.55)]
    : base.stone;
  const [zenith, high, low, horizon] = base.sky;
  return {
    ...base,
    cloth,
    sky: [
      pulled(zenith, pull * reach[0]),
      pulled(high, pull * reach[1]),
      pulled(low, pull * reach[2]),
      pulled(horizon, pull * reach[3]),
    ],
    far: pulled(base.far, pull * (hour === "noon" ? 0.35 : 1)),
    mid: pulled(base.mid, pull * 0.8),
    stone: [pulled(walls[0], 0.06), pulled(walls[1], pull * 0.5)],
    altar: [pulled(base.altar[0], pull * 0.4), pulled(base.altar[1], pull * 0.2)],
    near: pulled(base.near, pull * 0.2),
    nearLit: pulled(base.nearLit, pull * 0.4),
    water: [pulled(base.water[0], pull * 0.6), pulled(base.water[1], pull * 0.5)],
    isDark: hour === "night" || hour === "predawn",
  };
}
