import { pathTo } from "@aradhana/core/paths";

/** Where a visitor is signed in who followed a link to `next`, a path of ours. */
export function followAddress(next: string, platform: string): string {
  return pathTo("/auth", { link: "follow", platform, next });
}

/**
 * Puts the login of this document's address aside and goes on to `to`, so that the address stands in no
 * history. Where the browser keeps nothing for a tab, its name does. The server writes this function into a
 * page of its own: it can use nothing from outside itself.
 */
export function handOver(key: string, to: string): void {
  const query = new URLSearchParams(location.search);
  const kept = JSON.stringify({ token: query.get("token"), platform: query.get("platform") });
  try {
    sessionStorage.setItem(key, kept);
  } catch {
    window.name = key + kept;
  }
  location.replace(to);
}
