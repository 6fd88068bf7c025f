import { latinDigits } from "@aradhana/core/digits";

const thousands = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** What was typed as a number, in Latin digits and without separators of thousands. */
function plainNumber(typed: string): string {
  const latin = latinDigits(typed).trim();
  return thousands.test(latin) ? latin.replaceAll(",", "") : latin;
}

const weightShape = /^\d{1,3}(\.\d{1,3})?$/;
const priceShape = /^\d{1,7}(\.\d{1,2})?$/;

/** A typed weight as the list takes it: in any digits; empty where none is typed, undefined where it is no weight. */
export function readWeight(typed: string): string | undefined {
  const plain = plainNumber(typed);
  return plain === "" || weightShape.test(plain) ? plain : undefined;
}

/** A price typed in whole units of a currency, in minor units; empty where none is typed, undefined where it is no price. */
export function readPrice(typed: string): string | undefined {
  const plain = plainNumber(typed);
  if (plain === "") return "";
  return priceShape.test(plain) ? String(Math.round(Number(plain) * 100)) : undefined;
}

/** The fields in which a range of prices is typed, by the filter that they set. */
export const typedPriceFields = { min: "price_from", max: "price_to" } as const;

/** A price in minor units as a visitor types it. */
export const typedPrice = (minor: string): string => (minor === "" ? "" : String(Number(minor) / 100));
