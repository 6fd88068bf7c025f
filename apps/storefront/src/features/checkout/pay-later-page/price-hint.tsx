import type { Money } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { useText } from "../../../shared/i18n/define-text.ts";
import { payLaterText } from "./text.ts";

interface Props {
  /** The price in the address, in minor units. */
  hint: number | undefined;
  /** The price of the server. */
  price: Money;
}

/** A price in the address that differs from the server's is reported before the visitor can pay (ruling D5). */
export function PriceHint({ hint, price }: Props) {
  const { hint: t } = useText(payLaterText);
  if (hint === price.amount) return null;
  const isPrice = formatMoney(price);
  return (
    <Banner kind="warning" title={t.heading}>
      {hint === undefined ? t.unreadable(isPrice) : t.text(formatMoney({ ...price, amount: hint }), isPrice)}
    </Banner>
  );
}
