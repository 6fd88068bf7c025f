import type { Page } from "@playwright/test";

/** Makes every document of a page, in frames too, begin with storage in which not one more letter fits. */
export async function fillStorage(page: Page, storedBy: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      let filler = "x".repeat(4 * 1024 * 1024);
      while (filler) {
        try {
          storage.setItem(`filler ${storage.length}`, filler);
        } catch {
          filler = filler.slice(0, filler.length / 2);
        }
      }
    }
  });
  // IndexedDB and caches.
  const session = await page.context().newCDPSession(page);
  for (const origin of storedBy)
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 0 });
}
