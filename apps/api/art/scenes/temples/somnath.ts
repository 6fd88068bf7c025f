import type { ScenePalette } from "../palette.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { finial } from "../towers/finial.ts";
import { flag } from "../towers/flag.ts";
import { clusteredSpire } from "../towers/spire.ts";
import { stepped } from "../towers/stepped.ts";

/** The great spire by the sea, halls stepping down before it. */
export const somnath = (p: ScenePalette) =>
  block(p, -70, 0, 290, 46) +
  block(p, -215, -40, 92, 66) +
  stepped(p, -215, -104, 104, 62, 5, 0.2) +
  finial(-215, -164, 0.8) +
  block(p, -80, -40, 104, 92) +
  stepped(p, -80, -130, 116, 88, 6, 0.2) +
  finial(-80, -216, 0.9) +
  clusteredSpire(p, 96, -120, 118, 330) +
  block(p, 96, -40, 126, 84) +
  flag(p, 96, -480, 1.35) +
  door(p, -215, -46, 20, 50) +
  [-120, -80, -40].map((x) => door(p, x, -46, 13, 52)).join("") +
  door(p, 96, -46, 22, 60);
