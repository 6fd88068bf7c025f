import { eq, getTableColumns } from "drizzle-orm";
import { openEmail } from "../customers/customers.queries.ts";
import { customers } from "../customers/customers.table.ts";
import { orders } from "../orders/orders.table.ts";
import { enqueue, type OutboxItem } from "./outbox.queries.ts";
import type { OutboxParts } from "./run-outbox.ts";

/** Kinds of items that are messages about an order, of which a buyer may want an e-mail too. */
const isOrderMessage = (kind: string) =>
  /^(?:message\.(?:order_paid|sankalp_received|names_due|report_ready)|notice\.)/.test(kind);

const prefix = "email.";

/** The kind of the message of which an item is the e-mail; undefined if it is none. */
export const kindOfEmail = (kind: string): string | undefined =>
  kind.startsWith(prefix) ? kind.slice(prefix.length) : undefined;

/** The confirmed address of an order's buyer; undefined for guests and for those who have none. */
export async function emailOf(
  { db, vault }: Pick<OutboxParts, "db" | "vault">,
  orderId: string,
): Promise<string | undefined> {
  const [customer] = await db
    .select(getTableColumns(customers))
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  return (customer && openEmail(vault, customer)) ?? undefined;
}

/** Queues the e-mail of a message, so that each of the two is retried by itself. */
export async function queueEmail(
  parts: OutboxParts,
  { orderId, kind }: Pick<OutboxItem, "orderId" | "kind">,
): Promise<void> {
  if (!isOrderMessage(kind)) return;
  const to = await emailOf(parts, orderId);
  const recipient = to && ({ to, channel: "email", template: "order_paid", locale: "en" } as const);
  if (!recipient || parts.messages.canReach?.(recipient) === false) return;
  await enqueue(parts.db, { orderId, kind: `${prefix}${kind}`, at: parts.clock() });
}
