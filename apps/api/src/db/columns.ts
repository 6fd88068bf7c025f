import { customType, timestamp } from "drizzle-orm/pg-core";

/** An instant; travels as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** When a row was made and last changed. */
export const changes = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** Words made ready for the search of PostgreSQL. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
