import { createHmac } from "node:crypto";
import { sameSecret } from "../../vault/same-secret.ts";

/** How far the sender's clock may be from ours, before and after. */
const WINDOW_SECONDS = 300;

const mac = (secret: string, seconds: string, raw: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest("hex");

/** Signs the bytes of a webhook together with the moment they are sent. */
export function sign(secret: string, raw: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${mac(secret, seconds, raw)}`;
}

/** Whether these very bytes were signed, and just now: a time in the future is as wrong as one long past. */
export function isSigned(secret: string, raw: Uint8Array, header: string | null, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!seconds || !given) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_SECONDS) return false;
  return sameSecret(given, mac(secret, seconds, raw));
}
