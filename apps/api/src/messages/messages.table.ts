import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Messages for developers, stored instead of being sent. */
export const devMessages = pgTable(
  "dev_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    template: text().notNull(),
    /** Recipient and text, sealed. */
    messageSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("dev_messages_created_idx").on(table.createdAt)],
);
