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
import { circle, fill, HIGH, put, WIDE } from "./svg.ts";
import { templeLooks } from "./temples/temples.ts";
import { diya } from "./things/flame.ts";

const sides = { left: -1, middle: 0, right: 1 } as const;
const byTheWater = new Set(["cape", "shore"]);
const paved = new Set(["town", "city", "palms"]);

/** The scene as SVG: sky, land, temple, terrace and altar, from back to front. */
export function composeScene(scene: Scene): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="800" height="600">${body.join("")}</svg>`;
}
