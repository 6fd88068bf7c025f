import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, read and written as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** When a row was created and last changed. */
export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** PostgreSQL's type for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
