import type { ScenePalette } from "../palette.ts";
import { fill, line, path, poly, rect } from "../svg.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";

/** The painted front with its three roofs, the uppermost gilt. */
export const badrinath = (p: ScenePalette) =>
  path(
    poly([
      [-270, 0],
      [-262, -120],
      [262, -120],
      [270, 0],
    ]),
    fill("url(#wall)"),
  ) +
  path("M-284 -120H284L240 -164H-240Z", fill("url(#roof)")) +
  path("M-284 -120H284", line(p.gold[0], 3)) +
  rect(-150, -226, 300, 66, fill("url(#wall)")) +
  path("M-168 -222H168L128 -268H-128Z", fill("url(#roof)")) +
  path("M-168 -222H168", line(p.gold[0], 3)) +
  rect(-62, -318, 124, 52, fill("url(#wall)")) +
  path("M-86 -314H86L44 -356C30 -384 10 -398 0 -424C-10 -398 -30 -384 -44 -356Z", fill("url(#gilt)")) +
  path("M-86 -314H86M-44 -356H44", line(p.gold[0], 2)) +
  finial(0, -420, 1) +
  flag(p, -214, -160, 0.8) +
  flag(p, 214, -160, 0.8) +
  [-190, -110, 110, 190].map((x) => door(p, x, -8, 24, 84, false)).join("") +
  door(p, 0, 0, 42, 112) +
  [-90, -30, 30, 90].map((x) => door(p, x, -168, 15, 46, x * x < 1000)).join("") +
  [-262, -226, -148, -74, 74, 148, 226, 262]
    .map((x) => path(`M${x} 0V-118`, line("#a8402f", 5, 0.85)))
    .join("");
