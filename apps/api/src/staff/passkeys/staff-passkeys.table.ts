import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";

/** The passkeys of owners: public keys, whose private halves never leave the devices of their owners. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    /** As its owner named it. */
    name: text().notNull(),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it was used; 0 if it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach it, as they said when it was added. */
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index("staff_passkeys_staff_idx").on(table.staffId)],
);
