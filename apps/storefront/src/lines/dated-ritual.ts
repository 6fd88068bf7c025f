import type { Chadhaava, Pooja } from "@aradhana/core/contract";

/** The common data of the pages of all dated rituals. */
export type DatedRitual = Omit<
  Pick<Pooja, keyof Pooja & keyof Chadhaava>,
  "id" | "next" | "dates" | "related"
> & {
  id: string;
  next: { id: string; start_at: string } | null;
  dates: { id: string; start_at: string }[];
};
