import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { idempotencyKeyReused } from "./idempotency.errors.ts";
import { idempotencyKeys } from "./idempotency.table.ts";

/** A request that is executed once, however often it is sent. */
export interface IdempotentRequest {
  /** The path and the owner of the key. */
  scope: string;
  key: string;
  /** Keyed hash of the request. */
  fingerprint: string;
}

const sealContext = ({ scope, key }: IdempotentRequest) => `idempotency_keys/${scope}/${key}`;

/** The stored result of an earlier request with this key. Throws if that was a different request. */
export async function findStoredResult(
  db: Database,
  vault: Vault,
  request: IdempotentRequest,
): Promise<string | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, request.scope), eq(idempotencyKeys.key, request.key)));
  if (!stored) return undefined;
  if (stored.fingerprint !== request.fingerprint) throw idempotencyKeyReused();
  return vault.open(sealContext(request), stored.resultSealed);
}

/**
 * Claims the key and stores the result in this transaction. Waits for another transaction that claims the same
 * key; false if that one committed.
 */
export async function storeResult(
  tx: Database,
  vault: Vault,
  request: IdempotentRequest,
  result: string,
  at: Date,
) {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...request, resultSealed: vault.seal(sealContext(request), result), createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}
