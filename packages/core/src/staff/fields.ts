import * as v from "valibot";

export const idWith = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9A-Za-z]{17,32}$`)));
export const text = v.object({ en: v.string(), hi: v.string() });
const upTo = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest, "too_long"));
export const filled = (longest: number) => v.pipe(upTo(longest), v.minLength(1, "required"));
/** A text that staff write, in both languages. */
export const filledText = (longest: number) => v.object({ en: filled(longest), hi: filled(longest) });
export const httpsUrl = v.pipe(
  v.string(),
  v.url("format"),
  v.startsWith("https://", "format"),
  v.maxLength(500, "too_long"),
);
/** A day of rituals that the calendar has. */
export const ritualDay = v.pipe(
  v.string(),
  v.isoDate("format"),
  v.check((day) => day >= "2000" && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true, "format"),
);
/** A puja or chadhaava on its day. */
export const ritualId = v.union([idWith("pj"), idWith("ch")]);
