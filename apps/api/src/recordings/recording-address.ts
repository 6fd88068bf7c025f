import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";

const HOUR = 3_600_000;
/** Long enough to watch it to its end, with a break. */
const HOURS_OPEN = 12;

const keyOf = (vault: Vault, id: string, until: string) => vault.mac("recording-address", `${id} ${until}`);

/**
 * Where a recording is played: a player sends none of our headers, so its address has a key that expires. It is the same for an
 * hour, so that a browser that reloads the page need not load the film again.
 */
export function recordingAddress(vault: Vault, id: string, now: Date) {
  const until = String((Math.ceil(now.getTime() / HOUR) + HOURS_OPEN) * HOUR);
  const query = new URLSearchParams({ until, key: keyOf(vault, id, until) });
  const path = `/api/v1/order/recording/${id}`;
  return {
    film: `${path}?${query}`,
    captions: (language: string) => `${path}/captions/${language}?${query}`,
  };
}

/** Whether an address was given for this recording and has not expired. */
export const isOpen = (vault: Vault, id: string, { until, key }: { until: string; key: string }, now: Date) =>
  sameSecret(key, keyOf(vault, id, until)) && now.getTime() <= Number(until);
