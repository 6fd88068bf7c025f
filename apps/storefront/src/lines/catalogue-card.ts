import type { PoojaCard } from "@aradhana/core/contract";

/** What the card of every line has. */
export interface CatalogueCard
  extends Pick<PoojaCard, "title" | "image" | "temple" | "deities" | "cutoff_at" | "status" | "muhurat"> {
  id: string;
}
