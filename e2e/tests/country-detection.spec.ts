import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

/** Every geo lookup that the page makes, by the last part of its path. */
function recordLookups(page: Page): string[] {
  const lookups: string[] = [];
  page.on("request", (request) => {
    const [, lookup] = /\/noauth-api\/v1\/geo\/(geo\w+)/.exec(request.url()) ?? [];
    if (lookup) lookups.push(lookup);
  });
  return lookups;
}

test.describe("a first visit in the United States, which only the visitor's address shows", () => {
  test.use({
    extraHTTPHeaders: { "X-Forwarded-For": "8.8.8.8" },
    locale: "en-US",
    timezoneId: "America/New_York",
  });

  test("ends in dollars after one lookup, and the next pages begin with them", async ({ page }) => {
    const lookups = recordLookups(page);
    await page.goto("/");
    await expect(main(page)).toContainText("$");
    await expect(main(page)).not.toContainText("₹");
    const location = await page.evaluate(() => localStorage.getItem("user_location"));
    expect(JSON.parse(location ?? "")).toMatchObject({ short_name: "US" });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pujas" }).click();
    await expect(main(page)).toContainText("from $");
    await expect(main(page)).not.toContainText("₹");

    const html = await (await page.request.get("/online-puja")).text();
    expect(html).toMatch(/\$\d/);
    expect(html).not.toContain("₹");
    await page.goto("/online-puja");
    await live(page);
    await expect(main(page)).toContainText("from $");
    expect(lookups).toEqual(["geolocate", "geocode"]);
  });
});
