import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import type { SearchKind } from "../search/search-entries.table.ts";
import type { Filters } from "./listing.rules.ts";
import type { BindableFilters, BindableView, FoundOnSale, selectOpenDates } from "./open-dates.queries.ts";

/** The part of a line of business that its listing needs. */
export interface ListingLine<Card = unknown> {
  /** Its entries in the search. */
  kind: SearchKind;
  /** One row for each item on sale now. An item without a date has the start of its sale in `startAt`. */
  selectOnSale(
    db: Database,
    filters: BindableFilters,
    view: BindableView,
  ): ReturnType<typeof selectOpenDates>;
  /** Those entries that are on sale now and pass the filters by date and price. */
  readFound(db: Database, found: readonly FoundEntry[], filters: Filters, view: View): Promise<FoundOnSale[]>;
  /** The cards of these ids in their order, without unlisted ones. */
  readCards(db: Database, ids: readonly string[], view: View): Promise<Card[]>;
}
