import * as v from "valibot";

/** An amount in minor units for each currency, of at least `min`. */
export const pricesFrom = (min: number) => {
  const amount = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(10_000_000_000));
  return v.object({ inr: amount, usd: amount, eur: amount });
};
