import type { StaffOrderDetail } from "@aradhana/core/staff";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { goodOf } from "../../goods/goods-snapshot.ts";
import { findOrder, readEvents, readLines } from "../../orders/orders.queries.ts";
import { fulfilments, orders } from "../../orders/orders.table.ts";
import { findCurrentPayment } from "../../payments/payments.queries.ts";
import { refunds } from "../../payments/payments.table.ts";
import { listRefunds } from "../payments/refund-requests.queries.ts";
import { listReturns } from "../returns/staff-returns.queries.ts";
import { listStaffOrders, type StaffOrderRow, staffOrderOf } from "./staff-orders.queries.ts";

/** Of one order: more than anybody orders, or than is given back of it. */
const ALL = { page: 1, limit: 100 };

/** An order with its items, payment and refunds, without personal data. */
export async function readStaffOrder(db: Database, id: string): Promise<StaffOrderDetail> {
  const order = await findOrder(db, eq(orders.id, id));
  if (!order) throw notFound();
  const [items, lines, payment, events, requested, givenBack, returns, addresses] = await Promise.all([
    listStaffOrders(db, { order_id: id }, ALL),
    readLines(db, id),
    findCurrentPayment(db, id),
    readEvents(db, id),
    listRefunds(db, { orderId: id, ...ALL }),
    db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.createdAt)),
    listReturns(db, { orderId: id, ...ALL }),
    db.select({ sealed: fulfilments.addressSealed }).from(fulfilments).where(eq(fulfilments.orderId, id)),
  ]);
  return {
    ...{ id, number: order.number, state: order.state, pays_on_delivery: order.paysOnDelivery },
    grand: { amount: order.grand, currency: order.currency },
    payment_state: payment?.state ?? null,
    paid: payment?.paidAt
      ? { at: payment.paidAt.toISOString(), method: payment.method, reference: payment.reference }
      : null,
    items: items.rows.map((row) => ({
      ...staffOrderOf(row),
      detail: detailOf(row),
      bought: lines
        .filter(({ orderItemId }) => orderItemId === row.item.id)
        .map(({ kind, title, qty, amount }) => ({
          ...{ kind, title, qty, amount: { amount, currency: order.currency } },
        })),
    })),
    refunds: requested.refunds,
    given_back: givenBack.map(({ id, amount, currency, reason, state, createdAt }) => ({
      ...{ id, amount: { amount, currency }, reason, state, at: createdAt.toISOString() },
    })),
    events: events.map(({ id, state, fulfilmentId, at }) => ({
      ...{ id, state },
      item: items.rows.find(({ fulfilment }) => fulfilment.id === fulfilmentId)?.item.title ?? null,
      at: at.toISOString(),
    })),
    returns: returns.rows,
    has_address: addresses.some(({ sealed }) => sealed !== null),
    created_at: order.createdAt.toISOString(),
  };
}

/** Only goods have one. */
const detailOf = ({ item, fulfilment }: StaffOrderRow) =>
  fulfilment.kind === "parcel" ? goodOf(item).detail : null;
