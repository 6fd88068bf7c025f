import type { Pooja } from "@aradhana/core/contract";
import type { Page } from "@playwright/test";
import { expectRoute } from "./expect-route.ts";
import { en, type Labels } from "./labels.ts";
import { codeFor } from "./shop.ts";
import { expect } from "./test.ts";

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { level, name })).toBeVisible();

/**
 * Waits until the page is hydrated. Links and reading forms work before that. Hydration is not visible, so this
 * waits for the performance mark that the page sets.
 */
export async function live(page: Page) {
  await page.waitForFunction(() => {
    if (performance instanceof Performance) return performance.getEntriesByName("usable").length > 0;
    // A mocked clock has no marks; then React's own properties on the rendered element show it nearly as well.
    const rendered = document.getElementById("root")?.firstElementChild;
    return Object.keys(rendered ?? {}).some((key) => key.startsWith("__reactProps"));
  });
}

/** Searches a list and waits for what was found: a card may move or go while the answer replaces the list. */
export async function searchList(page: Page, field: string, words: string) {
  const search = page.getByRole("searchbox", { name: field });
  await search.fill(words);
  await search.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: `“${words}”` })).toBeVisible();
}

/** From the home page over the list to the puja's own page. */
export async function findInList(page: Page, { title }: Pooja, labels: Labels = en) {
  await page.goto("/");
  await page.getByRole("navigation", { name: labels.main }).getByRole("link", { name: labels.pujas }).click();
  await heading(page, labels.comingPujas);
  await searchList(page, labels.search, title);
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await heading(page, title);
}

/** On the puja's page: chooses the nth package and opens the booking. */
export async function choosePackage(page: Page, nth: number, labels: Labels = en) {
  await page.getByRole("radio").nth(nth).check();
  await page.getByRole("button", { name: labels.takeFurther }).click();
  await heading(page, labels.addonsHeading, 2);
  await live(page);
}

/** Opens the booking directly from the puja's page. */
export async function openBooking(page: Page, { id }: Pooja, nth = 0, labels: Labels = en) {
  await page.goto(`/pooja/${id}`);
  await choosePackage(page, nth, labels);
}

/** The step with the add-ons: adds the given one. */
export async function passAddons(page: Page, addon?: string, labels: Labels = en) {
  if (addon) await page.getByRole("button", { name: labels.oneMore(addon) }).click();
  await page.getByRole("button", { name: labels.next, exact: true }).click();
  await heading(page, labels.contactHeading, 2);
}

/** The step with the contact: a phone number is enough. */
export async function giveContact(page: Page, phone: string, labels: Labels = en) {
  await page.getByRole("textbox", { name: labels.mobile }).fill(phone);
  await page.getByRole("button", { name: labels.next, exact: true }).click();
  await heading(page, labels.payHeading, 2);
}

/** From the last step to the gateway's page. */
export async function goToPay(page: Page, labels: Labels = en) {
  await page.getByRole("checkbox", { name: labels.agree }).check();
  await page.getByRole("button", { name: labels.pay }).click();
  await heading(page, labels.gateway);
}

/** Chooses the result of the payment on the gateway's page. */
export async function atGateway(page: Page, act: keyof Labels["acts"], labels: Labels = en) {
  await page.getByRole("button", { name: labels.acts[act], exact: true }).click();
}

/** A guest's booking up to the gateway's page. */
export async function bookAsGuest(page: Page, puja: Pooja, phone: string) {
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, phone);
  await goToPay(page);
}

/** Enters one name, checks the preview and submits the sankalp. */
export async function giveName(page: Page, name: string, gotra: string, labels: Labels = en) {
  await page.getByRole("link", { name: labels.fillSankalp }).click();
  await heading(page, labels.sankalpHeading);
  await expectRoute(page, "/puja/sankalp/:packageId");
  await page.getByRole("textbox", { name: labels.name, exact: true }).fill(name);
  await page.getByRole("combobox", { name: labels.gotra, exact: true }).fill(gotra);
  await page.getByRole("button", { name: labels.preview }).click();
  await heading(page, labels.previewHeading, 2);
  await page.getByRole("button", { name: labels.submit }).click();
  await heading(page, labels.received);
  await expectRoute(page, "/sankalp-form-submitted/:id/:type/:name");
}

/** Signs in on the login screen, wherever it is shown. */
export async function signIn(page: Page, phone: string, host?: string) {
  await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await page.getByRole("button", { name: "Get OTP" }).click();
  await page.getByRole("textbox", { name: "OTP" }).fill(await codeFor(phone, host));
}

/** All orders of a number, read after signing in with it. */
export async function countOrders(page: Page, phone: string): Promise<number> {
  await page.goto("/auth?next=/?panel=orders");
  await live(page);
  await signIn(page, phone);
  const orders = page.getByRole("dialog", { name: "Your orders" }).getByRole("listitem");
  await expect(orders.first()).toBeVisible();
  return orders.count();
}
