import { isIP } from "node:net";

/**
 * The visitor's IP address: the socket's, or with `trustedHops` own proxies the X-Forwarded-For entry written by
 * the outermost one. Entries before it can be forged and are ignored.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
) {
  const claimed = forwardedFor?.split(",").at(-trustedHops)?.trim();
  if (trustedHops > 0 && claimed && isIP(claimed)) return claimed;
  return socketAddress ?? "unknown";
}
