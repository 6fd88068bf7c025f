import type { Money, OrderLine } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../../shared/i18n/define-text.ts";
import { payLaterText } from "./text.ts";

/** The lines of the price from the server. */
export function PriceLines({ lines, price }: { lines: readonly OrderLine[]; price: Money }) {
  const { price: t } = useText(payLaterText);
  const discount = lines.reduce((sum, { amount }) => sum + amount.amount, 0) - price.amount;
  return (
    <PriceSplit
      lines={[
        ...lines.map(({ title, qty, unit_price, amount }) => ({
          label: title,
          amount: formatMoney(amount),
          ...(qty > 1 && { note: `${qty} × ${formatMoney(unit_price)}` }),
        })),
        ...(discount > 0 ? [{ label: t.coupon, amount: formatMoney({ ...price, amount: -discount }) }] : []),
      ]}
      total={{ label: t.total, amount: formatMoney(price), note: t.inclusive }}
    />
  );
}
