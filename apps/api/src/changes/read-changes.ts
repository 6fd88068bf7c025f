import type { Language, OrderChanges, OrderState } from "@aradhana/core/contract";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { creditNotes } from "../invoices/credit-notes.table.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { refunds } from "../payments/payments.table.ts";
import { readRemedies } from "../remedies/remedies.queries.ts";
import { readReturns } from "../returns/returns.queries.ts";
import { readLaterDates } from "./later-dates.queries.ts";
import { quoteRefunds, readSold, type SoldPart, sumOf } from "./read-sold.ts";

const DAY = 86_400_000;
/** Seven working days: what the refund policy states for cards abroad. */
const BANK_DAYS = 10;
/** How long a missed name can be reported, as the refund policy states. */
const REPORT_DAYS = 30;

const recorded: readonly OrderState[] = [
  "video_ready",
  "proof_ready",
  "prasad_dispatched",
  "delivered",
  "closed",
];

type Reportable = Pick<SoldPart, "fulfilment" | "refunded"> & { item: Pick<SoldPart["item"], "amount"> };

/**
 * Whether the buyer may report that a name is missing: once there is a recording, for thirty days, unless the ritual was paid
 * back.
 */
export const mayReportName = (
  { item, fulfilment, refunded }: Reportable,
  /** Of the payment of the order. */
  available: number,
  now: Date,
): boolean =>
  fulfilment.kind === "ritual" &&
  available > 0 &&
  refunded < item.amount &&
  recorded.includes(fulfilment.state) &&
  fulfilment.evidence.length > 0 &&
  now.getTime() < fulfilment.endsAt.getTime() + REPORT_DAYS * DAY;

/** Everything that the buyer can change about an order now, and the money that is going back. */
export async function readChanges(
  db: Database,
  order: StoredOrder,
  { lang, now }: { lang: Language; now: Date },
): Promise<OrderChanges> {
  const sold = await readSold(db, order, now);
  const { currency } = order;
  const [remedies, returns, givenBack] = await Promise.all([
    readRemedies(db, order, { lang, now }),
    readReturns(db, order, lang),
    db
      .select({ refund: refunds, note: creditNotes.number })
      .from(refunds)
      .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
      .where(eq(refunds.orderId, order.id))
      .orderBy(asc(refunds.createdAt)),
  ]);
  const isReported = new Set(
    remedies.flatMap(({ item_id, reason }) => (reason === "wrong_name" ? item_id : [])),
  );
  const isReturned = new Set(returns.map(({ item_id }) => item_id));
  const items = await Promise.all(
    sold.parts.map(async (part) => {
      const { item, fulfilment, cancel, movableUntil } = part;
      const refund = sumOf(quoteRefunds([part], sold));
      return {
        ...{ item_id: item.id, title: item.title[lang], paid: { amount: item.amount, currency } },
        cancel: cancel
          ? {
              pct: cancel.pct,
              refund: { amount: refund, currency },
              until: cancel.until?.toISOString() ?? null,
            }
          : null,
        reschedule: movableUntil
          ? { until: movableUntil.toISOString(), dates: await laterDates(part, fulfilment.startsAt) }
          : null,
        return: isReturned.has(item.id) ? null : returnView(part),
        may_report_name: mayReportName(part, sold.available, now) && !isReported.has(item.id),
      };
    }),
  );
  return {
    ...{ items, remedies, returns },
    refunds: givenBack.map(({ refund: { amount, currency: of, state, createdAt }, note }) => ({
      ...{ amount: { amount, currency: of }, state, started_at: createdAt.toISOString() },
      credit_note: note,
      expected_by: new Date(createdAt.getTime() + BANK_DAYS * DAY).toISOString(),
    })),
  };

  function returnView({ returning }: SoldPart): OrderChanges["items"][number]["return"] {
    if (typeof returning === "string") return null;
    const until = returning.until.toISOString();
    if (returning.by === "care") return { by: "care", until };
    return { by: "form", until, refunds: returning.refunds.map((amount) => ({ amount, currency })) };
  }

  async function laterDates({ item }: SoldPart, after: Date) {
    const dates = await readLaterDates(db, item, { after, now });
    return dates.map(({ id, startAt }) => ({ ritual_id: id, starts_at: startAt.toISOString() }));
  }
}
