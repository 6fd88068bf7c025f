import { createHmac } from "node:crypto";
import { sameSecret } from "../vault/same-secret.ts";

/** The allowed difference between the sender's clock and ours. */
const WINDOW_SECONDS = 300;

const mac = (secret: string, seconds: string, raw: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest("hex");

/** Signs the body of a webhook together with the time of sending, as Stripe does. */
export function sign(secret: string, raw: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${mac(secret, seconds, raw)}`;
}

/**
 * Whether the body has a valid signature whose time is within the window, neither too old nor in the future. A header
 * may hold several signatures, one for each secret while secrets are rotated.
 */
export function isSigned(secret: string, raw: Uint8Array, header: string | null, now: Date): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds, ...otherTimes] = valuesOf("t");
  if (!seconds || otherTimes.length > 0 || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_SECONDS) return false;
  const expected = mac(secret, seconds, raw);
  return valuesOf("v1").some((received) => sameSecret(received, expected));
}
