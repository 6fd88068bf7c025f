import * as schema from "./schema.ts";

/** Shared by all drivers, so that they generate the same SQL. */
export const drizzleOptions = { schema, casing: "snake_case" } as const;
