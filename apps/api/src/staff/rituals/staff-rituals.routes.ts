import { ritualIdParam, ritualsQuery, staffRitual } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { findRitual, listRituals } from "./staff-rituals.queries.ts";

/** The pujas and chadhaavas on their days, for those who report what was performed and upload its recording. */
export function staffRitualRoutes({ db }: { db: Database }) {
  const desk = staffOnly(db, ["owner", "temple_desk"]);
  return new Hono<AppEnv>()
    .get(
      "/ritual",
      staffDocumented({
        summary: "Rituals that somebody paid for, with their orders counted",
        results: v.array(staffRitual),
      }),
      desk,
      validated("query", ritualsQuery),
      async (c) => {
        const { page, limit, ...filter } = c.req.valid("query");
        const found = await listRituals(db, { ...filter, now: c.var.clock() }, { page, limit });
        return respond(c, found.rituals, { page, limit, total: found.total });
      },
    )
    .get(
      "/ritual/:id",
      staffDocumented({ summary: "A ritual with its orders counted", results: staffRitual }),
      desk,
      validated("param", ritualIdParam),
      async (c) => {
        const ritual = await findRitual(db, c.req.valid("param").id);
        if (!ritual) throw notFound();
        return respond(c, ritual);
      },
    );
}
