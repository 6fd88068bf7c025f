import { variedPictures } from "@aradhana/core/catalogue";
import type { RitualCard } from "./catalogue-card.ts";
import type { CatalogueList } from "./catalogue-list.ts";

/** What the lists of all dated rituals share: each closes at a time, and two dates of one ritual have one picture. */
export const ritualList = {
  mainFacet: "deity",
  pictures: variedPictures,
  endsAt: ({ cutoff_at }) => cutoff_at,
} satisfies Partial<CatalogueList<RitualCard>>;
