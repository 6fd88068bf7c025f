import type { FrameName } from "./frames/frames.ts";
import { lands } from "./land/land.ts";
import type { Land } from "./land/land-site.ts";
import type { Scene } from "./scene.ts";
import type { Disc } from "./sky.ts";
import { HIGH, WIDE } from "./svg.ts";
import { templeLooks } from "./temples/temples.ts";

/** Positions and sizes of a scene. */
export interface Layout {
  readonly horizon: number;
  readonly floor: number;
  readonly foot: number;
  readonly temple: { readonly x: number; readonly size: number };
  readonly altar: { readonly x: number; readonly size: number };
  readonly disc: Disc;
}

const sides = { left: -1, middle: 0, right: 1 } as const;
const MIDDLE = WIDE / 2;
/** The margin at each side, including what a frame covers. */
const margins: Record<FrameName, number> = { none: 48, bells: 48, toran: 48, arch: 122, pillars: 118 };
/** The top margin: a hero on a phone cuts the top and bottom of the picture. */
const TOP = 100;

/** The temple in one third of the picture, the altar in the other. */
export function layOut(scene: Scene): Layout {
  const { act, staging } = scene;
  const side = sides[staging.side];
  const near = staging.distance === "near";
  if (!act) return alone(scene, side);

  const look = templeLooks[scene.temple];
  const foot = side === 0 ? 775 : 752;
  const margin = margins[staging.frame];
  const requested = side === 0 ? (near ? 1.12 : 0.92) : near ? 1.4 : 1.16;
  const room = (side === 0 ? 400 : near ? 360 : 320) / act.half;
  const size = Math.min(requested, room, (foot - TOP) / (act.height ?? 420));
  const altarX = MIDDLE + side * Math.min(300, MIDDLE - margin - act.half * size);
  const horizon = near ? 560 : side === 0 ? 590 : 610;
  const { lift = 0 }: Land = lands[look.land];
  const templeSize = Math.min(
    side === 0 ? 0.96 : near ? 0.76 : 0.98,
    (side === 0 ? 330 : near ? 232 : 296) / look.half,
    (horizon - lift - TOP * 0.75) / look.height,
  );
  const templeX = MIDDLE - side * Math.min(310, MIDDLE - margin + 18 - look.half * templeSize);
  const base = { horizon, foot, floor: side === 0 ? 740 : 778 };
  const temple = { x: templeX, size: templeSize };
  const altar = { x: altarX, size };
  return { ...base, temple, altar, disc: discOf(scene, base, temple, altar) };
}

function alone(scene: Scene, side: number): Layout {
  const near = scene.staging.distance === "near";
  const { half, height, land } = templeLooks[scene.temple];
  const { lift = 0 }: Land = lands[land];
  const base = { horizon: near ? 690 : 650, floor: 800, foot: 800 };
  const size = Math.min(near ? 1.36 : 1.12, (base.horizon - lift - TOP) / height, 540 / half);
  const temple = { x: MIDDLE + side * (near ? 60 : 110), size };
  const altar = { x: MIDDLE - side * 330, size: 1 };
  return { ...base, temple, altar, disc: discOf(scene, base, temple, altar) };
}

type Placement = Layout["temple"];

function discOf(
  { staging: { light, side }, hour, act }: Scene,
  { horizon, foot }: Pick<Layout, "horizon" | "foot">,
  temple: Placement,
  altar: Placement,
): Disc {
  const isLow = hour === "sunrise" || hour === "dusk" || hour === "predawn";
  if (light === "altar") return [altar.x, foot - 250 * altar.size, isLow ? 170 : 140];
  if (light === "temple") return [temple.x, horizon - 270 * temple.size, isLow ? 170 : 140];
  const between =
    side === "middle" || !act ? altar.x + (side === "middle" ? 330 : 0) : (temple.x + altar.x) / 2;
  if (light === "between") return [between, isLow ? horizon - 112 : horizon - 230, isLow ? 124 : 84];
  return [side === "middle" ? WIDE * 0.8 : between, HIGH * 0.24, 62];
}
