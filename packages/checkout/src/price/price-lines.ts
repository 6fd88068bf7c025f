import type { OrderLine } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";

/** What is booked, in the shape `PriceSplit` shows: line by line, with how many of each. */
export const priceLines = (lines: readonly OrderLine[]) =>
  lines.map(({ title, qty, unit_price, amount }) => ({
    label: title,
    amount: formatMoney(amount),
    ...(qty > 1 && { note: `${qty} × ${formatMoney(unit_price)}` }),
  }));
