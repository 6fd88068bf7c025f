import { isIP } from "node:net";

/**
 * The visitor's address: the socket's, or with `trustedHops` proxies of ours the entry of X-Forwarded-For
 * that the outermost of them wrote. Whatever a visitor puts before that entry is not believed.
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
