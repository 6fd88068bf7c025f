import { goodsType } from "@aradhana/core/contract";
import { shareOf } from "@aradhana/core/money";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { goodOf } from "../goods/goods-snapshot.ts";
import { partOf, readParts, type StoredOrder } from "../orders/orders.queries.ts";
import { availableOf, type RefundItem, refundedOf } from "../payments/give-refund.ts";
import { findCurrentPayment, type Payment } from "../payments/payments.queries.ts";
import { type NotReturned, type ReturnOffer, returnOffer } from "../returns/returns.rules.ts";
import { cancelTerms, limitRefunds, moveLimit } from "./changes.rules.ts";

export type SoldPart = Awaited<ReturnType<typeof readSold>>["parts"][number];

/** What was sold, what is left of its payment, and what may be changed now. The same for what is shown and what is done. */
export async function readSold(db: Database, order: StoredOrder, now: Date) {
  const [parts, current] = await Promise.all([readParts(db, order.id), findCurrentPayment(db, order.id)]);
  const payment = current?.state === "success" ? current : undefined;
  const available = payment && (await availableOf(db, payment));
  const refunded = await refundedOf(
    db,
    parts.map(({ item }) => item.id),
  );
  return {
    payment,
    available: available ?? 0,
    parts: parts.map(({ item, fulfilment }) => {
      const sold = {
        ...{ kind: fulfilment.kind, startsAt: fulfilment.startsAt, moves: fulfilment.moves },
        ...{ state: partOf(order, { item, fulfilment }).state, policy: item.policy.en },
      };
      return {
        ...{ item, fulfilment, cancel: cancelTerms(sold, now), movableUntil: moveLimit(sold, now) },
        ...{ refunded: refunded.get(item.id) ?? 0, deliveryFee: deliveryFeeOf(order, item) },
        returning: returningOf({ item, fulfilment }),
      };
    }),
  };

  function returningOf({ item, fulfilment }: Pick<StoredOrder, "item" | "fulfilment">) {
    if (!v.is(goodsType, item.kind)) return "not_returnable" satisfies NotReturned;
    const shares = order.shares?.filter(({ part, kind }) => part === item.position && kind === "goods");
    const good = {
      ...{ state: fulfilment.state, deliveredAt: fulfilment.deliveredAt, terms: goodOf(item).returns },
      ...{ pieces: goodOf(item).qty, amount: item.amount },
      ...{ prices: shares?.map(({ base, tax }) => base + tax) ?? [], available },
    };
    return returnOffer(good, now) satisfies NotReturned | ReturnOffer;
  }
}

/** The fee of the order's parcel, which was paid with its first good. */
export function deliveryFeeOf(
  { shares }: Pick<StoredOrder, "shares">,
  { kind, position }: Pick<StoredOrder["item"], "kind" | "position">,
): number {
  if (!v.is(goodsType, kind)) return 0;
  const fees = shares?.filter((share) => share.part === position && share.kind === "delivery") ?? [];
  return fees.reduce((sum, { base, tax }) => sum + base + tax, 0);
}

interface Sold {
  payment: Payment | undefined;
  available: number;
  parts: readonly SoldPart[];
}

/**
 * What is paid back for each of these parts if they are cancelled together now, in minor units. The delivery fee of the parcel
 * is paid back with its last good.
 */
export function quoteRefunds(chosen: readonly SoldPart[], { payment, available, parts }: Sold): RefundItem[] {
  // Cash on delivery: nothing was paid, so nothing is paid back.
  if (!payment) return [];
  const { currency } = payment;
  const goods = parts.filter(({ fulfilment }) => fulfilment.kind === "parcel");
  const isLast =
    chosen.some((part) => goods.includes(part)) &&
    goods.every((part) => chosen.includes(part) || part.fulfilment.state === "cancelled");
  const shares: RefundItem[] = [
    ...chosen.map(({ item, cancel, refunded, deliveryFee }) => {
      const share = shareOf({ amount: item.amount - deliveryFee, currency }, cancel?.pct ?? 0).amount;
      const amount = Math.max(0, Math.min(share, item.amount - deliveryFee - refunded));
      return { itemId: item.id, kind: "item" as const, amount };
    }),
    ...(isLast ? goods : []).map(({ item, deliveryFee }) => ({
      ...{ itemId: item.id, kind: "delivery" as const, amount: deliveryFee },
    })),
  ];
  const limited = limitRefunds(
    shares.map(({ amount }) => amount),
    available,
  );
  return shares
    .map((share, index) => ({ ...share, amount: limited[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** What a refund of these items gives back in all, in minor units. */
export const sumOf = (items: readonly RefundItem[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
