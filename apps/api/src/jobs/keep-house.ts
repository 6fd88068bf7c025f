import { and, inArray, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "../idempotency/idempotency.table.ts";
import { otpChallenges } from "../login/login.table.ts";
import { devMessages } from "../messages/messages.table.ts";
import { orderLinks, orders } from "../orders/orders.table.ts";
import { sandboxWebhooks } from "../payments/sandbox/sandbox.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import { sessions } from "../sessions/sessions.table.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Days for which a link opens its order after the rite: prasad has arrived and recordings are seen by then. */
const LINKS_OUTLIVE_RITE = 90;
const never = new AbortController().signal;

/**
 * Removes what nobody needs any more. What gateways told us is not among it: an event of long ago must
 * still be known when it is sent again.
 */
export async function keepHouse(db: Database, now: Date, stop = never): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const longOver = db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.muhuratEndAt, ago(LINKS_OUTLIVE_RITE)));
  const delivered = and(isNotNull(sandboxWebhooks.deliveredAt), lt(sandboxWebhooks.createdAt, ago(7)));
  const chores = [
    db.delete(otpChallenges).where(lt(otpChallenges.createdAt, ago(2))),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(2))),
    db.delete(quotes).where(lt(quotes.expiresAt, ago(7))),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(orderLinks).where(inArray(orderLinks.orderId, longOver)),
    db.delete(devMessages).where(lt(devMessages.createdAt, ago(7))),
    db.delete(sandboxWebhooks).where(delivered),
  ];
  for (const chore of chores) {
    if (stop.aborted) return;
    await chore;
  }
}
