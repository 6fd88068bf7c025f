import { isUnpaid } from "@aradhana/core/payment";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { callbacks } from "../callbacks/callbacks.table.ts";
import { carts } from "../carts/carts.table.ts";
import { chatBlocks, conversations } from "../chat/chat.table.ts";
import { notifyReaders } from "../chat/chat-signals.ts";
import { bookings } from "../consultations/consultations.table.ts";
import { isPhoneOf } from "../customers/customer-phones.queries.ts";
import { customerPhones } from "../customers/customer-phones.table.ts";
import { type Customer, lockCustomer, sealPhone } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { knownDevices } from "../login/known-devices.table.ts";
import { otpChallenges } from "../login/login.table.ts";
import { loginTickets } from "../login/tickets.table.ts";
import { cancelMandates } from "../mandates/mandates.queries.ts";
import { openingAlerts } from "../notify/notify.table.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { doneStates, forgottenPhone } from "../orders/orders.rules.ts";
import { fulfilments, orderItems, orderLinks, orders } from "../orders/orders.table.ts";
import { sealContact } from "../orders/sealed-fields.ts";
import { releaseSeats } from "../orders/seats.queries.ts";
import { reports } from "../reports/reports.table.ts";
import { countStars } from "../reviews/count-stars.queries.ts";
import { reviewPhotos } from "../reviews/review-photos.table.ts";
import { reviews } from "../reviews/reviews.table.ts";
import { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { ticketMessages, tickets } from "../tickets/tickets.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { savedDetails } from "./account.table.ts";

/** Final states: the order needs neither names nor money any more. */
const finished = [...doneStates, "created", "payment_failed"] as const;
const nobody = { name: null, dialCode: "", number: "", e164: "" };

/**
 * Deletes a customer's personal data, and ends their sessions and repeated offerings; false while an order is paid or
 * being paid, and not finished. What was sold, for how much and when stays without a name: tax law demands it.
 */
export async function deleteAccount(db: Database, vault: Vault, { id }: Customer, at: Date) {
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer) throw new Error("a customer was deleted twice");
    const isOwn = or(
      eq(orders.customerId, id),
      and(isNull(orders.customerId), isPhoneOf(customer, orders.contactPhoneIndex)),
    );
    const own = await tx
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(isOwn)
      .orderBy(asc(orders.id))
      .for("update");
    if (own.some(({ state }) => !finished.some((each) => each === state))) return false;

    await cancelMandates(tx, id, at);
    // An unpaid order can no longer be paid, and its reserved places are released.
    const unpaid = own.filter(({ state }) => isUnpaid(state)).map((order) => order.id);
    for (const id of unpaid) await moveOrder(tx, id, "expired", at);
    await releaseSeats(tx, unpaid);
    const orderIds = own.map((order) => order.id);
    if (orderIds.length > 0) await forgetOrders(tx, vault, orderIds, id, at);
    await tx.delete(savedDetails).where(eq(savedDetails.customerId, id));
    await tx.delete(carts).where(eq(carts.customerId, id));
    await tx.delete(conversations).where(eq(conversations.customerId, id));
    await tx
      .update(bookings)
      .set({ questionSealed: null, birthSealed: null, summarySealed: null, notesSealed: null })
      .where(eq(bookings.customerId, id));
    await tx.delete(chatBlocks).where(eq(chatBlocks.customerId, id));
    await tx.delete(sessions).where(eq(sessions.customerId, id));
    await notifyReaders(tx, id);
    const ownTickets = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, id));
    await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ownTickets));
    await tx.delete(tickets).where(eq(tickets.customerId, id));
    await tx.delete(loginTickets).where(eq(loginTickets.customerId, id));
    for (const table of [openingAlerts, callbacks, otpChallenges, knownDevices]) {
      await tx.delete(table).where(isPhoneOf(customer, table.phoneIndex));
    }
    await tx.delete(customerPhones).where(eq(customerPhones.customerId, id));
    await tx
      .update(customers)
      .set({
        // Orders refer to the row. The number is free for a new account.
        phoneIndex: `deleted/${id}`,
        phoneSealed: sealPhone(vault, id, { dialCode: "", number: "" }),
        ...{ nameSealed: null, emailSealed: null, whatsappOptIn: false, consents: [] },
        ...{ status: "deleted", updatedAt: at },
      })
      .where(eq(customers.id, id));
    return true;
  });
}

async function forgetOrders(tx: Database, vault: Vault, ids: string[], customerId: string, at: Date) {
  const ownSankalps = tx.select({ id: sankalps.id }).from(sankalps).where(inArray(sankalps.orderId, ids));
  await tx.delete(sankalpVersions).where(inArray(sankalpVersions.sankalpId, ownSankalps));
  await tx.delete(sankalps).where(inArray(sankalps.orderId, ids));
  await tx.delete(reports).where(inArray(reports.orderId, ids));
  const items = tx.select({ id: orderItems.id }).from(orderItems).where(inArray(orderItems.orderId, ids));
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.orderItemId, items));
  const forgotten = await tx
    .delete(reviews)
    .where(inArray(reviews.orderItemId, items))
    .returning({ type: reviews.type, slug: reviews.slug });
  for (const reviewed of forgotten) await countStars(tx, reviewed);
  await tx.delete(orderLinks).where(inArray(orderLinks.orderId, ids));
  await tx
    .update(fulfilments)
    .set({ addressSealed: null, energisedForSealed: null, detailsSealed: null })
    .where(inArray(fulfilments.orderId, ids));
  for (const id of ids) {
    await tx
      .update(orders)
      .set({
        ...{ customerId, sessionIndex: null, requestedBy: null, whatsappOptIn: false, updatedAt: at },
        contactSealed: sealContact(vault, id, nobody),
        invoiceToSealed: null,
        contactPhoneIndex: forgottenPhone(customerId),
      })
      .where(eq(orders.id, id));
  }
}
