import type { ScenePalette } from "../palette.ts";
import { block } from "../towers/block.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { clusteredSpire, spire } from "../towers/spire.ts";

/** Three spires, each with its red flag. */
export const vindhyavasini = (p: ScenePalette) =>
  [-1, 1]
    .map(
      (s) =>
        spire(p, s * 138, -80, 48, 150, { look: "url(#stoneFar)" }) +
        block(p, s * 138, 0, 56, 84, "url(#stoneFar)"),
    )
    .join("") +
  clusteredSpire(p, 0, -96, 92, 290) +
  block(p, 0, 0, 104, 100) +
  [-138, 0, 138].map((x) => flag(p, x, x ? -262 : -412, x ? 0.8 : 1.2)).join("") +
  door(p, 0, 0, 30, 80) +
  [-138, 138].map((x) => door(p, x, 0, 18, 50)).join("");
