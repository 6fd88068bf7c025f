import { pathTo } from "@aradhana/core/paths";

/** The address that signs in a visitor who followed a link to `next`, a path of ours. */
export function followAddress(next: string, platform: string): string {
  return pathTo("/auth", { link: "follow", platform, next });
}

/**
 * Stores the login of this document's address for the tab and opens `to`, so that the address is not in the history. If
 * the browser refuses storage, `window.name` has it. The server writes this function into a page as source: it cannot
 * use anything from outside.
 */
export function handOver(key: string, to: string): void {
  const query = new URLSearchParams(location.search);
  const handover = JSON.stringify({ token: query.get("token"), platform: query.get("platform") });
  try {
    sessionStorage.setItem(key, handover);
  } catch {
    window.name = key + handover;
  }
  location.replace(to);
}
