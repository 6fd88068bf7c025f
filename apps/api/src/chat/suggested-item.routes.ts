import { type SuggestedRef, suggestedItem, suggestedItemQuery } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { findSuggestedItem } from "../lines/suggested-items.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";

/** What staff suggested in a chat, in the buyer's language and currency. */
export function suggestedItemRoutes({ db, clock, sendCached }: Omit<CatalogueParts, "countCacheMs">) {
  return new Hono<AppEnv>().get(
    "/suggestedItem",
    documented({
      tag: "chat",
      summary: "A suggestion as it is offered now, or why it is not; 404 once it left the shop",
      results: suggestedItem,
      errorResponses: [offerNotFound],
    }),
    validated("query", suggestedItemQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const item = { type: query.type, id: query.item_id } as SuggestedRef;
        const found = await findSuggestedItem(db, item, viewOf(query, clock()));
        if (!found) throw offerNotFound();
        return { results: found };
      });
    },
  );
}
