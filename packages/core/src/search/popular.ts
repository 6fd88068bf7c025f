import * as v from "valibot";
import { localeQuery } from "../contract/read-query.ts";
import { searchGroup } from "./search.ts";
import { hitLimit } from "./search-query.ts";

export const popularQuery = v.object({ ...localeQuery, limit: hitLimit });

/** What to show before anything is typed. */
export const popularResults = v.object({
  /**
   * `orders`: what most buyers have ordered in the last `POPULAR_DAYS` days. `choice`: what the shop itself puts first,
   * while too few buyers have ordered.
   */
  basis: v.picklist(["orders", "choice"]),
  /** The first of each type. */
  groups: v.array(searchGroup),
});
export type PopularResults = v.InferOutput<typeof popularResults>;

/** The days whose orders decide what is popular. */
export const POPULAR_DAYS = 90;
