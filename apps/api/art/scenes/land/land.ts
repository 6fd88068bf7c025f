import { cape, shore } from "./coast.ts";
import { hilltop, trail } from "./heights.ts";
import type { Land } from "./land-site.ts";
import { mesas } from "./mesas.ts";
import { peaks } from "./peaks.ts";
import { grove, island, lake, river, tank } from "./riverside.ts";
import { city, palms, town } from "./town.ts";

/** The kinds of ground that temples stand on. */
export const lands = {
  cape,
  city,
  grove,
  hilltop,
  island,
  lake,
  mesas,
  palms,
  peaks,
  river,
  shore,
  tank,
  town,
  trail,
} as const satisfies Record<string, Land>;

export type LandKind = keyof typeof lands;
