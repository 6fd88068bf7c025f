import { partnerIds } from "@aradhana/core/partner";
import type { Page } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { blockStorage } from "../support/block-storage.ts";
import { atGateway, bookAsGuest } from "../support/book.ts";
import { fillStorage } from "../support/fill-storage.ts";
import { en } from "../support/labels.ts";
import { expect, test } from "../support/partner-test.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import {
  chooseOffering,
  choosePuja,
  orderInWidget,
  payInOwnTab,
  unknownThere,
} from "../support/widget-booking.ts";
import { origins } from "../system.ts";

/** The browser setting that disables storage, as apps set it for their web views. */
const keepsNothing = test.extend<object, { browserFlags: readonly string[] }>({
  browserFlags: [["--disable-local-storage"], { scope: "worker" }],
});

const widget = (partner: keyof typeof partnerIds, name: string) =>
  trialPage(origins[partner], {
    body: `<aradhana-widget widget="${name}" partner-id="${partnerIds[partner]}" limit="3">Link</aradhana-widget>`,
  });
const seen = () => localStorage.getItem("seen");
const frameOf = (page: Page) => page.frameLocator("iframe");
/** The widget's frame, once it has content. */
async function openedFrame(page: Page) {
  await expect(frameOf(page).getByRole("article")).toHaveCount(3);
  const [, frame] = page.frames();
  if (!frame) throw new Error("no frame");
  return frame;
}

test("a widget's storage is separate at each partner, and from the shop's own", async ({ page }) => {
  const note = (where: string) => localStorage.setItem("seen", where);
  await page.goto(`${origins.web}/widget/pujas?limit=1`);
  await page.evaluate(note, "at the shop");
  for (const partner of ["astrology", "gemstones"] as const) {
    await page.goto(widget(partner, "pujas"));
    const frame = await openedFrame(page);
    expect(await frame.evaluate(seen)).toBeNull();
    await frame.evaluate(note, `at ${partner}`);
  }
  await page.goto(widget("astrology", "pujas"));
  expect(await openedFrame(page).then((frame) => frame.evaluate(seen))).toBe("at astrology");
});

keepsNothing(
  "a chadhava is bought in a browser without storage (B-22)",
  async ({ page, context, expectedLogs }) => {
    expectedLogs.push(unknownThere);
    await page.goto(widget("gemstones", "chadhawas"));
    const frame = await openedFrame(page);
    expect(await frame.evaluate(() => window.localStorage)).toBeNull();
    await chooseOffering(frameOf(page));
    await orderInWidget(frameOf(page));
    await payInOwnTab(context, frameOf(page));
  },
);

test("a puja is bought in a frame whose storage is blocked (B-22)", async ({ page, context }) => {
  await blockStorage(page);
  await page.goto(widget("gemstones", "pujas"));
  const frame = await openedFrame(page);
  await expect(frame.evaluate(seen)).rejects.toThrow("SecurityError");
  // The smallest package needs no address.
  await choosePuja(frameOf(page), 0);
  await orderInWidget(frameOf(page));
  await payInOwnTab(context, frameOf(page));
});

/** Storing one more letter. */
const store = () => {
  for (const storage of [localStorage, sessionStorage]) {
    try {
      storage.setItem("one more", "");
    } catch (error) {
      return (error as Error).name;
    }
  }
};

test("a puja is booked in the shop while storage is full (B-22)", async ({ page }) => {
  await fillStorage(page, [origins.web]);
  await page.goto(`${origins.web}/robots.txt`);
  expect(await page.evaluate(store)).toBe("QuotaExceededError");
  await bookAsGuest(page, await findPuja({ nth: 11 }), newPhone());
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: en.paid })).toBeVisible();
});

test("a puja is bought in a widget while storage is full (B-22)", async ({ page, context, expectedLogs }) => {
  expectedLogs.push(unknownThere);
  await fillStorage(page, [origins.web, origins.gemstones]);
  await page.goto(widget("gemstones", "pujas"));
  const frame = await openedFrame(page);
  expect(await frame.evaluate(store)).toBe("QuotaExceededError");
  await choosePuja(frameOf(page), 0);
  await orderInWidget(frameOf(page));
  await payInOwnTab(context, frameOf(page));
});
