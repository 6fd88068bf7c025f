import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { reservations } from "../book-now-pay-later/reservations.table.ts";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "../idempotency/idempotency.table.ts";
import { otpChallenges } from "../login/login.table.ts";
import { loginTickets } from "../login/tickets.table.ts";
import { devMessages } from "../messages/messages.table.ts";
import { fulfilments, orderLinks } from "../orders/orders.table.ts";
import { sandboxWebhooks } from "../payments/sandbox/sandbox.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
import { sessions } from "../sessions/sessions.table.ts";

const DAY = 24 * 60 * 60 * 1000;
/**
 * Days after the ritual for which its names, wishes and address are kept, and links to the order open it: prasad
 * has arrived, recordings are seen and complaints are made by then. The privacy policy says the same.
 */
export const KEPT_AFTER_RITUAL = 90;
const never = new AbortController().signal;

/**
 * Removes what nobody needs any more. What gateways told us is not among it: an event of long ago must
 * still be known when it is sent again.
 */
export async function deleteExpiredData(db: Database, now: Date, stop = never): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const longOver = db
    .select({ id: fulfilments.orderId })
    .from(fulfilments)
    .where(lt(fulfilments.endsAt, ago(KEPT_AFTER_RITUAL)));
  const forgotten = db.select({ id: sankalps.id }).from(sankalps).where(inArray(sankalps.orderId, longOver));
  const delivered = and(isNotNull(sandboxWebhooks.deliveredAt), lt(sandboxWebhooks.createdAt, ago(7)));
  const chores = [
    db.delete(otpChallenges).where(lt(otpChallenges.createdAt, ago(2))),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(2))),
    db
      .delete(reservations)
      .where(and(eq(reservations.isReserved, false), lt(reservations.expiresAt, ago(2)))),
    // Longer than reservations, which are read with their quotes.
    db.delete(quotes).where(lt(quotes.expiresAt, ago(7))),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(loginTickets).where(lt(loginTickets.expiresAt, now)),
    db.delete(rateWindows).where(lt(rateWindows.endsAt, now)),
    db.delete(orderLinks).where(inArray(orderLinks.orderId, longOver)),
    db.delete(sankalpVersions).where(inArray(sankalpVersions.sankalpId, forgotten)),
    db.delete(sankalps).where(inArray(sankalps.orderId, longOver)),
    db
      .update(fulfilments)
      .set({ addressSealed: null })
      .where(and(isNotNull(fulfilments.addressSealed), lt(fulfilments.endsAt, ago(KEPT_AFTER_RITUAL)))),
    db.delete(devMessages).where(lt(devMessages.createdAt, ago(7))),
    db.delete(sandboxWebhooks).where(delivered),
  ];
  for (const chore of chores) {
    if (stop.aborted) return;
    await chore;
  }
}
