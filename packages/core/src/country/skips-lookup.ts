const beginnings = ["/pooja", "/puja", "/online-puja", "/vip-pujas", "/chadhaava", "/abhimantrit-product"];

/** Whether the page at `path` does not look up the country (ruling D11). */
export function skipsLookup(path: string): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning)) || path.includes("payment-confirmation");
}
