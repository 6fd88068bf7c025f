import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { paymentText } from "./text.ts";

/** What one may want to write down of an order. */
export function paymentFacts({ order, reference }: PaymentStatus, language: Language) {
  const { facts: t } = paymentText[language];
  const { starts_at: start } = order;
  return [
    { label: t.ritual, value: order.title },
    { label: t.when, value: `${formatDate(start, "day", language)}, ${formatDate(start, "time", language)}` },
    { label: t.amount, value: formatMoney(order.grand) },
    { label: t.order, value: order.number },
    ...(reference ? [{ label: t.reference, value: reference }] : []),
  ];
}
