import type { Currency } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { Bounds, RangeName } from "./ranges.ts";
import type { goodsListText } from "./text.ts";

type GoodsListText = ReturnType<typeof goodsListText.in>;

/** One end of a range in words: "5 ratti", "₹500". Prices are in minor units. */
export const amountLabel = (name: RangeName, value: string, currency: Currency, t: GoodsListText): string =>
  name === "price" ? formatMoney({ amount: Number(value), currency }) : t.unit[name](value);

/** A range in words: "3 to 5 ratti", "up to ₹500". */
export function rangeLabel(
  name: RangeName,
  { min, max }: Bounds,
  currency: Currency,
  t: GoodsListText,
): string {
  const amount = (value: string) => amountLabel(name, value, currency, t);
  if (min && max) return t.between(name === "price" ? amount(min) : min, amount(max));
  return min ? t.from(amount(min)) : t.upTo(amount(max));
}
