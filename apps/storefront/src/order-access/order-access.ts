import type { KeyValueStorage } from "@aradhana/core/storage";

const key = (orderId: string) => `order-access:${orderId}`;

/** Keeps the secret that opens a guest's order, for the life of the tab and out of every address. */
export function keepAccess(drafts: KeyValueStorage, orderId: string, secret: string): void {
  drafts.set(key(orderId), secret);
}

/** The secret kept for an order; none where its owner is signed in or came by no link. */
export function accessTo(drafts: KeyValueStorage, orderId: string): string | undefined {
  const kept = drafts.get(key(orderId));
  return kept && /^[\w-]{1,200}$/.test(kept) ? kept : undefined;
}

/**
 * Takes `t` of a signed link out of the address bar, so that no later page, log or picture of the screen
 * holds it, and keeps it for this tab.
 */
export function takeAccessFromAddress(
  drafts: KeyValueStorage,
  orderId: string,
  address: string,
): string | undefined {
  const url = new URL(address);
  const secret = url.searchParams.get("t");
  if (!secret) return undefined;
  keepAccess(drafts, orderId, secret);
  url.searchParams.delete("t");
  return url.pathname + url.search + url.hash;
}
