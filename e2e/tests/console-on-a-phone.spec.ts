import { openConsole } from "../support/console.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const nouns = ["pujaSeries", "chadhaavaSeries", "temple", "banner"];

test("the forms of pujas, chadhava, temples and banners are not wider than a phone", async ({ page }) => {
  await openConsole(page, origins.api);
  const origin = new URL(page.url()).origin;
  for (const noun of nouns) {
    await page.goto(`${origin}/console/${noun}/create`);
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([noun, width]).toEqual([noun, 360]);
  }
});
