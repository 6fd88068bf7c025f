import type { Context } from "hono";
import type { Vault } from "../vault/create-vault.ts";
import { idempotencyKeyMissing } from "./idempotency.errors.ts";
import type { IdempotentRequest } from "./idempotency.queries.ts";

/** Reads the idempotency key of a request; `body` is what must not change under the same key. */
export function idempotentRequest(c: Context, vault: Vault, owner: string, body: unknown): IdempotentRequest {
  const key = c.req.header("idempotency-key");
  if (!key || !/^[\x21-\x7e]{8,128}$/.test(key)) throw idempotencyKeyMissing();
  return {
    scope: `${c.req.path}/${owner}`,
    key,
    fingerprint: vault.mac("idempotency", canonical(body)),
  };
}

/** JSON with sorted keys, so that the order of properties does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
