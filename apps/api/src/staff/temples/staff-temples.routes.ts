import {
  createTempleRequest,
  pageQuery,
  staffTemple,
  templeIdParam,
  updateTempleRequest,
  writtenTemple,
} from "@aradhana/core/staff";
import { and, asc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { newId } from "../../ids/new-id.ts";
import { series as pujaSeries } from "../../pujas/series.table.ts";
import { temples } from "../../temples/temples.table.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { refreshWordsAt } from "../puja-series/series-words.ts";
import { changedMeanwhile, slugTaken } from "../staff.errors.ts";
import { assertRead } from "../versions.ts";
import { columnsOf, templeOf } from "./temple-columns.ts";

/** The temples that staff choose from, and write. */
export function staffTempleRoutes({ db }: { db: Database }) {
  const { id, slug, name, city } = temples;
  const owners = staffOnly(db, ["owner"]);
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
      staffDocumented({ summary: "A temple", results: writtenTemple }),
      anyRole,
      validated("param", templeIdParam),
      async (c) => {
        const [temple] = await db
          .select()
          .from(temples)
          .where(eq(id, c.req.valid("param").id));
        if (!temple) throw notFound();
        return respond(c, templeOf(temple));
      },
    )
    .post(
      "/temple",
      staffDocumented({
        ...{ summary: "Creates a temple; visitors see it with its first puja", status: 201 },
        ...{ results: writtenTemple, errorResponses: [slugTaken] },
      }),
      owners,
      validated("json", createTempleRequest),
      async (c) => {
        const { slug: address, ...content } = c.req.valid("json");
        const created = await db.transaction(async (tx) => {
          const [row] = await tx
            .insert(temples)
            .values({ id: newId("tm"), slug: address, ...columnsOf(content) })
            .onConflictDoNothing({ target: slug })
            .returning();
          if (!row) throw slugTaken();
          await logAction(tx, c, { action: "temple.create", subject: row.id, after: { name: row.name } });
          return templeOf(row);
        });
        return respond(c, created, {}, 201);
      },
    )
    .put(
      "/temple/:id",
      staffDocumented({
        summary: "Replaces what is written of a temple; dates that exist keep their times",
        ...{ results: writtenTemple, errorResponses: [changedMeanwhile] },
      }),
      owners,
      validated("param", templeIdParam),
      validated("json", updateTempleRequest),
      async (c) => {
        const { version, ...content } = c.req.valid("json");
        const isThis = eq(id, c.req.valid("param").id);
        const updated = await db.transaction(async (tx) => {
          const [before] = await tx.select().from(temples).where(isThis).for("update");
          if (!before) throw notFound();
          assertRead(version, templeOf(before));
          // Without a place the next dates of what is on sale there could not be calculated.
          if (content.lat === null && before.lat !== null && (await isSoldAt(tx, before.id)))
            throw invalidInput({ fieldErrors: [placeNeeded] });
          const columns = columnsOf(content, before);
          const [row] = await tx.update(temples).set(columns).where(isThis).returning();
          if (!row) throw new Error("the temple was deleted");
          if (row.searchWords !== before.searchWords) await refreshWordsAt(tx, row.id);
          const placed = ({ name: named, lat, lon }: typeof row) => ({ name: named, lat, lon });
          await logAction(tx, c, {
            ...{ action: "temple.update", subject: row.id },
            ...{ before: placed(before), after: placed(row) },
          });
          return templeOf(row);
        });
        return respond(c, updated);
      },
    );
}

const placeNeeded = {
  ...{ field: "lat", code: "required" },
  message: "Pujas or chadhaavas at this temple are on sale: withdraw them first.",
};

async function isSoldAt(tx: Database, templeId: string): Promise<boolean> {
  for (const table of [pujaSeries, chadhaavaSeries]) {
    if ((await tx.$count(table, and(eq(table.templeId, templeId), isNull(table.withdrawnAt)))) > 0)
      return true;
  }
  return false;
}
