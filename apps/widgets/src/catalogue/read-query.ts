import { type FilterKey, type Filters, readFilters } from "@aradhana/core/catalogue";
import { chadhaavaListingQuery } from "@aradhana/core/contract";
import * as v from "valibot";

/** The API's schema of each filter of a list. */
export type FilterSchemas = Partial<Record<FilterKey, v.GenericSchema>>;

/** The filters of the list, and the number of cards. */
export type CatalogueQuery = Filters & { limit: number };

const { limit } = chadhaavaListingQuery.entries;

/** The query of an address. A value that the API would reject is ignored, so every address shows a list. */
export function readQuery(search: URLSearchParams, schemas: FilterSchemas): CatalogueQuery {
  const accepts = (key: FilterKey, value: string) => {
    const schema = schemas[key];
    return schema !== undefined && v.is(schema, value);
  };
  const given = v.safeParse(limit, search.get("limit") ?? undefined);
  return {
    ...readFilters(search, accepts),
    limit: given.success ? given.output : v.parse(limit, undefined),
  };
}
