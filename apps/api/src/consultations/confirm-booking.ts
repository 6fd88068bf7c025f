import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { bookings } from "./consultations.table.ts";

/** Confirms the booking of a paid order. The caller has locked the order. */
export async function confirmBooking(
  tx: Database,
  { item, fulfilment }: Pick<StoredOrder, "item" | "fulfilment">,
  at: Date,
): Promise<void> {
  const { orderId, id } = fulfilment;
  await tx.update(bookings).set({ state: "confirmed", orderId }).where(eq(bookings.id, item.offerId));
  await moveFulfilments(tx, orderId, { only: [id], state: "confirmed", at });
}
