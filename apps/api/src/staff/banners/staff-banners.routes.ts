import {
  type BannerContent,
  bannerChoices,
  bannerContent,
  bannerIdParam,
  pageQuery,
  staffBanner,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import {
  contentOf,
  createBanner,
  findBanner,
  findWrongChoice,
  listBanners,
  lockBanner,
  readBannerChoices,
  type StoredBanner,
  updateBanner,
  viewsOf,
} from "./staff-banners.queries.ts";

/** Banners: support reads them, owners write and end them. Visitors see a change within a minute. */
export function staffBannerRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  const readers = staffOnly(db, ["owner", "support"]);
  const byId = validated("param", bannerIdParam);

  async function viewOf(c: Context<AppEnv>, row: StoredBanner) {
    const [view] = await viewsOf(db, [row], c.var.clock());
    return view;
  }

  async function assertChoices(content: BannerContent) {
    const field = await findWrongChoice(db, content);
    const message = "This is not one of the choices.";
    if (field) throw invalidInput({ fieldErrors: [{ field, code: "not_allowed", message }] });
  }

  return new Hono<AppEnv>()
    .get(
      "/banner",
      staffDocumented({ summary: "All banners, the first to be shown first", results: v.array(staffBanner) }),
      readers,
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const { rows, total } = await listBanners(db, { page, limit });
        return respond(c, await viewsOf(db, rows, c.var.clock()), { page, limit, total });
      },
    )
    .get(
      "/bannerChoice",
      staffDocumented({ summary: "What the fields of a banner are chosen from", results: bannerChoices }),
      readers,
      async (c) => respond(c, await readBannerChoices(db)),
    )
    .get(
      "/banner/:id",
      staffDocumented({ summary: "A banner", results: staffBanner }),
      readers,
      byId,
      async (c) => {
        const row = await findBanner(db, c.req.valid("param").id);
        if (!row) throw notFound();
        return respond(c, await viewOf(c, row));
      },
    )
    .post(
      "/banner",
      staffDocumented({ summary: "Adds a banner", status: 201, results: staffBanner }),
      owners,
      validated("json", bannerContent),
      async (c) => {
        const content = c.req.valid("json");
        await assertChoices(content);
        const created = await db.transaction(async (tx) => {
          const row = await createBanner(tx, content);
          await logAction(tx, c, { action: "banner.create", subject: row.id, after: contentOf(row) });
          return row;
        });
        return respond(c, await viewOf(c, created), {}, 201);
      },
    )
    .put(
      "/banner/:id",
      staffDocumented({ summary: "Changes a banner", results: staffBanner }),
      owners,
      byId,
      validated("json", bannerContent),
      async (c) => {
        const { id } = c.req.valid("param");
        const content = c.req.valid("json");
        await assertChoices(content);
        return respond(c, await viewOf(c, await change(c, id, "banner.update", () => content)));
      },
    )
    .post(
      "/banner/:id/end",
      staffDocumented({
        summary: "Ends a banner at once; one that has ended stays as it is",
        results: staffBanner,
      }),
      owners,
      byId,
      async (c) => {
        const at = c.var.clock();
        const ended = await change(c, c.req.valid("param").id, "banner.end", (before) =>
          before.ends_at !== null && new Date(before.ends_at) <= at
            ? undefined
            : {
                ...before,
                // One that has not begun is never shown.
                starts_at:
                  before.starts_at !== null && new Date(before.starts_at) >= at ? null : before.starts_at,
                ends_at: at.toISOString(),
              },
        );
        return respond(c, await viewOf(c, ended));
      },
    );

  function change(
    c: Context<AppEnv>,
    id: string,
    action: string,
    next: (before: BannerContent) => BannerContent | undefined,
  ): Promise<StoredBanner> {
    return db.transaction(async (tx) => {
      const before = await lockBanner(tx, id);
      if (!before) throw notFound();
      const content = next(contentOf(before));
      if (!content) return before;
      const row = await updateBanner(tx, id, content);
      await logAction(tx, c, { action, subject: id, before: contentOf(before), after: contentOf(row) });
      return row;
    });
  }
}
