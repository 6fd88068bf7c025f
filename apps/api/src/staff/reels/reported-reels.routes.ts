import { reelIdParam, reportedReel, reportedReelsQuery } from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { closeReports, listReportedReels, lockReel, setHidden, viewsOf } from "./reported-reels.queries.ts";

type Decision = "hide" | "dismiss" | "show";

/** What visitors reported of reels: staff hide a reel, or dismiss its reports. Visitors see it within a minute. */
export function reportedReelRoutes({ db }: { db: Database }) {
  const support = staffOnly(db, ["owner", "support"]);
  const byId = validated("param", reelIdParam);
  return new Hono<AppEnv>()
    .get(
      "/reportedReel",
      staffDocumented({
        summary: "Reels that visitors reported, the longest waiting first, or those that are hidden",
        results: v.array(reportedReel),
      }),
      support,
      validated("query", reportedReelsQuery),
      async (c) => {
        const { state, page, limit } = c.req.valid("query");
        const { reported, total } = await listReportedReels(db, { state, page, limit });
        return respond(c, reported, { page, limit, total });
      },
    )
    .post(
      "/reportedReel/:id/hide",
      staffDocumented({ summary: "Hides a reel and closes its reports", results: reportedReel }),
      support,
      byId,
      async (c) => respond(c, await decide(c, c.req.valid("param").id, "hide")),
    )
    .post(
      "/reportedReel/:id/dismiss",
      staffDocumented({ summary: "Closes the reports of a reel, which stays", results: reportedReel }),
      support,
      byId,
      async (c) => respond(c, await decide(c, c.req.valid("param").id, "dismiss")),
    )
    .post(
      "/reportedReel/:id/show",
      staffDocumented({ summary: "Shows a hidden reel again", results: reportedReel }),
      support,
      byId,
      async (c) => respond(c, await decide(c, c.req.valid("param").id, "show")),
    );

  function decide(c: Context<AppEnv>, slug: string, decision: Decision) {
    const at = c.var.clock();
    return db.transaction(async (tx) => {
      const reel = await lockReel(tx, slug);
      if (!reel) throw notFound();
      const hiddenAt = { hide: reel.withdrawnAt ?? at, dismiss: reel.withdrawnAt, show: null }[decision];
      const closed = decision === "show" ? 0 : await closeReports(tx, slug, at);
      const isChanged = closed > 0 || hiddenAt?.getTime() !== reel.withdrawnAt?.getTime();
      if (isChanged) {
        await setHidden(tx, slug, hiddenAt);
        const after = { reports: closed, hidden_at: hiddenAt?.toISOString() ?? null };
        await logAction(tx, c, { action: `reel.${decision}`, subject: slug, after });
      }
      const [view] = await viewsOf(tx, [{ ...reel, withdrawnAt: hiddenAt }]);
      return view;
    });
  }
}
