import * as v from "valibot";

/** A text in both languages, as it is copied to an order. */
export const storedText = v.object({ en: v.string(), hi: v.string() });
