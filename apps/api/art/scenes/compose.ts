import { emblems } from "./emblems/emblems.ts";
import { frames } from "./frames/frames.ts";
import { mist } from "./land/hills.ts";
import { lands } from "./land/land.ts";
import type { Land } from "./land/land-site.ts";
import { paving, terrace } from "./land/terrace.ts";
import { layOut } from "./layout.ts";
import { paints } from "./paints.ts";
import { scenePalette } from "./palette.ts";
import type { Scene } from "./scene.ts";
import { seatUnder } from "./seats/seats.ts";
import { sky } from "./sky.ts";
import { circle, fill, HIGH, n, put, WIDE } from "./svg.ts";
import { templeLooks } from "./temples/temples.ts";
import { diya } from "./things/flame.ts";

const sides = { left: -1, middle: 0, right: 1 } as const;
const byTheWater = new Set(["cape", "shore"]);
const paved = new Set(["town", "city", "palms"]);

/** What is done at the altar, from near: the part of its scene where it stands. */
export function composeCloseUp(scene: Scene): string {
  const { altar, foot } = layOut(scene);
  const { half = 300, height = 420 } = scene.act ?? {};
  const wide = Math.min(WIDE * 0.72, Math.max(half * 2, height * 1.42) * altar.size);
  const high = (wide * HIGH) / WIDE;
  const left = Math.min(WIDE - wide, Math.max(0, altar.x - wide / 2));
  return composeScene(scene, [left, Math.min(HIGH, foot + high * 0.14) - high, wide, high]);
}

/** The scene as SVG: sky, land, temple, terrace and altar, from back to front. */
export function composeScene(scene: Scene, view: readonly number[] = [0, 0, WIDE, HIGH]): string {
  const { act, air, deity, hour, moon, staging } = scene;
  const look = templeLooks[scene.temple];
  const land: Land = lands[look.land];
  const p = scenePalette(hour, { deity, air, stone: look.stone });
  const { horizon, floor, foot, temple, altar, disc } = layOut(scene);
  const drawing = look.draw(p);
  const site = {
    ...{ p, horizon, templeX: temple.x, altarX: altar.x, discX: disc[0] },
    reflection: (y: number) =>
      `<g opacity=".26" transform="translate(${temple.x} ${y}) scale(${temple.size} ${-temple.size * 0.8})">${drawing}</g>`,
  };
  const body = [
    paints(p, byTheWater.has(look.land) ? horizon - 70 : horizon + 40),
    sky(p, { moon, disc, petals: deity === "surya" ? 24 : 16 }),
    land.behind(site),
    put(drawing, temple.x, horizon - (land.lift ?? 0), temple.size),
    mist(horizon + 30, 90),
    land.before?.(site) ?? "",
    act?.seat === "water" ? "" : terrace(p, floor),
    paved.has(look.land) ? paving(p, floor, temple.x) : "",
    act
      ? put(
          circle(0, -150, 330, fill("url(#glow)", 0.28)) +
            seatUnder(p, act.seat, act.half, sides[staging.side]) +
            act.draw(p, emblems[deity]),
          altar.x,
          foot,
          altar.size,
        )
      : [-1, 0, 1].map((at) => diya(p, temple.x + at * 110, floor + 46, at ? 0.9 : 1.25)).join(""),
    frames[staging.frame](p, altar.x > temple.x),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(n).join(" ")}" width="800" height="600">${body.join("")}</svg>`;
}
