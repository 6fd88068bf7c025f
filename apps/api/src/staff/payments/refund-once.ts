import type { StaffRefund } from "@aradhana/core/staff";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import { lockName } from "../../db/lock-name.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { findStoredResult, storeResult } from "../../idempotency/idempotency.queries.ts";
import { idempotentRequest } from "../../idempotency/idempotent-request.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffOf } from "../login/staff-only.ts";
import { findRefund, type RefundRequest, requestRefund } from "./refund-requests.queries.ts";

interface RequestedRefund {
  orderId: string;
  /** Minor units. */
  amount: number;
  reason: StaffRefund["reason"];
}

/** Requests a refund for the signed-in member of staff, once for each `Idempotency-Key`, and logs it. */
export function refundOnce(
  c: Context<AppEnv>,
  { db, vault }: { db: Database; vault: Vault },
  { orderId, amount, reason }: RequestedRefund,
): Promise<RefundRequest> {
  const staffId = staffOf(c).id;
  const key = idempotentRequest(c, vault, staffId, { amount, reason });
  return db.transaction(async (tx) => {
    // Concurrent requests with the same key find the refund of the first.
    await lockName(tx, `${key.scope}/${key.key}`);
    const stored = await findStoredResult(tx, vault, key);
    if (stored !== undefined) return findRefund(tx, stored);
    const at = c.var.clock();
    const made = await requestRefund(tx, { orderId, amount, reason, staffId, at });
    const after = { request: made.id, amount, currency: made.currency, reason, state: made.state };
    await logAction(tx, c, { action: "refund.request", subject: orderId, after });
    await storeResult(tx, vault, key, made.id, at);
    return made;
  });
}
