const beginnings = ["/pooja", "/puja", "/online-puja", "/vip-pujas", "/chadhaava", "/abhimantrit-product"];

/** Whether the page at `path` is one of those from which no country is looked up (ruling D11). */
export function skipsLookup(path: string): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning)) || path.includes("payment-confirmation");
}
