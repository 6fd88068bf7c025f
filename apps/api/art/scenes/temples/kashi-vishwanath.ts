import type { ScenePalette } from "../palette.ts";
import { block } from "../towers/block.ts";
import { chhatri, dome } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { clusteredSpire, spire } from "../towers/spire.ts";

/** Gilt spires and a gilt dome on the bank of the Ganga. */
export const kashiVishwanath = (p: ScenePalette) =>
  block(p, -300, 0, 70, 70, "url(#stoneFar)") +
  chhatri(p, -318, -70, 30, 96, "url(#stoneFar)") +
  block(p, 300, 0, 80, 90, "url(#stoneFar)") +
  chhatri(p, 290, -90, 34, 104, "url(#stoneFar)") +
  spire(p, -190, -70, 56, 210) +
  block(p, -190, 0, 64, 72) +
  dome(p, -78, -112, 62, 92, { look: "url(#gilt)", ribs: 5 }) +
  block(p, -78, 0, 70, 114) +
  clusteredSpire(p, 84, -100, 104, 320, { look: "url(#gilt)" }) +
  block(p, 84, 0, 112, 104) +
  flag(p, 84, -446, 0.9) +
  door(p, 84, 0, 26, 78) +
  door(p, -78, 0, 20, 62) +
  door(p, -190, 0, 16, 48);
