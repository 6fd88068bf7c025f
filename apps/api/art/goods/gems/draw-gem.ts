import { drawFaceted } from "./faceted.ts";
import type { GemLook } from "./gem-look.ts";
import { drawSmooth } from "./smooth/smooth.ts";

/** The picture of a stone, from its facts. */
export const drawGem = (gem: GemLook): string =>
  gem.cut === "cabochon" || gem.cut === "bead" ? drawSmooth(gem) : drawFaceted(gem, gem.cut);
