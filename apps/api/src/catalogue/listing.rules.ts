import type { chadhaavaListingQuery, poojaListingQuery } from "@aradhana/core/contract";
import type * as v from "valibot";

/** The query of a listing, with the filters of every line. */
export type ListingQuery = v.InferOutput<typeof chadhaavaListingQuery> &
  Partial<Pick<v.InferOutput<typeof poojaListingQuery>, "vip">>;

/** The filters of a listing, converted for the database. */
export type Filters = {
  /** Series slugs. */
  series?: readonly string[] | undefined;
  deity?: string | undefined;
  temple?: string | undefined;
  purpose?: string | undefined;
  vip?: boolean | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Minor units of the view's currency. */
  maxPrice?: number | undefined;
};

export type Sort = NonNullable<ListingQuery["sort"]>;
export type Page<By = Sort> = { sort: By; limit: number; offset: number };

const DAY = 86_400_000;
/** A range that both PostgreSQL and JavaScript can represent, much wider than the dates on sale. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2200, 0, 1);

/** Converts a validated query to filters. */
export const toFilters = ({ deity, temple, purpose, vip, from, to, max_price }: ListingQuery): Filters => ({
  deity,
  temple,
  purpose,
  vip: vip && vip === "true",
  from: from === undefined ? undefined : startOfDay(from),
  until: to === undefined ? undefined : new Date(startOfDay(to).getTime() + DAY),
  maxPrice: max_price,
});

/** Midnight in India, where the temples are, clamped to the supported range. */
function startOfDay(day: string): Date {
  const at = Date.parse(`${day}T00:00:00+05:30`);
  return new Date(Math.min(Math.max(at, FIRST_DAY), LAST_DAY));
}
