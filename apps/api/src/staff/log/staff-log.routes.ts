import { staffLogEntry, staffLogQuery } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { listLog } from "./staff-log.queries.ts";

/** The log of what staff did. */
export const staffLogRoutes = ({ db }: { db: Database }) =>
  new Hono<AppEnv>().get(
    "/log",
    staffDocumented({ summary: "What staff did, newest first", results: v.array(staffLogEntry) }),
    staffOnly(db, ["owner"]),
    validated("query", staffLogQuery),
    async (c) => {
      const { page, limit, ...filter } = c.req.valid("query");
      const { rows, total } = await listLog(db, { ...filter, page, limit });
      const entries = rows.map(({ entry, name, orderNumber }) => {
        const { id, at, staffId, action, subject, before, after } = entry;
        return {
          ...{ id, at: at.toISOString(), staff_id: staffId, staff_name: name },
          ...{ action, subject, order_number: orderNumber, before, after },
        };
      });
      return respond(c, entries, { page, limit, total });
    },
  );
