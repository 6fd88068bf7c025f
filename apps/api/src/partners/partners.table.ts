import type { WidgetName } from "@aradhana/core/contract";
import type { PartnerTheme } from "@aradhana/core/partner";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";

/** The sites that carry our widgets. */
export const partners = pgTable(
  "partners",
  {
    /** UUID-like. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** Whose pages may frame the widgets and speak for this partner; the first is its main site. */
    origins: text().array().notNull(),
    /** Its own order-status page, where its customers may be sent after a purchase. */
    redirectUrl: text().notNull(),
    theme: jsonb().$type<PartnerTheme>().notNull(),
    allowedWidgets: text().array().$type<WidgetName[]>().notNull(),
    /** SHA-256 of its key in base64url; null where it has none and cannot read orders. */
    keyHash: text(),
    /** Whether its orders are real; play money makes every partner a test. */
    mode: text({ enum: ["test", "live"] })
      .notNull()
      .default("live"),
    ...changes,
  },
  () => [check("partners_have_an_origin", sql`cardinality(origins) >= 1`)],
);
