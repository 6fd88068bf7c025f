import type { OfferingKey } from "../../../seed/chadhaava/offering-kinds.ts";
import { offerings } from "../offerings/offerings.ts";
import type { ScenePalette } from "../palette.ts";
import { ellipse, fill, line, path, put } from "../svg.ts";
import type { Act } from "./act.ts";
import { emblemBeside } from "./beside.ts";

/** A tray with the first three offerings, in front of the shrine or the emblem. */
export const offering = (kinds: readonly OfferingKey[], shrine?: (p: ScenePalette) => string): Act => ({
  half: 290,
  height: 380,
  seat: "bank",
  draw: (p, emblem) => {
    const [main, left, right] = kinds.slice(0, 3).map((kind) => offerings[kind](p));
    return (
      (shrine ? put(shrine(p), -170, 0, 0.86) : emblemBeside(p, emblem, -180, 0.94)) +
      put(left ?? "", -4, -44, 0.94) +
      put(right ?? "", 226, -44, 0.94) +
      put(main ?? "", 110, -34, 1.56) +
      path("M-80 -44C-60 6 280 6 300 -44C220 -28 0 -28 -80 -44Z", fill("url(#gilt)")) +
      ellipse(110, -42, 190, 9, line(p.gold[0], 2.4, 0.5)) +
      path("M50 -8H170L186 0H34Z", fill("url(#gilt)"))
    );
  },
});
