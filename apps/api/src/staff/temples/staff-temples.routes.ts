import { pageQuery, staffTemple, templeIdParam } from "@aradhana/core/staff";
import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { temples } from "../../temples/temples.table.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";

/** The temples that staff choose from. */
export function staffTempleRoutes({ db }: { db: Database }) {
  const { id, slug, name, city } = temples;
  const anyRole = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/temple",
      staffDocumented({ summary: "All temples", results: v.array(staffTemple) }),
      anyRole,
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const rows = await db
          .select({ id, slug, name, city })
          .from(temples)
          .orderBy(asc(slug))
          .limit(limit)
          .offset((page - 1) * limit);
        return respond(c, rows, { page, limit, total: await db.$count(temples) });
      },
    )
    .get(
      "/temple/:id",
      staffDocumented({ summary: "A temple", results: staffTemple }),
      anyRole,
      validated("param", templeIdParam),
      async (c) => {
        const [temple] = await db
          .select({ id, slug, name, city })
          .from(temples)
          .where(eq(id, c.req.valid("param").id));
        if (!temple) throw notFound();
        return respond(c, temple);
      },
    );
}
