import { vi } from "vitest";

/** For tests of something else: the country is chosen, so that no call waits for it, and nobody is idle to look it up. */
export function knowCountry(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours chooses it
  document.cookie = "country=in; path=/";
  vi.stubGlobal("requestIdleCallback", () => 0);
}
