import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records layout shifts from the start of the page. Returns a function that reads them. */
export async function watchLayout(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value, ...sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))]);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}
