import { home, homeQuery } from "@aradhana/core/contract";
import { Hono } from "hono";
import { readShownBanners } from "../banners/banners.queries.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { type Overview, readBlocks, readOverview, readShownIds } from "./home.queries.ts";
import { toHome } from "./home.rules.ts";

interface HomeParts {
  db: Database;
  clock: Clock;
  sendCached: SendCached;
  countCacheMs: number;
}

/** The home feed. */
export function homeRoutes({ db, clock, sendCached, countCacheMs }: HomeParts) {
  const cached = createReadCache<Overview>({ clock, retentionMs: countCacheMs });
  return new Hono<AppEnv>().get(
    "/",
    documented({
      tag: "home",
      summary: "The home feed: banners, sections in their order, categories",
      results: home,
    }),
    validated("query", homeQuery),
    (c) => {
      const query = c.req.valid("query");
      return sendCached(c, query, async () => {
        const view = viewOf(query, clock());
        const onOurPages = { place: "web", partnerId: undefined, country: view.country } as const;
        const [blocks, banners, { upcomingIds, vipIds }, overview] = await Promise.all([
          readBlocks(db),
          readShownBanners(db, onOurPages, view, ["pooja"]),
          readShownIds(db, view),
          // Counts and reviews do not depend on language or currency.
          cached("overview", () => readOverview(db, view)),
        ]);
        const bannerIds = banners.map(({ targetId }) => targetId);
        const cards = await datedLineOf.pooja.readCards(
          db,
          [...new Set([...upcomingIds, ...vipIds, ...bannerIds])],
          view,
        );
        const cardsOf = (ids: readonly string[]) => cards.filter(({ id }) => ids.includes(id));
        const selected = {
          upcoming: cardsOf(upcomingIds),
          vip: cardsOf(vipIds),
          banners,
          bannerPujas: cardsOf(bannerIds),
        };
        return { results: toHome(blocks, { ...overview, ...selected }, view) };
      });
    },
  );
}
