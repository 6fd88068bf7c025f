import { examples } from "../partners/read-example.ts";
import { expect, test } from "../support/partner-test.ts";
import { origins } from "../system.ts";

for (const example of examples)
  test(`the example for ${example} shows pujas to book in a partner's page, and loads the loader once`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    await page.goto(`${origins.astrology}/examples/${example}/`);
    const widget = page.locator("aradhana-widget").first();
    const cards = widget.locator("iframe").contentFrame().getByRole("article");
    await expect(cards).not.toHaveCount(0);
    await expect(widget.getByRole("link", { name: "Book a puja" })).toBeHidden();
    await expect(page.locator('script[src$="/embed/v1.js"]')).toHaveCount(1);
    await expect(cards.first().getByRole("link").first()).toBeVisible();
    expect(problems).toEqual([]);
  });
