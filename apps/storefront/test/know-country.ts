import { vi } from "vitest";

/** For tests of something else: the country is set, so that no call waits for it and no lookup starts. */
export function knowCountry(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours chooses it
  document.cookie = "country=in; path=/";
  vi.stubGlobal("requestIdleCallback", () => 0);
}
