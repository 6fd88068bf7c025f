import { addressesOf } from "../support/addresses.ts";
import type { Firefox, Tab } from "../support/firefox.ts";
import { expect, test } from "../support/firefox-test.ts";
import { inFrame, logsOfSale, sellPuja, widgetPage } from "../support/firefox-widget.ts";
import { en } from "../support/labels.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { fill, filledWith, garbage, keysOf } from "../support/stored-garbage.ts";
import { origins } from "../system.ts";

/** What Firefox does with cookies and storage (`network.cookie.cookieBehavior`). */
const cookies = (behavior: number) => ({ "network.cookie.cookieBehavior": behavior });
const noneAtAll = cookies(2);
const noneInFrames = cookies(1);

const seen = () => localStorage.getItem("seen");
const note = (where: string) => localStorage.setItem("seen", where);
/** What reading the storage throws. */
const blockedBy = () => {
  try {
    return localStorage.length;
  } catch (error) {
    return (error as Error).name;
  }
};

/** React Router's own warning. */
const unsavedScroll = /^Failed to save scroll positions/;

test("in Firefox a widget's storage is separate at each partner, and from the shop's own (B-22)", async ({
  firefox,
}) => {
  const tab = await firefox.newTab();
  await tab.goto(`${origins.web}/widget/pujas?limit=1`);
  await tab.evaluate(note, "at the shop");
  for (const partner of ["astrology", "gemstones"] as const) {
    await tab.goto(widgetPage(partner, "pujas"));
    const frame = await inFrame(tab);
    expect(await frame.evaluate(seen)).toBeNull();
    await frame.evaluate(note, `at ${partner}`);
  }
  await tab.goto(widgetPage("astrology", "pujas"));
  expect(await inFrame(tab).then((frame) => frame.evaluate(seen))).toBe("at astrology");
});

/** From the puja's page to its paid order, as a guest. */
async function bookPuja(firefox: Firefox) {
  const puja = await findPuja({ nth: 11 });
  const tab = await firefox.newTab();
  await tab.goto(`${origins.web}/pooja/${puja.id}`);
  await tab.click("button", "Continue ");
  await tab.sees("h2", en.addonsHeading);
  await live(tab);
  await tab.click("button", en.next);
  await tab.fill("input", en.mobile, newPhone());
  await tab.click("button", en.next);
  await tab.sees("h2", en.payHeading);
  await tab.click("input[type=checkbox]", "I agree to the");
  await tab.click("button", "Pay ");
  await tab.sees("h1", en.gateway);
  await tab.click("button", en.acts.pay);
  await tab.sees("h1", en.paid);
}

const live = (tab: Tab) =>
  expect
    .poll(() => tab.evaluate(() => performance.getEntriesByName("usable").length > 0).catch(() => false))
    .toBe(true);

test.describe("where all storage is blocked", () => {
  test.use({ preferences: noneAtAll });

  test("a puja is booked in Firefox (B-22)", async ({ firefox, expectedLogs }) => {
    expectedLogs.push(unsavedScroll);
    const tab = await firefox.newTab();
    await tab.goto(`${origins.web}/robots.txt`);
    expect(await tab.evaluate(blockedBy)).toBe("SecurityError");
    await bookPuja(firefox);
  });
});

test.describe("where storage is blocked in frames", () => {
  test.use({ preferences: noneInFrames });

  test("a puja is bought in a widget in Firefox (B-22)", async ({ firefox, expectedLogs }) => {
    expectedLogs.push(...logsOfSale);
    const tab = await firefox.newTab();
    await tab.goto(widgetPage("gemstones", "pujas"));
    const frame = await inFrame(tab);
    expect(await frame.evaluate(blockedBy)).toBe("SecurityError");
    await sellPuja(firefox, frame);
  });
});

const kinds = Object.values(garbage);

test("a puja is booked in Firefox with garbage in storage (B-22)", async ({ firefox, expectedLogs }) => {
  expectedLogs.push(/status of 4\d\d/);
  const puja = await findPuja({ nth: 11 });
  await fill(firefox, filledWith(keysOf(await makePaidOrder(puja), puja), kinds), { once: true });
  await bookPuja(firefox);
});

test("every page is shown in Firefox with broken JSON under every key of storage (B-22)", async ({
  firefox,
  expectedLogs,
}) => {
  // Sixty pages.
  test.setTimeout(400_000);
  expectedLogs.push(/status of 4\d\d/);
  const puja = await findPuja({ payLater: true });
  const order = await makePaidOrder(puja);
  const stored = filledWith(keysOf(order, puja), [garbage["broken JSON"]]);
  await fill(firefox, stored);
  const tab = await firefox.newTab();
  for (const address of Object.values(addressesOf(order, puja)).flat()) {
    await test.step(address, async () => {
      await tab.goto(origins.web + address);
      // The scripts have read the storage once they have replaced the session id.
      const sessionId = () => tab.evaluate(() => localStorage.getItem("session_id")).catch(() => null);
      await expect.poll(sessionId).toMatch(/^[\da-f-]{35}$/);
      await tab.sees("h1");
    });
  }
});
