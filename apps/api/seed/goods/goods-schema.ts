import * as v from "valibot";
import { returnGives } from "../../src/goods/goods-columns.ts";

const nonEmpty = v.pipe(v.string(), v.trim(), v.minLength(2));

/** A text in both languages. */
export const text = v.strictObject({ en: nonEmpty, hi: nonEmpty });

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Paise and cents. */
export const priceSchema = v.strictObject({ inr: minorUnits, usd: minorUnits, eur: minorUnits });

/** The six digits of the Harmonised System, by which a good is taxed. */
export const hsn = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** ISO 3166-1 alpha-2. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));

export const picture = v.strictObject({ name: v.pipe(v.string(), v.regex(/^(?:gem|product)-/)), alt: text });

export const maker = v.strictObject({ name: text, address: text });

export const certificate = v.strictObject({
  lab: text,
  number: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/)),
});

/** When a good may be sent back. `days: 0` needs the reason. */
export const returnRule = v.variant("kind", [
  v.strictObject({
    kind: v.literal("returnable"),
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    terms: text,
    gives: v.picklist(returnGives),
  }),
  v.strictObject({ kind: v.literal("final"), reason: text }),
]);
export type ReturnRule = v.InferOutput<typeof returnRule>;
