import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** People with a verified phone number. */
export const customers = pgTable("customers", {
  id: text().primaryKey(),
  /** Keyed hash of the number in E.164, for lookups without decryption. */
  phoneIndex: text().notNull().unique(),
  phoneSealed: text().notNull(),
  nameSealed: text(),
  emailSealed: text(),
  language: text({ enum: ["en", "hi"] }).notNull(),
  countryCode: text().notNull(),
  whatsappOptIn: boolean().notNull().default(false),
  consents: jsonb().$type<{ purpose: string; given: boolean; at: string }[]>().notNull().default([]),
  status: text({ enum: ["active", "deleted"] })
    .notNull()
    .default("active"),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
