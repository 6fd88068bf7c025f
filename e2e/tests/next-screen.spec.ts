import { pathTo } from "@aradhana/core/paths";
import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

/** One puja, as its page and its checkout read it. */
const dataOf = (id: string) => (url: URL | string) => String(url).includes(`poojaById?pooja_id=${id}`);

/** The first card of the list that is below the fold, with the title and the address of its page. */
async function findCard(page: Page) {
  await page.goto("/online-puja");
  await live(page);
  const link = page.getByRole("article").nth(5).getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  return { link, title, id };
}

/** From now on the API does not answer for that puja, until the returned function is called. */
async function holdData(page: Page, id: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(dataOf(id), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const proceed = (page: Page) =>
  page
    .getByRole("button", { name: /^Continue/ })
    .filter({ visible: true })
    .first();

test("a puja whose card stays in view opens without the API", async ({ page }) => {
  const { link, title, id } = await findCard(page);
  const read = page.waitForResponse((response) => dataOf(id)(response.url()) && response.ok());
  await link.scrollIntoViewIfNeeded();
  await read;
  await holdData(page, id);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(proceed(page)).toBeVisible();
});

test.describe("while data is saved", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
  );

  test("a tap shows what the card says of a puja, before the API has answered", async ({ page }) => {
    const { link, title, id } = await findCard(page);
    const release = await holdData(page, id);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("main picture img")).toHaveCount(1);
    await expect(page).toHaveURL(pathTo("/online-puja"));
    release();
    await expect(proceed(page)).toBeVisible();
    await expect(page).toHaveURL(pathTo("/pooja/:id", { id }));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});
