import { goodsType } from "@aradhana/core/contract";
import { shareOf } from "@aradhana/core/money";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { goodOf } from "../goods/goods-snapshot.ts";
import { partOf, readParts, type StoredOrder } from "../orders/orders.queries.ts";
import { availableOf } from "../payments/give-refund.ts";
import { findCurrentPayment, type Payment } from "../payments/payments.queries.ts";
import { type NotReturned, type ReturnOffer, returnOffer } from "../returns/returns.rules.ts";
import { cancelTerms, limitRefunds, moveLimit } from "./changes.rules.ts";

export type SoldPart = Awaited<ReturnType<typeof readSold>>["parts"][number];

/** What was sold, what is left of its payment, and what may be changed now. The same for what is shown and what is done. */
export async function readSold(db: Database, order: StoredOrder, now: Date) {
  const [parts, current] = await Promise.all([readParts(db, order.id), findCurrentPayment(db, order.id)]);
  const payment = current?.state === "success" ? current : undefined;
  const available = payment && (await availableOf(db, payment));
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

interface Sold {
  payment: Payment | undefined;
  available: number;
}

/** The refund of each of these parts if they are cancelled together now, in minor units. */
export function quoteRefunds(parts: readonly SoldPart[], { payment, available }: Sold): number[] {
  // Cash on delivery: nothing was paid, so nothing is paid back.
  if (!payment) return parts.map(() => 0);
  const { currency } = payment;
  const shares = parts.map(
    ({ item, cancel }) => shareOf({ amount: item.amount, currency }, cancel?.pct ?? 0).amount,
  );
  return limitRefunds(shares, available);
}
