import * as v from "valibot";

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** Which part of a list is read; `meta.total` has the length of the whole list. */
export const pageQuery = v.object({
  page: v.optional(wholeNumber(1, 100_000), "1"),
  limit: v.optional(wholeNumber(1, 100), "25"),
});
