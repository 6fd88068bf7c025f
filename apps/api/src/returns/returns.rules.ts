import type { OrderState } from "@aradhana/core/contract";
import { atHour, localDayOf } from "../calendar/local-day.ts";
import type { ReturnTerms } from "../goods/goods-columns.ts";

/** A good that was sold, with the return rule that was copied to its order. */
export interface SoldGood {
  state: OrderState;
  deliveredAt: Date | null;
  terms: ReturnTerms;
  pieces: number;
  /** What was paid for the item, with its delivery. */
  amount: number;
  /** What was paid for the good, then for what was made of it, such as a ring. */
  prices: readonly number[];
  /** What is left of the payment; undefined if it was paid in cash. */
  available: number | undefined;
}

/** Why a good cannot be sent back. */
export type NotReturned = "not_delivered" | "not_returnable" | "window_passed";

export type ReturnOffer =
  | { by: "form"; until: Date; refunds: number[] }
  /** Shop credit and cash have no way back through a gateway: customer care arranges them. */
  | { by: "care"; until: Date };

const MINUTE = 60_000;

/** The end of the last day, counted from the day after delivery, in India. */
const lastMoment = (deliveredAt: Date, days: number) =>
  new Date(atHour(localDayOf(deliveredAt) + days + 1, 0).getTime() - MINUTE);

/** Until when a good can be sent back, and what each number of pieces pays back. */
export function returnOffer(good: SoldGood, now: Date): ReturnOffer | NotReturned {
  const { state, deliveredAt, terms, available } = good;
  if (terms.days === 0) return "not_returnable";
  if (!deliveredAt || (state !== "delivered" && state !== "closed")) return "not_delivered";
  const until = lastMoment(deliveredAt, terms.days);
  if (now > until) return "window_passed";
  const refunds = available === undefined ? [] : refundsOf(good).map((each) => Math.min(each, available));
  return refunds.some((each) => each > 0) ? { by: "form", until, refunds } : { by: "care", until };
}

/** What one piece pays back, then two, and so on; nothing if it is no money, or if the order does not say. */
function refundsOf({ terms: { gives }, pieces, amount, prices }: SoldGood): number[] {
  const [own] = prices;
  if (!gives || gives === "credit" || own === undefined) return [];
  const whole = gives === "stone" ? own : prices.reduce((sum, each) => sum + each, 0);
  return Array.from({ length: pieces }, (_, index) =>
    gives === "everything" && index === pieces - 1 ? amount : Math.round((whole * (index + 1)) / pieces),
  );
}
