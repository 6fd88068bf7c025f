import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { Filters } from "./listing.rules.ts";
import type { selectFoundDates, selectOpenDates } from "./open-dates.queries.ts";

/** The part of a line of business that its listing needs. */
export interface ListingLine<Card = unknown> {
  /** One row for each item on sale now. An item without a date has the start of its sale in `startAt`. */
  selectOnSale(
    db: Database,
    filters: Filters,
    view: View,
  ): ReturnType<typeof selectOpenDates | typeof selectFoundDates>;
  /** Every folded word that a search of this line can match. */
  readSearchWords(db: Database): Promise<string[]>;
  /** The cards of these ids in their order, without unlisted ones. */
  readCards(db: Database, ids: readonly string[], view: View): Promise<Card[]>;
}
