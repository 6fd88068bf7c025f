import { expectAccessibleDocument } from "../support/axe.ts";
import { live } from "../support/book.ts";
import { type OwnWeb, startOwnWeb } from "../support/own-web.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const fallback = "Oops! Something went wrong.";
const text = "We're sorry for the inconvenience. Please try again later or return to the home page.";

test.describe("with the API down", () => {
  test.use({ baseURL: origins.alone });

  let web: OwnWeb;
  test.beforeAll(async () => {
    web = await startOwnWeb();
  });
  test.afterAll(() => web.stop());

  test("a page shows the specification's error text, and its content once the API is back", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/status of 50[23]/);
    web.takeApiAway();
    const answer = await page.goto("/online-puja");
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByRole("heading", { level: 1, name: fallback })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
    await live(page);
    await expectAccessibleDocument(page);
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(again).toHaveAttribute("aria-busy", "true");
    await expect(again).not.toHaveAttribute("aria-busy", "true", { timeout: 20_000 });
    await expect(page.getByRole("heading", { level: 1, name: fallback })).toBeVisible();

    web.bringApiBack();
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Upcoming pujas" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("after navigation a screen shows the same error, and Home shows its last content", async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/status of 50[23]|Error Fetching Country!/);
    const puja = await findPuja();
    web.bringApiBack();
    await page.goto("/");
    await live(page);
    web.takeApiAway();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pujas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: fallback })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("contentinfo")).toBeVisible();

    // The last content, with its time. Interception disables the browser's own cache.
    await page.route("**/v1/home?*", (route) => route.continue());
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("status").filter({ hasText: "This page was saved at" })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(fallback);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: fallback })).toBeVisible({ timeout: 20_000 });
    web.bringApiBack();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(fallback);
    await page.goto(`/pooja/${puja.id}`);
    await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  });
});
