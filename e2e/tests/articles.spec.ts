import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole("heading", { level, name });
/** The cards of the list. */
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("a reader turns pages, narrows the list, reads an article in both languages and finds its puja", async ({
  page,
}) => {
  await page.goto("/blogs");
  await live(page);
  const first = await cards(page).first().getByRole("heading").textContent();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first ?? "");

  // A category begins with its first page, and a search stays in the category.
  await page.getByRole("link", { name: "Puja and sankalp" }).click();
  await expect(page).toHaveURL("/blogs?category=puja");
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("fifteen minutes");
  await search.press("Enter");
  await expect(page).toHaveURL("/blogs?category=puja&q=fifteen+minutes");
  await expect(page.getByRole("status").filter({ hasText: "1 article" })).toBeVisible();
  await page.getByRole("link", { name: /^A simple puja at home/ }).click();

  await expect(heading(page, 1, /^A simple puja at home/)).toBeVisible();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "The order" }).click();
  await expect(page).toHaveURL("/blogs/a-simple-puja-at-home#the-order");
  await expect(heading(page, 2, "The order")).toBeInViewport();

  await page.getByRole("main").getByRole("link", { name: "हिन्दी", exact: true }).click();
  await expect(heading(page, 1, /^घर की सीधी-सादी पूजा/)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("navigation", { name: "इस लेख में" })).toBeVisible();

  const puja = page.getByRole("region", { name: "यह पूजा बुक करें" }).getByRole("link").first();
  const title = (await puja.textContent()) ?? "";
  await puja.click();
  await expect(page).toHaveURL(/\/pooja\/pj_\w+/);
  await expect(heading(page, 1, title)).toBeVisible();
});
