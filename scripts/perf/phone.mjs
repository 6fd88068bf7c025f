import { chromium as playwright } from "playwright";
import { chromium } from "../chromium.mjs";

const device = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
};

export const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

/** Runs in the page: whether it answers to taps, which it says by a mark. */
export const isUsable = () => performance.getEntriesByName("usable").length > 0;

/** Calls `use` with a fresh page of a phone whose processor is four times slower than this one. */
export async function onSlowPhone(use) {
  const browser = await playwright.launch(chromium());
  try {
    const page = await browser.newPage(device);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await use(page, session);
  } finally {
    await browser.close();
  }
}
