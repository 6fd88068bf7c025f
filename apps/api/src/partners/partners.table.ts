import type { WidgetName } from "@aradhana/core/contract";
import type { PartnerTheme } from "@aradhana/core/partner";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";

/** The sites that embed our widgets. */
export const partners = pgTable(
  "partners",
  {
    /** UUID-like. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** Origins that may frame the widgets and act for this partner; the first is its main site. */
    origins: text().array().notNull(),
    /** The one of the origins that was added because the demo site is served there; null if none was. */
    demoOrigin: text(),
    /** The partner's order-status page, to which its customers may be sent after a purchase. */
    redirectUrl: text().notNull(),
    theme: jsonb().$type<PartnerTheme>().notNull(),
    allowedWidgets: text().array().$type<WidgetName[]>().notNull(),
    /** SHA-256 of the key in base64url; null if the partner has none and cannot read orders. */
    keyHash: text(),
    /** Where its server takes the events of its orders; null if it wants none. */
    webhookUrl: text(),
    /** Signs these events; null until staff made one. */
    webhookSecretSealed: text(),
    /** Whether orders are real; with the sandbox gateway every partner is in test mode. */
    mode: text({ enum: ["test", "live"] })
      .notNull()
      .default("live"),
    ...timestamps,
  },
  () => [check("partners_have_an_origin", sql`cardinality(origins) >= 1`)],
);
