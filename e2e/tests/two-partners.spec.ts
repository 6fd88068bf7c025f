import { partnerIds } from "@aradhana/core/partner";
import type { Page } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { choosePuja, orderInWidget, payInOwnTab } from "../support/widget-booking.ts";
import { origins } from "../system.ts";

type Partner = keyof typeof partnerIds;

const widgetOf = (page: Page) => page.frameLocator("iframe");
const sessionOf = (page: Page) =>
  widgetOf(page)
    .locator(":root")
    .evaluate(() => localStorage.getItem("session_id"));
const themeOf = (page: Page) => widgetOf(page).locator(":root").getAttribute("data-button-class");

test("widgets of two partners that are used at the same time mix nothing; two tabs of one partner have one session (B-38)", async ({
  context,
}) => {
  test.slow();
  const open = async (partner: Partner) => {
    const page = await context.newPage();
    await page.goto(
      trialPage(origins[partner], {
        body: `<aradhana-widget widget="pujas" partner-id="${partnerIds[partner]}" limit="3">Link</aradhana-widget>`,
      }),
    );
    await expect(widgetOf(page).getByRole("article")).toHaveCount(3);
    await expect.poll(() => sessionOf(page)).toBeTruthy();
    return page;
  };
  const [tarakini, ratnakar, again] = [
    await open("astrology"),
    await open("gemstones"),
    await open("astrology"),
  ];
  expect(await sessionOf(again)).toBe(await sessionOf(tarakini));
  expect(await sessionOf(ratnakar)).not.toBe(await sessionOf(tarakini));
  expect(await themeOf(again)).toBe(await themeOf(tarakini));
  expect(await themeOf(ratnakar)).not.toBe(await themeOf(tarakini));

  // Step by step, in both: the smallest package needs no address.
  for (const page of [tarakini, ratnakar]) await choosePuja(widgetOf(page), 0);
  await widgetOf(tarakini).getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await expect(widgetOf(ratnakar).getByRole("textbox", { name: "Your name" })).toHaveValue("");
  for (const page of [ratnakar, tarakini]) await orderInWidget(widgetOf(page));
  for (const page of [tarakini, ratnakar]) await payInOwnTab(context, widgetOf(page));
  for (const page of [tarakini, ratnakar]) {
    const { origin } = new URL(page.url());
    const link = widgetOf(page).getByRole("link", { name: /^See the order at/ });
    expect(new URL((await link.getAttribute("href")) ?? "").origin).toBe(origin);
  }
  // The other tab of the partner is where it was.
  await expect(widgetOf(again).getByRole("article")).toHaveCount(3);
});
