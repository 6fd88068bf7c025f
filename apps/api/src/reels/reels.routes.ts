import {
  reelFeed,
  reelFeedQuery,
  reelLiked,
  reelLikeRequest,
  reelReportRequest,
} from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { sessionMissing } from "../orders/orders.errors.ts";
import { sessionOf } from "../orders/session-id.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import { feedStart, fromFeedCursor, toFeedCursor } from "./feed-cursor.rules.ts";
import { readReelLinks } from "./reel-links.queries.ts";
import { toReel } from "./reel-view.ts";
import { reelNotFound } from "./reels.errors.ts";
import { findReel, readReels, setLike, storeReport } from "./reels.queries.ts";

/** Likes and reports of one network in a minute. */
const PER_MINUTE = 30;

interface ReelParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  sendCached: SendCached;
}

/** The routes of the reels: their feed, likes and reports. */
export function reelsRoutes({ db, vault, clock, sendCached }: ReelParts) {
  const limit = rateLimit({ db, clock, name: "reel", perMinute: PER_MINUTE });

  /** The browser that likes or reports; throws if it is unknown or does so too often. */
  async function visitorOf(c: Context<AppEnv>): Promise<string> {
    const session = sessionOf(c, vault);
    if (session === undefined) throw sessionMissing();
    const wait = await limit(addressIndex(vault, c.var.clientAddress));
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    return session;
  }

  return new Hono<AppEnv>()
    .get(
      "/getReels",
      documented({ tag: "reels", summary: "A part of the feed of reels, newest first", results: reelFeed }),
      validated("query", reelFeedQuery),
      (c) => {
        const query = c.req.valid("query");
        return sendCached(c, query, async () => {
          const { reel: first, limit: most, lang } = query;
          const after = query.cursor === undefined ? undefined : fromFeedCursor(query.cursor);
          const requested = first && !after ? await findReel(db, first) : undefined;
          const size = requested ? most - 1 : most;
          const following = await readReels(db, after, size + 1, first);
          const rows = following.slice(0, size);
          const last = rows.at(-1);
          const place = last ? { at: last.publishedAt, slug: last.slug } : feedStart;
          const shown = requested ? [requested, ...rows] : rows;
          const links = await readReelLinks(db, shown, viewOf(query, clock()));
          return {
            results: { reels: shown.map((row) => toReel(row, links.get(row.slug), lang)) },
            meta: { cursor: following.length > size ? toFeedCursor(place) : null },
          };
        });
      },
    )
    .post(
      "/like",
      documented({
        tag: "reels",
        summary: "Likes a reel or takes the like back; a repeated request changes nothing",
        results: reelLiked,
        errorResponses: [reelNotFound, sessionMissing],
      }),
      validated("json", reelLikeRequest),
      async (c) => {
        const { reel_id: slug, liked } = c.req.valid("json");
        const sessionHash = await visitorOf(c);
        const likes = await setLike(db, { slug, sessionHash, liked, at: c.var.clock() });
        if (likes === undefined) throw reelNotFound();
        return respond(c, { likes, liked });
      },
    )
    .post(
      "/report",
      documented({
        tag: "reels",
        summary: "Reports a reel to the shop; a repeated request changes nothing",
        results: v.object({}),
        errorResponses: [reelNotFound, sessionMissing],
      }),
      validated("json", reelReportRequest),
      async (c) => {
        const { reel_id: slug, reason } = c.req.valid("json");
        const sessionHash = await visitorOf(c);
        if (!(await findReel(db, slug))) throw reelNotFound();
        await storeReport(db, { slug, sessionHash, reason, at: c.var.clock() });
        return respond(c, {});
      },
    );
}
