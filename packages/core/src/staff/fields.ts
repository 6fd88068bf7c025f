import * as v from "valibot";

export const idWith = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9A-Za-z]{17,32}$`)));
export const text = v.object({ en: v.string(), hi: v.string() });
/** A puja or chadhaava on its day. */
export const ritualId = v.union([idWith("pj"), idWith("ch")]);
