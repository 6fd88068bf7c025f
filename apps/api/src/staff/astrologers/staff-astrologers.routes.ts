import { staffAstrologer } from "@aradhana/core/staff";
import { asc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";

/** The astrologers of the shop: owners give each an account, without which nobody can book them. */
export function staffAstrologerRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>().get(
    "/astrologer",
    staffDocumented({ summary: "The astrologers of the shop", results: v.array(staffAstrologer) }),
    staffOnly(db, ["owner"]),
    async (c) => {
      const { id, name, slug, withdrawnAt } = astrologers;
      const rows = await db
        .select({ id, name, accountId: staffAccounts.id })
        .from(astrologers)
        .leftJoin(staffAccounts, eq(staffAccounts.astrologerId, id))
        .where(isNull(withdrawnAt))
        .orderBy(asc(slug));
      const listed = rows.map(({ accountId, ...row }) => ({ ...row, has_account: accountId !== null }));
      return respond(c, listed, { total: listed.length });
    },
  );
}
