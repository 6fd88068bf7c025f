import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

const newer = { files: { "main.js": "/assets/index-newer.js" }, entrypoints: ["assets/index-newer.js"] };

/** A deploy while the tab is open: from now on the manifest names another script. */
async function deploy(page: Page, manifest: unknown = newer) {
  let requests = 0;
  await page.route("**/asset-manifest.json?*", (route) => {
    requests += 1;
    return route.fulfill({ json: manifest });
  });
  return {
    /** Advances the clock until the page has checked again. */
    async isSeen() {
      const before = requests;
      await expect(async () => {
        await page.clock.fastForward(61_000);
        expect(requests).toBeGreaterThan(before);
      }).toPass();
    },
  };
}

/** A mark that a reload wipes out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test("§4 a page that is read reloads for a new release, and not twice within ten minutes", async ({
  page,
}) => {
  await page.clock.install();
  const release = await deploy(page);
  await page.goto("/exchange-policy");
  await live(page);
  await mark(page);
  const reloaded = page.waitForEvent("load");
  await release.isSeen();
  await reloaded;
  await live(page);
  expect(await isMarked(page)).toBe(false);

  await mark(page);
  await release.isSeen();
  await release.isSeen();
  expect(await isMarked(page)).toBe(true);
});
