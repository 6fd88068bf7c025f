import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { Filters } from "./listing.rules.ts";
import type { selectOpenDates } from "./open-dates.queries.ts";

/** What a listing needs of a line of business. */
export interface ListingLine<Card = unknown> {
  /** One row for each thing on sale now. What has no date says in `startAt` when it came on sale. */
  selectOnSale(db: Database, filters: Filters, view: View): ReturnType<typeof selectOpenDates>;
  /** The cards of these ids in their order; what is not listed is left out. */
  readCards(db: Database, ids: readonly string[], view: View): Promise<Card[]>;
}
