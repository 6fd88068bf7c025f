/** Saved copies for reading offline: public pages, and what belongs to one buyer. */
export const pageCopies = "pages-2";
export const personalCopies = "personal-1";

/** The address that the copy of a page is saved under: a panel is opened by the page itself, and a campaign changes nothing. */
export function copyAddress(address: string | URL): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (name === "panel" || name === "affiliate_id" || name.startsWith("utm_")) url.searchParams.delete(name);
  }
  url.hash = "";
  return url.href;
}
