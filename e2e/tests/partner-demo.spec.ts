import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { startPartnerSites } from "../support/partner-sites.ts";
import { codeFor, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

let sites: Awaited<ReturnType<typeof startPartnerSites>>;
test.beforeAll(async () => {
  test.setTimeout(180_000); // others may be at these origins
  sites = await startPartnerSites();
});
test.afterAll(() => sites.stop());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const entries = (page: Page) => page.getByRole("log").getByRole("listitem");

test("a puja is booked and paid on a partner's page, and the partner's own page knows how it stands", async ({
  page,
  context,
}) => {
  await page.goto(`${origins.partner}/?utm_source=newsletter&utm_campaign=saturn`);
  await page.getByRole("region", { name: "Rituals for Saturn" }).scrollIntoViewIfNeeded();
  const widget = page.frameLocator('iframe[title="Rituals for Saturn"]');
  // The last of them stays bookable longest.
  await widget.getByRole("article").last().getByRole("link").first().click();
  await widget.getByRole("link", { name: /^Continue with/ }).click();
  await widget.getByRole("textbox", { name: "Your name" }).fill("Ramesh Iyer");
  // Fills in the state.
  await widget.getByRole("textbox", { name: "PIN code" }).fill("452001");
  await widget.getByRole("textbox", { name: "House and street" }).fill("7 Chhatri Marg");
  await widget.getByRole("textbox", { name: "Town or city" }).fill("Indore");
  const phone = newPhone();
  await widget.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await widget.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await widget.getByRole("button", { name: /^Continue to payment/ }).click();
  await widget.getByRole("textbox", { name: "One-time code" }).fill(await codeFor(phone));

  const opening = context.waitForEvent("page");
  await widget.getByRole("link", { name: /^Open secure payment/ }).click();
  const gateway = await opening;
  await expect(heading(gateway, "Practice payment")).toBeVisible();
  await gateway.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(widget.getByRole("heading", { name: "Paid. Your booking stands." })).toBeVisible();

  // What the page was told of it, in order, and with nothing of who it was.
  const told = entries(page).filter({ hasText: /:\d\d (begin_checkout|payment_|order_)/ });
  await expect(told).toHaveText([/begin_checkout/, /payment_started/, /payment_success/, /order_success/]);
  for (const personal of ["Ramesh", phone]) await expect(page.getByRole("log")).not.toContainText(personal);
  const known = await page.getByRole("link", { name: /^See how TK-\w{16} stands$/ }).getAttribute("href");
  const reference = new URL(known ?? "", origins.partner).searchParams.get("temp_order_id") ?? "";
  await expect(told.last()).toContainText(`temp_order_id: ${reference}`);

  // Back leads out of what is paid, to where it was booked, and nothing is told again.
  await page.evaluate(() => history.back());
  await expect(widget.getByRole("textbox", { name: "Your name" })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(widget.getByRole("heading", { name: "Paid. Your booking stands." })).toBeVisible();
  await expect(told).toHaveCount(4);

  await widget.getByRole("link", { name: /^See the order at/ }).click();
  await expect(heading(page, "Paid. Your booking stands.")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.partner);
  await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("by script calls: the language, the popup and the button in the corner; and its page has no fault that axe finds", async ({
  page,
}) => {
  await page.goto(origins.gemstones);
  const frame = page.locator('iframe[title="Rituals for a stone"]');
  await page.locator("#energised").scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole("article").first()).toBeVisible();
  await page.getByRole("radio", { name: "हिन्दी" }).check();
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", "hi");

  const popup = page.getByRole("link", { name: "Rituals for the nine planets" });
  await popup.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rituals for the nine planets" });
  await expect(dialog.locator("iframe").contentFrame().getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup).toBeFocused();

  const corner = page.getByRole("button", { name: "Make an offering" });
  await expect(corner).toBeVisible();
  await page.getByRole("checkbox", { name: "the button in the corner" }).uncheck();
  await expect(corner).toHaveCount(0);

  await expect(entries(page).filter({ hasText: "ready" })).not.toHaveCount(0);
  expect((await new AxeBuilder({ page }).exclude("aradhana-widget").analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("log")).toHaveText("Nothing yet.");
});
