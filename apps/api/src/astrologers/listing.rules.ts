import type {
  AstrologerFacetKey,
  AstrologerListingQuery,
  AstrologerStatus,
  astrologerListingQuery,
} from "@aradhana/core/consultation";
import type { Currency } from "@aradhana/core/contract";
import type * as v from "valibot";
import { foldQuery } from "../search/fold-words.ts";
import type { AstrologerRow } from "./astrologers.table.ts";

/** An astrologer with what is true of them now. */
export interface Listed {
  row: AstrologerRow;
  status: AstrologerStatus;
  nextSlotAt: Date | null;
  rating: { avg: number; count: number } | null;
}

export type ListingQuery = v.InferOutput<typeof astrologerListingQuery>;
type FilterKey = AstrologerFacetKey | "max_price" | "q";

export const experienceOf = ({ practisingSince }: AstrologerRow, now: Date): number =>
  now.getUTCFullYear() - practisingSince;

/** The price of the shortest session. */
const priceFrom = ({ sessionPrices }: AstrologerRow, currency: Currency): number =>
  Math.min(...sessionPrices.map(({ prices }) => prices[currency]));

const bands = { years: ["5", "10", "20"], stars: ["3", "4"] } as const;

/** The values of a facet that an astrologer has. */
function valuesOf(key: AstrologerFacetKey, { row, status, rating }: Listed, now: Date): readonly string[] {
  switch (key) {
    case "topic":
      return row.topics;
    case "speaks":
      return row.languages;
    case "skill":
      return row.skills;
    case "mode":
      return row.modes;
    case "gender":
      return [row.gender];
    case "status":
      return status === "online" ? ["online"] : [];
    case "years":
      return bands.years.filter((years) => experienceOf(row, now) >= Number(years));
    case "stars":
      return bands.stars.filter((stars) => rating !== null && rating.avg >= Number(stars));
  }
}

const facetKeys = [
  "topic",
  "speaks",
  "skill",
  "mode",
  "years",
  "gender",
  "stars",
  "status",
] as const satisfies readonly AstrologerFacetKey[];

const wordsOf = (row: AstrologerRow) => row.searchWords.split(" ");

/** Whether each typed word begins one of the astrologer's. */
function isFound(q: string, row: AstrologerRow): boolean {
  const words = wordsOf(row);
  return foldQuery(q).every((typed) => words.some((word) => word.startsWith(typed)));
}

function passes(key: FilterKey, query: ListingQuery, listed: Listed, at: { currency: Currency; now: Date }) {
  if (key === "q") return !query.q || isFound(query.q, listed.row);
  if (key === "max_price") {
    return query.max_price === undefined || priceFrom(listed.row, at.currency) <= query.max_price;
  }
  const chosen = query[key];
  return chosen === undefined || valuesOf(key, listed, at.now).includes(chosen);
}

const allKeys: readonly FilterKey[] = ["q", "max_price", ...facetKeys];

/**
 * The astrologers that match, in order, and how many each value of a facet would give beside the other filters. All of
 * them are in memory: a shop has hundreds of astrologers, and their presence changes by the minute.
 */
export function listAstrologers(
  all: readonly Listed[],
  query: ListingQuery,
  at: { currency: Currency; now: Date },
): { found: Listed[]; facets: { key: AstrologerFacetKey; values: Map<string, number> }[] } {
  const matches = (listed: Listed, except?: FilterKey) =>
    allKeys.every((key) => key === except || passes(key, query, listed, at));
  return {
    found: all.filter((listed) => matches(listed)).toSorted(inOrder(query.sort, at)),
    facets: facetKeys.map((key) => {
      const values = new Map<string, number>();
      for (const listed of all) {
        if (!matches(listed, key)) continue;
        for (const value of valuesOf(key, listed, at.now)) values.set(value, (values.get(value) ?? 0) + 1);
      }
      return { key, values };
    }),
  };
}

const statusRank = { online: 0, busy: 1, offline: 2 } as const satisfies Record<AstrologerStatus, number>;
const NEVER = Number.MAX_SAFE_INTEGER;

/** By default who is there comes first, then who can be booked soonest: nobody can pay for a place. */
function inOrder(
  sort: NonNullable<AstrologerListingQuery["sort"]> | undefined,
  { currency, now }: { currency: Currency; now: Date },
): (a: Listed, b: Listed) => number {
  const slug = (a: Listed, b: Listed) => a.row.slug.localeCompare(b.row.slug);
  const soonest = (a: Listed, b: Listed) =>
    (a.nextSlotAt?.getTime() ?? NEVER) - (b.nextSlotAt?.getTime() ?? NEVER);
  const price = (a: Listed, b: Listed) => priceFrom(a.row, currency) - priceFrom(b.row, currency);
  const experience = (a: Listed, b: Listed) => experienceOf(b.row, now) - experienceOf(a.row, now);
  switch (sort) {
    case "soonest":
      return (a, b) => soonest(a, b) || slug(a, b);
    case "price":
      return (a, b) => price(a, b) || slug(a, b);
    case "price_desc":
      return (a, b) => price(b, a) || slug(a, b);
    case "experience":
      return (a, b) => experience(a, b) || slug(a, b);
    default:
      return (a, b) => statusRank[a.status] - statusRank[b.status] || soonest(a, b) || slug(a, b);
  }
}
