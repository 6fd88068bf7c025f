/** Of the query of an order, what proves that the caller may read it. */
const SECRET = "t";

/**
 * The key of a personal copy: the address without its secret, and a hash of the secret and the login. Another login of
 * this browser does not find it.
 */
export async function personalKey(address: string, authorization: string | null): Promise<string> {
  const url = new URL(address);
  const proof = `${authorization ?? ""} ${url.searchParams.get(SECRET) ?? ""}`;
  url.searchParams.delete(SECRET);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  url.searchParams.set("reader", hex.slice(0, 32));
  return url.href;
}
