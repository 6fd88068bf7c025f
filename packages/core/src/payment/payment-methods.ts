import type { Currency } from "../contract/index.ts";

/** How a buyer can pay, named as in the contract. */
export const paymentMethods = ["upi", "card", "netbanking"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment methods for a currency: UPI and Indian banks accept rupees only. */
export const methodsFor = (currency: Currency): readonly PaymentMethod[] =>
  currency === "inr" ? paymentMethods : ["card"];
