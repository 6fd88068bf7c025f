import type { ScenePalette } from "../palette.ts";
import { both, path, rect } from "../svg.ts";
import { ink, metal } from "./metal.ts";

/** The trident of Shiva and of the Goddess. */
export const trident = (p: ScenePalette) =>
  rect(-5, -210, 10, 210, metal) +
  path("M0 -330C-17 -300 -19 -270 -11 -228H11C19 -270 17 -300 0 -330Z", metal) +
  path("M0 -312V-236", ink(p, 2)) +
  both(
    "M0 -216C-50 -222 -74 -250 -66 -284C-64 -296 -68 -306 -78 -314C-54 -312 -44 -296 -46 -274C-48 -252 -32 -240 0 -238Z",
    metal,
  ) +
  rect(-15, -222, 30, 9, metal) +
  rect(-11, -210, 22, 7, metal);
