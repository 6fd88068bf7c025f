import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";

/** When the ritual of an order is performed. */
export const paymentTime = ({ order: { starts_at: start } }: PaymentStatus, language: Language) =>
  `${formatDate(start, "day", language)}, ${formatDate(start, "time", language)}`;
