import * as schema from "./schema.ts";

/** One set for every driver, so that all of them write the same SQL. */
export const drizzleOptions = { schema, casing: "snake_case" } as const;
