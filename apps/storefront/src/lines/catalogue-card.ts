import type { PoojaCard } from "@aradhana/core/contract";

/** What the card of every line has. */
export interface CatalogueCard extends Pick<PoojaCard, "title" | "image"> {
  id: string;
}

/** What the card of every dated ritual has. */
export interface RitualCard
  extends CatalogueCard,
    Pick<PoojaCard, "temple" | "deities" | "cutoff_at" | "status" | "muhurat"> {}
