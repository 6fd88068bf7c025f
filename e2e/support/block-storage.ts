import type { Page } from "@playwright/test";

/** Makes a browser that keeps nothing, as in a frame or by its owner's settings: any touch of its storage throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}
