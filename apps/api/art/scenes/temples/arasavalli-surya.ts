import type { ScenePalette } from "../palette.ts";
import { ellipse, fill } from "../svg.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";
import { gopuram } from "../towers/gopuram.ts";
import { spire } from "../towers/spire.ts";
import { stepped } from "../towers/stepped.ts";

/** The upright spire of Kalinga, the stepped hall and a gateway. */
export const arasavalliSurya = (p: ScenePalette) =>
  block(p, -150, 0, 104, 92) +
  stepped(p, -150, -90, 120, 110, 7, 0.22) +
  ellipse(-150, -206, 30, 11, fill("url(#stone)")) +
  finial(-150, -212, 1) +
  spire(p, 60, -64, 116, 330, { upright: 3.6, ribs: 5, bands: 10 }) +
  block(p, 60, 0, 122, 70) +
  flag(p, 60, -436, 1) +
  gopuram(p, 250, 0, 74, 190, { look: "url(#stoneFar)", storeys: 4 }) +
  door(p, -150, 0, 26, 68) +
  door(p, 60, 0, 24, 56);
