import { ORDER_TOKEN_HEADER } from "@aradhana/core/paths";

/**
 * The key of a personal copy: the address, and a hash of the login and of the order's secret. Another login of this browser
 * does not find it.
 */
export async function personalKey(address: string, headers: Headers): Promise<string> {
  const url = new URL(address);
  const proof = `${headers.get("authorization") ?? ""} ${headers.get(ORDER_TOKEN_HEADER) ?? ""}`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  url.searchParams.set("reader", hex.slice(0, 32));
  return url.href;
}
