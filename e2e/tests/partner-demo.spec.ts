import { AxeBuilder } from "@axe-core/playwright";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expectRoute } from "../support/expect-route.ts";
import { watchLayout } from "../support/layout-shifts.ts";
import { expect, test } from "../support/partner-test.ts";
import {
  chooseOffering,
  choosePuja,
  giveAddress,
  orderInWidget,
  payInOwnTab,
} from "../support/widget-booking.ts";
import { origins } from "../system.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const entries = (page: Page) => page.getByRole("log").getByRole("listitem");
const step = { hasText: /:\d\d (begin_checkout|payment_|order_)/ };

/** Reads a page as people do, until a place is in sight; each widget on the way is there before it is come to. */
async function readDownTo(page: Page, place: Locator) {
  await expect(async () => {
    for (const frame of await page.locator("aradhana-widget iframe").all()) {
      await expect(frame).toHaveCSS("visibility", "visible");
    }
    await page.mouse.wheel(0, 200);
    await expect(place).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** The events of an order in the page's log, without personal data; and the page's own number of the order. */
async function hearOfOrder(page: Page, phone: string) {
  const reported = entries(page).filter(step);
  await expect(reported).toHaveText([
    /begin_checkout/,
    /payment_started/,
    /payment_success/,
    /order_success/,
  ]);
  for (const personal of ["Ramesh", phone]) await expect(page.getByRole("log")).not.toContainText(personal);
  const known = page.getByRole("link", { name: /^See the status of (TK|RD)-\w{16}$/ });
  const address = new URL((await known.getAttribute("href")) ?? "", page.url());
  const reference = address.searchParams.get("temp_order_id") ?? "";
  await expect(reported.last()).toContainText(`temp_order_id: ${reference}`);
  return reference;
}

/** From the widget to the partner's own page with the order's status. */
async function seeOrder(page: Page, widget: FrameLocator, reference: string) {
  const { origin } = new URL(page.url());
  await widget.getByRole("link", { name: /^See the order at/ }).click();
  await expect(heading(page, "Paid. Your booking is confirmed.")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
  await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
}

/** Opens what the rail and the banners of the page lead to, in the same frame. */
async function useRailAndBanners(page: Page) {
  const rail = page.frameLocator('iframe[title="Offerings"]');
  await expectRoute(rail, "/widget/chadhawa-horizontal");
  await rail.getByRole("article").nth(1).getByRole("link").first().click();
  await expectRoute(rail, "/widget/chadhawas/:id");
  await expect(rail.getByRole("group", { name: "Aradhana" })).toBeFocused();

  const banners = page.frameLocator('iframe[title="Days to keep"]');
  await expectRoute(banners, "/widget/banners");
  // The page has scrolled to what took the focus. A frame out of view is not rendered: nothing in it can be pressed.
  await page.locator('iframe[title="Days to keep"]').scrollIntoViewIfNeeded();
  // They turn by themselves until they are paused.
  await banners.getByRole("button", { name: "Pause" }).click();
  const before = await banners.getByText(/^\d of \d$/).textContent();
  const [place = 0, count = 0] = (before ?? "").split(" of ").map(Number);
  await banners.getByRole("button", { name: "Next" }).click();
  await expect(banners.getByText(`${(place % count) + 1} of ${count}`)).toBeVisible();
  await banners.getByRole("group", { name: "Upcoming" }).getByRole("link").click();
  await expect(banners.getByRole("group", { name: "Upcoming" })).toHaveCount(0);
  await expect(banners.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a puja is booked and paid on a partner's page without layout shifts, and the partner's own page shows its status", async ({
  page,
  context,
}) => {
  const shifts = await watchLayout(page);
  await page.goto(`${origins.astrology}/?utm_source=newsletter&utm_campaign=saturn`);
  await readDownTo(page, page.getByRole("region", { name: "Rituals for Saturn" }));
  const rail = page.frameLocator('iframe[title="Upcoming pujas"]');
  await readDownTo(page, page.getByRole("region", { name: "Upcoming pujas" }));
  expect(await shifts()).toEqual([]);
  await expectRoute(rail, "/widget/puja-horizontal");
  await rail.getByRole("article").first().getByRole("link").first().click();
  await expectRoute(rail, "/widget/pujas/:id");
  // The page scrolls to what takes the focus: a press on another widget would miss it meanwhile.
  await expect(rail.getByRole("group", { name: "Aradhana" })).toBeFocused();

  const widget = page.frameLocator('iframe[title="Rituals for Saturn"]');
  await choosePuja(widget);
  await giveAddress(widget);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const phone = await orderInWidget(widget);
  await payInOwnTab(context, widget);
  const reference = await hearOfOrder(page, phone);

  // Back leads to the booking form, and no event is sent again.
  await page.evaluate(() => history.back());
  await expect(widget.getByRole("textbox", { name: "Your name" })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(widget.getByRole("heading", { name: "Payment received. Puja booked." })).toBeVisible();
  await expect(entries(page).filter(step)).toHaveCount(4);

  await seeOrder(page, widget, reference);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a chadhava is chosen and paid in a dialog of the other partner's page, whose language changes by a call", async ({
  page,
  context,
}) => {
  await page.goto(origins.gemstones);
  await readDownTo(page, page.locator("#log-heading"));
  const inline = page.locator('iframe[title="Rituals for a stone"]');
  await expect(inline.contentFrame().getByRole("article").first()).toBeVisible();
  expect((await new AxeBuilder({ page }).exclude("aradhana-widget").analyze()).violations).toEqual([]);
  await useRailAndBanners(page);
  await page.getByRole("radio", { name: "हिन्दी" }).check();
  await expect(inline.contentFrame().locator("html")).toHaveAttribute("lang", "hi");
  await page.getByRole("radio", { name: "English" }).check();

  // Over the list of events, which has links and buttons, it is hidden.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Make an offering" }).click();
  const dialog = page.getByRole("dialog", { name: "Make an offering" });
  const widget = dialog.frameLocator("iframe");
  await chooseOffering(widget);
  const phone = await orderInWidget(widget);
  await payInOwnTab(context, widget);
  await seeOrder(page, widget, await hearOfOrder(page, phone));
});
