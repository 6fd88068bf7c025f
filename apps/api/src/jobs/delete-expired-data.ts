import { and, eq, inArray, isNotNull, lt, max, or } from "drizzle-orm";
import { reservations } from "../book-now-pay-later/reservations.table.ts";
import { callbacks } from "../callbacks/callbacks.table.ts";
import { carts, cartTickets } from "../carts/carts.table.ts";
import { bookings } from "../consultations/consultations.table.ts";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "../idempotency/idempotency.table.ts";
import { KNOWN_DEVICE_DAYS } from "../login/known-devices.queries.ts";
import { knownDevices } from "../login/known-devices.table.ts";
import { otpChallenges } from "../login/login.table.ts";
import { loginTickets } from "../login/tickets.table.ts";
import { messageDeliveries } from "../messages/message-deliveries.table.ts";
import { devMessages } from "../messages/messages.table.ts";
import { openingAlerts } from "../notify/notify.table.ts";
import { fulfilments, orderLinks, orders } from "../orders/orders.table.ts";
import { RETENTION_DAYS } from "../orders/retention-days.ts";
import { partnerEvents } from "../partner-events/partner-events.table.ts";
import { sandboxWebhooks } from "../payments/sandbox/sandbox.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { reports } from "../reports/reports.table.ts";
import { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { staffSessions } from "../staff/login/staff-sessions.table.ts";
import { ticketMessages, tickets } from "../tickets/tickets.table.ts";

const DAY = 24 * 60 * 60 * 1000;
/**
 * How many days a visitor waits at most for the notification that booking opens. The privacy policy states the
 * same number.
 */
export const ALERT_DAYS = 90;
/** How many days a report and the birth that it is of are stored. The privacy policy states the same number. */
const REPORT_DAYS = 365;
/** How many days a request for a call is stored. The privacy policy states the same number. */
export const CALLBACK_DAYS = 7;
const neverAborted = new AbortController().signal;

/**
 * Deletes expired data. Gateway events are not deleted: even an old event must be recognised if it is sent again.
 */
export async function deleteExpiredData(db: Database, now: Date, stop = neverAborted): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const isOver = lt(fulfilments.endsAt, ago(RETENTION_DAYS));
  const expiredItems = db.select({ id: fulfilments.itemId }).from(fulfilments).where(isOver);
  const isOldReport = lt(fulfilments.endsAt, ago(REPORT_DAYS));
  // The link to an order is needed until all its parts have ended.
  const expiredOrders = db
    .select({ id: fulfilments.orderId })
    .from(fulfilments)
    .groupBy(fulfilments.orderId)
    .having(lt(max(fulfilments.endsAt), ago(RETENTION_DAYS)));
  const isExpired = inArray(sankalps.itemId, expiredItems);
  const expiredSankalps = db.select({ id: sankalps.id }).from(sankalps).where(isExpired);
  const delivered = and(isNotNull(sandboxWebhooks.deliveredAt), lt(sandboxWebhooks.createdAt, ago(7)));
  const oldTickets = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.state, "closed"), lt(tickets.updatedAt, ago(RETENTION_DAYS))));
  const deletions = [
    db.delete(otpChallenges).where(lt(otpChallenges.createdAt, ago(2))),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(2))),
    db
      .delete(reservations)
      .where(and(eq(reservations.isReserved, false), lt(reservations.expiresAt, ago(2)))),
    // Longer than reservations, which need their quotes.
    db.delete(quotes).where(lt(quotes.expiresAt, ago(7))),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(staffSessions).where(lt(staffSessions.expiresAt, now)),
    db.delete(cartTickets).where(lt(cartTickets.expiresAt, now)),
    db.delete(carts).where(lt(carts.expiresAt, now)),
    db.delete(loginTickets).where(lt(loginTickets.expiresAt, now)),
    db.delete(knownDevices).where(lt(knownDevices.signedInAt, ago(KNOWN_DEVICE_DAYS))),
    db.delete(rateWindows).where(lt(rateWindows.endsAt, now)),
    // A sent alert has no number any more; for a day it still prevents a second message.
    db
      .delete(openingAlerts)
      .where(or(lt(openingAlerts.requestedAt, ago(ALERT_DAYS)), lt(openingAlerts.sentAt, ago(1)))),
    db.delete(callbacks).where(lt(callbacks.requestedAt, ago(CALLBACK_DAYS))),
    db.delete(ticketMessages).where(inArray(ticketMessages.ticketId, oldTickets)),
    db.delete(tickets).where(inArray(tickets.id, oldTickets)),
    db.delete(orderLinks).where(inArray(orderLinks.orderId, expiredOrders)),
    db.delete(sankalpVersions).where(inArray(sankalpVersions.sankalpId, expiredSankalps)),
    db.delete(sankalps).where(isExpired),
    db
      .update(fulfilments)
      .set({ addressSealed: null, energisedForSealed: null })
      .where(and(isNotNull(fulfilments.addressSealed), isOver)),
    db
      .update(orders)
      .set({ invoiceToSealed: null })
      .where(and(isNotNull(orders.invoiceToSealed), inArray(orders.id, expiredOrders))),
    db
      .delete(reports)
      .where(
        inArray(reports.fulfilmentId, db.select({ id: fulfilments.id }).from(fulfilments).where(isOldReport)),
      ),
    db
      .update(fulfilments)
      .set({ detailsSealed: null })
      .where(and(isNotNull(fulfilments.detailsSealed), isOldReport)),
    db
      .update(bookings)
      .set({ questionSealed: null, birthSealed: null, notesSealed: null })
      .where(lt(bookings.endAt, ago(RETENTION_DAYS))),
    db.delete(messageDeliveries).where(lt(messageDeliveries.sentAt, ago(RETENTION_DAYS))),
    db.delete(devMessages).where(lt(devMessages.createdAt, ago(7))),
    db.delete(sandboxWebhooks).where(delivered),
    db.delete(partnerEvents).where(lt(partnerEvents.createdAt, ago(RETENTION_DAYS))),
  ];
  for (const deletion of deletions) {
    if (stop.aborted) return;
    await deletion;
  }
}
