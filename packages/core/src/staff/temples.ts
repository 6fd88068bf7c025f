import * as v from "valibot";

const text = v.object({ en: v.string(), hi: v.string() });
const id = v.pipe(v.string(), v.regex(/^tm_[0-9A-Za-z]{17,32}$/));

/** A temple as staff choose it in a list. */
export const staffTemple = v.object({ id, slug: v.string(), name: text, city: text });
export type StaffTemple = v.InferOutput<typeof staffTemple>;

export const templeIdParam = v.object({ id });
