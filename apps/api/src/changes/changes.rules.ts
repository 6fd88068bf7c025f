import type { OrderState } from "@aradhana/core/contract";
import { isUnpaid } from "@aradhana/core/payment";
import { isWithPriests } from "../orders/orders.rules.ts";

const HOUR = 3_600_000;

/** The terms that an order was sold with, and how far it is. */
export interface SoldItem {
  /** A service, such as a kundali, is made at once, and is neither cancelled nor moved. */
  kind: "ritual" | "parcel" | "service";
  state: OrderState;
  startsAt: Date;
  policy: {
    refunds: readonly { until_hours: number; pct: number }[];
    reschedule_until_hours: number;
    max_reschedules: number;
  };
  /** How often it was moved. */
  moves: number;
}

/** Names that are only scheduled are on no list yet that a priest has read. */
const isBegun = (state: OrderState) => state !== "scheduled" && isWithPriests(state);
const isClosed = ({ state }: SoldItem) => isUnpaid(state) || state === "cancelled" || state === "expired";
const before = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * HOUR);

/**
 * Which share of the price is paid back if an item is cancelled now, and until when; undefined if it cannot be cancelled.
 * Goods are paid back in full until somebody begins to energise or pack them.
 */
export function cancelTerms(item: SoldItem, now: Date): { pct: number; until: Date | null } | undefined {
  if (isClosed(item) || item.kind === "service") return undefined;
  if (item.kind === "parcel")
    return item.state === "paid" || item.state === "confirmed" ? { pct: 100, until: null } : undefined;
  if (isBegun(item.state)) return undefined;
  const open = item.policy.refunds
    .map(({ until_hours, pct }) => ({ pct, until: before(item.startsAt, until_hours) }))
    .filter(({ until }) => now < until)
    .toSorted((a, b) => b.pct - a.pct);
  return open[0];
}

/** Until when a ritual can be moved to another date; undefined if it cannot be moved any more. */
export function moveLimit(item: SoldItem, now: Date): Date | undefined {
  if (isClosed(item) || item.kind !== "ritual" || isBegun(item.state)) return undefined;
  const until = before(item.startsAt, item.policy.reschedule_until_hours);
  return item.moves < item.policy.max_reschedules && now < until ? until : undefined;
}

/** The refund of each share, in sequence, never more than what is left of the payment. */
export function limitRefunds(shares: readonly number[], available: number): number[] {
  let left = Math.max(0, available);
  return shares.map((share) => {
    const refund = Math.min(share, left);
    left -= refund;
    return refund;
  });
}
