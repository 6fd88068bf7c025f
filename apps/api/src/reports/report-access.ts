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
import { listVersions } from "./reports.queries.ts";

/** How long a shared link opens a report. */
const SHARED_FOR = 7 * 86_400_000;

/** What a shared link opens: one version of the report, whose number no other version gets after it was deleted. */
interface Shared {
  orderId: string;
  version: number;
}

const keyOf = (vault: Vault, { orderId, version }: Shared, until: string) =>
  vault.mac("shared-report", `${orderId} ${version} ${until}`).slice(0, 32);

/** The `s` of a link that opens a version of a report, and when it expires. */
export function shareLink(vault: Vault, shared: Shared, at: Date) {
  const expiresAt = new Date(at.getTime() + SHARED_FOR);
  const until = String(expiresAt.getTime());
  return { s: `${until}.${shared.version}.${keyOf(vault, shared, until)}`, expiresAt };
}

/** The version that the `s` of a link opens at this time; undefined if it opens none. */
function versionOfLink(
  vault: Vault,
  { orderId, s, at }: { orderId: string; s: string; at: Date },
): number | undefined {
  const [until = "", number = "", key = ""] = s.split(".");
  const version = Number(number);
  const isValid = sameSecret(key, keyOf(vault, { orderId, version }, until)) && at.getTime() < Number(until);
  return isValid ? version : undefined;
}

/** The order whose report is shared, while that version of it is stored. */
async function findShared(db: Database, { orderId, version }: Shared): Promise<StoredOrder | undefined> {
  const order = await findOrder(db, eq(orders.id, orderId));
  const versions = order ? await listVersions(db, order.fulfilment.id) : [];
  return versions.some((each) => each.version === version) ? order : undefined;
}

interface Requested {
  orderId: string;
  t: string | undefined;
  s?: string | undefined;
  /** The line whose report it is. */
  kind: StoredOrder["item"]["kind"];
}

/**
 * The order of a report: for its owner, with its own link, or with a shared one, which opens `sharedVersion` alone.
 * Else the same 404 for every id.
 */
export async function orderOfReport(
  c: Context<AppEnv>,
  { db, vault }: { db: Database; vault: Vault },
  { orderId, t: token, s, kind }: Requested,
): Promise<{ order: StoredOrder; sharedVersion: number | undefined }> {
  const customer = await maybeSignedIn(c, db);
  if (!customer && !token && !s) throw unauthorized();
  const own = await findOwnOrder(db, orderId, { customer, token });
  const version = !own && s ? versionOfLink(vault, { orderId, s, at: c.var.clock() }) : undefined;
  const order = own ?? (version === undefined ? undefined : await findShared(db, { orderId, version }));
  if (!order || order.item.kind !== kind) throw orderNotFound();
  return { order, sharedVersion: version };
}
