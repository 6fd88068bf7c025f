import type { ScenePalette } from "../palette.ts";
import { circle, ellipse, fill, line, path, put } from "../svg.ts";
import { diya } from "../things/flame.ts";
import { kalash, pot } from "../things/pot.ts";

/** A pot of river water with leaves and a coconut. */
export const water = (p: ScenePalette) => kalash(p, 0.9);

/** A silver vessel of milk. */
export const milk = (p: ScenePalette) =>
  put(pot(p, "url(#milk)"), 0, 0, 1.05) +
  ellipse(0, -108, 35, 9, fill("#fffdf6")) +
  path("M-20 -108C-18 -92 -30 -84 -26 -70", line("#fffdf6", 6));

/** Three lamps. */
export const lamps = (p: ScenePalette) =>
  diya(p, -38, -26, 0.8) + diya(p, 38, -26, 0.8) + diya(p, 0, -2, 1.2);

/** A coconut with its tuft, a cloth round it. */
export const coconut = (_: ScenePalette) =>
  path("M0 -112C-50 -92 -62 -30 -30 -6C-14 4 14 4 30 -6C62 -30 50 -92 0 -112Z", fill("#8a5630")) +
  path("M0 -112C50 -92 62 -30 30 -6C14 4 0 2 0 0Z", fill("#5a331c")) +
  path("M-4 -108C-16 -130 -8 -142 0 -152C8 -142 14 -130 4 -108Z", fill("#b98a55")) +
  path("M-50 -44C-20 -30 20 -30 50 -44V-24C20 -10 -20 -10 -50 -24Z", fill("url(#leaf)")) +
  circle(0, -72, 6, fill("#d23a2c"));
