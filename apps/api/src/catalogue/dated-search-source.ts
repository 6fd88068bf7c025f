import { templePlace } from "@aradhana/core/catalogue";
import type { SearchType } from "@aradhana/core/search";
import type { SearchSource } from "../search/search-source.ts";
import type { CommonCard } from "./card-view.ts";
import { pageOfFound } from "./found-listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";

/** The search of a line that is booked by date: its next open dates. */
export function datedSearchSource(line: ListingLine<CommonCard> & { kind: SearchType }): SearchSource {
  const toHit = ({ id, title, image, muhurat, temple, price_from }: CommonCard) => ({
    ...{ id, title, image, note: templePlace(temple) },
    ...{ start_at: muhurat.start_at, price: price_from },
  });
  return {
    type: line.kind,
    async readHits(db, found, view, most) {
      const rows = await line.readFound(db, found, {}, view);
      const ids = pageOfFound(rows, {}, { sort: "relevance", limit: most, offset: 0 });
      return (await line.readCards(db, ids, view)).map(toHit);
    },
  };
}
