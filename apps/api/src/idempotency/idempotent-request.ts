import type { Context } from "hono";
import type { Vault } from "../vault/create-vault.ts";
import { idempotencyKeyMissing } from "./idempotency.errors.ts";
import type { Once } from "./idempotency.queries.ts";

/** What a request asks to be done once: its key, whose it is, and what exactly is asked. */
export function onceOf(c: Context, vault: Vault, owner: string, asked: unknown): Once {
  const key = c.req.header("idempotency-key");
  if (!key || !/^[\x21-\x7e]{8,128}$/.test(key)) throw idempotencyKeyMissing();
  return {
    scope: `${c.req.path}/${owner}`,
    key,
    fingerprint: vault.mac("idempotency", canonical(asked)),
  };
}

/** JSON with the keys in order, so that the same thing said in another order is the same thing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
