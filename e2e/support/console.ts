import type { Page } from "@playwright/test";
import { codeFor } from "./shop.ts";
import { expect } from "./test.ts";

/** The first owner of a shop that runs without configuration. */
const OWNER = "9000000001";

/** Opens the console as the owner, signed in by a one-time code, without adding a passkey. */
export async function openConsole(page: Page, api: string) {
  await page.goto("/console");
  await enterCode(page, api);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
}

/** Signs in as the owner, as far as the number and its code lead. */
export async function enterCode(page: Page, api: string) {
  await page.getByRole("textbox", { name: "Mobile number" }).fill(OWNER);
  await page.getByRole("button", { name: "Get OTP" }).click();
  await expect(page.getByRole("textbox", { name: "OTP" })).toBeVisible();
  await page.getByRole("textbox", { name: "OTP" }).fill(await codeFor(OWNER, api));
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a noun of the menu. */
export async function openNoun(page: Page, name: string) {
  await page.getByRole("menuitem", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Chooses an option of a field. */
export async function choose(page: Page, field: string, option: string | RegExp, typed?: string) {
  const input = page.getByRole("combobox", { name: field });
  await input.click();
  if (typed) await input.fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}

/** Fills a text in both languages. */
export async function fillBoth(page: Page, field: string, en: string, hi: string) {
  await page.getByRole("textbox", { name: `${field} · English`, exact: true }).fill(en);
  await page.getByRole("textbox", { name: `${field} · Hindi`, exact: true }).fill(hi);
}
