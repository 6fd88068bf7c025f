import * as v from "valibot";
import { currency, dialCode } from "./primitives.ts";

/** One country: English name, dial code without plus, flag, ISO 3166-1 alpha-2 in lower case. */
export const country = v.object({
  name: v.string(),
  dial_code: dialCode,
  emoji: v.string(),
  short_name: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
export type Country = v.InferOutput<typeof country>;

export const countries = v.object({
  countries: v.array(country),
  currencies: v.array(
    v.object({ dial_code: dialCode, country_short: v.string(), currency, symbol: v.string() }),
  ),
});

export const pincodeQuery = v.object({ pin: v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/, "pin")) });
export const pincode = v.object({
  state: v.nullable(v.string()),
  state_code: v.nullable(v.string()),
  district: v.nullable(v.string()),
});
