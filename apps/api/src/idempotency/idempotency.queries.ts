import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { idempotencyKeyReused } from "./idempotency.errors.ts";
import { idempotencyKeys } from "./idempotency.table.ts";

/** One thing that is done once, however often it is asked for. */
export interface Once {
  /** Whose key it is. */
  scope: string;
  key: string;
  /** Keyed hash of what is asked. */
  fingerprint: string;
}

const place = ({ scope, key }: Once) => `idempotency_keys/${scope}/${key}`;

/** What came of it before, if it was done; the same key for something else is refused. */
export async function recall(db: Database, vault: Vault, once: Once): Promise<string | undefined> {
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, once.scope), eq(idempotencyKeys.key, once.key)));
  if (!kept) return undefined;
  if (kept.fingerprint !== once.fingerprint) throw idempotencyKeyReused();
  return vault.open(place(once), kept.resultSealed);
}

/**
 * Claims the key for this transaction and keeps what comes of it. Waits for another transaction that
 * claims it at the same time; false means that the other one did it.
 */
export async function remember(tx: Database, vault: Vault, once: Once, result: string, at: Date) {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...once, resultSealed: vault.seal(place(once), result), createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}
