import {
  type AstrologerFacetKey,
  astrologer,
  astrologerByIdQuery,
  astrologerListing,
  astrologerListingQuery,
  openSlots,
  type SessionMode,
  slotsQuery,
  type Topic,
} from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { listingAndDetailRoutes } from "../catalogue/listing-and-detail.routes.ts";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { languageName } from "../text/display-names.ts";
import { genders, modes, onlineNow, skills, starsLabel, topics, yearsLabel } from "./astrologer-terms.ts";
import { astrologerCardView, astrologerView } from "./astrologer-view.ts";
import { astrologerNotFound } from "./astrologers.errors.ts";
import { readAstrologers, readOpenSlots } from "./astrologers.queries.ts";
import { type ListingQuery, listAstrologers } from "./listing.rules.ts";

const tag = "astrologer";
const SUGGESTIONS = 4;

function labelOf(key: AstrologerFacetKey, value: string, language: Language): string {
  switch (key) {
    case "topic":
      return topics[value as Topic][language];
    case "speaks":
      return languageName(value, language);
    case "skill":
      return skills[value]?.[language] ?? value;
    case "mode":
      return modes[value as SessionMode][language];
    case "gender":
      return genders[value as keyof typeof genders][language];
    case "years":
      return yearsLabel(value)[language];
    case "stars":
      return starsLabel(value)[language];
    case "status":
      return onlineNow[language];
  }
}

/** The listing of astrologers, one of them, and the times at which they can be booked. */
export function astrologersRoutes(parts: CatalogueParts & { hasCalls: boolean }) {
  const { db, clock, sendCached, hasCalls } = parts;

  async function readListing(query: ListingQuery) {
    const view = viewOf(query, clock());
    const all = await readAstrologers(db, { now: view.now, hasCalls });
    const { found, facets } = listAstrologers(all, query, view);
    const byId = new Map(all.map((each) => [each.row.id, each]));
    const cards = (listed: typeof found) =>
      listed.flatMap(({ row }) => {
        const present = byId.get(row.id);
        return present ? [astrologerCardView(present, view)] : [];
      });
    const { page, limit } = query;
    const suggested =
      found.length > 0 ? [] : listAstrologers(all, { ...unfiltered, page, limit }, view).found;
    return {
      results: {
        astrologers: cards(found.slice((page - 1) * limit, page * limit)),
        facets: facets.map(({ key, values }) => ({
          key,
          options: [...values]
            .map(([value, count]) => ({ value, count, label: labelOf(key, value, view.language) }))
            .toSorted((a, b) =>
              key === "years" || key === "stars" ? Number(a.value) - Number(b.value) : b.count - a.count,
            ),
        })),
        suggestions: cards(suggested.slice(0, SUGGESTIONS)),
      },
      meta: { page, limit, total: found.length },
    };
  }

  return listingAndDetailRoutes(parts, {
    tag,
    listing: {
      path: "/getListing",
      summary: "Astrologers, with their prices, presence and next free time",
      query: astrologerListingQuery,
      results: astrologerListing,
      read: readListing,
    },
    detail: {
      path: "/astrologerById",
      summary: "An astrologer",
      query: astrologerByIdQuery,
      results: astrologer,
      notFound: astrologerNotFound,
      async read(query) {
        const view = viewOf(query, clock());
        const [found] = await readAstrologers(db, { now: view.now, hasCalls, id: query.astrologer_id });
        return found && astrologerView(found, view);
      },
    },
  }).get(
    "/getSlots",
    documented({ tag, summary: "The times at which an astrologer can be booked", results: openSlots }),
    validated("query", slotsQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const found = await readOpenSlots(db, query.astrologer_id, clock());
        return {
          results: {
            slots: found.map(({ id, startAt, endAt }) => ({
              ...{ id, start_at: startAt.toISOString(), end_at: endAt.toISOString() },
            })),
          },
        };
      });
    },
  );
}

const unfiltered = { country_code: "in", lang: "en" } as const;
