import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

const newer = { files: { "main.js": "/assets/index-newer.js" }, entrypoints: ["assets/index-newer.js"] };

/** A deploy while the tab is open: from now on the manifest names another script. */
async function deploy(page: Page, manifest: unknown = newer) {
  let asked = 0;
  await page.route("**/asset-manifest.json?*", (route) => {
    asked += 1;
    return route.fulfill({ json: manifest });
  });
  return {
    /** Lets time pass until the page asked again. */
    async isSeen() {
      const before = asked;
      await expect(async () => {
        await page.clock.fastForward(61_000);
        expect(asked).toBeGreaterThan(before);
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

test("D2 a half-filled form is not disturbed; the page reloads once that is left", async ({ page }) => {
  await page.clock.install();
  const release = await deploy(page);
  await page.goto("/auth");
  await live(page);
  await page.getByRole("textbox", { name: "Mobile number" }).fill("98765");
  await mark(page);
  await release.isSeen();
  await release.isSeen();
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole("textbox", { name: "Mobile number" })).toHaveValue("98765");

  await page.getByRole("link", { name: "Aradhana" }).first().click();
  await expect(page).toHaveURL("/");
  const reloaded = page.waitForEvent("load");
  await release.isSeen();
  await reloaded;
  await live(page);
  expect(await isMarked(page)).toBe(false);
});

test("an answer that is no manifest, or none at all, does nothing", async ({ page }) => {
  await page.clock.install();
  const release = await deploy(page, "<!doctype html>");
  await page.goto("/exchange-policy");
  await live(page);
  await mark(page);
  await release.isSeen();
  await release.isSeen();
  expect(await isMarked(page)).toBe(true);
});
