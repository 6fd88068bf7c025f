import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findOrder, findOwnOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";

/** How long a shared link opens a report. */
const SHARED_FOR = 7 * 86_400_000;

const keyOf = (vault: Vault, orderId: string, until: string) =>
  vault.mac("shared-report", `${orderId} ${until}`).slice(0, 32);

/** The `s` of a link that opens a report, and when it expires. */
export function shareLink(vault: Vault, orderId: string, at: Date) {
  const expiresAt = new Date(at.getTime() + SHARED_FOR);
  const until = String(expiresAt.getTime());
  return { s: `${until}.${keyOf(vault, orderId, until)}`, expiresAt };
}

/** Whether the `s` of a link opens the report of an order at this time. */
function isShared(vault: Vault, { orderId, s, at }: { orderId: string; s: string; at: Date }): boolean {
  const [until = "", key = ""] = s.split(".");
  return sameSecret(key, keyOf(vault, orderId, until)) && at.getTime() < Number(until);
}

interface Requested {
  orderId: string;
  t: string | undefined;
  s?: string | undefined;
  /** The line whose report it is. */
  kind: StoredOrder["item"]["kind"];
}

/** The order of a report: for its owner, with its own link, or with a shared one. Else the same 404 for every id. */
export async function orderOfReport(
  c: Context<AppEnv>,
  { db, vault }: { db: Database; vault: Vault },
  { orderId, t: token, s, kind }: Requested,
): Promise<{ order: StoredOrder; isOwn: boolean }> {
  const customer = await maybeSignedIn(c, db);
  if (!customer && !token && !s) throw unauthorized();
  const own = await findOwnOrder(db, orderId, { customer, token });
  const shared =
    !own && s && isShared(vault, { orderId, s, at: c.var.clock() })
      ? await findOrder(db, eq(orders.id, orderId))
      : undefined;
  const order = own ?? shared;
  if (!order || order.item.kind !== kind) throw orderNotFound();
  return { order, isOwn: own !== undefined };
}
