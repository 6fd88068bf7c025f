import { chadhaavaListingQuery } from "@aradhana/core/contract";
import * as v from "valibot";

// What every listing of rituals is narrowed by.
const { deity, temple, purpose, limit } = chadhaavaListingQuery.entries;
const filters = { deity, temple, purpose };

/** What the partner wants listed. A value that the API would refuse is passed over, so every address shows a list. */
export type CatalogueQuery = Partial<Record<keyof typeof filters, string>> & { limit: number };

/** The query that an address asks for. */
export function readQuery(search: URLSearchParams): CatalogueQuery {
  const named = Object.entries(filters).flatMap(([name, schema]) => {
    const value = search.get(name)?.trim();
    return value && v.is(schema, value) ? [[name, value]] : [];
  });
  const asked = v.safeParse(limit, search.get("limit") ?? undefined);
  return { ...Object.fromEntries(named), limit: asked.success ? asked.output : v.parse(limit, undefined) };
}
