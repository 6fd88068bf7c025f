import { bookAsGuest, live } from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("an order names the campaign, affiliate and referrer of the first page of its visit", async ({
  page,
  context,
}) => {
  const puja = await findPuja({ nth: 12 });
  const fbp = "fb.0.1596403881668.1116446470";
  await context.addCookies([{ name: "_fbp", value: fbp, url: "http://127.0.0.1" }]);
  await page.goto("/online-puja?utm_source=newsletter&utm_medium=email&affiliate_id=aff-42", {
    referer: "https://news.test/articles/7?reader=asha",
  });
  await live(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("landing_path"))).toBe("/online-puja");
  const ordered = page.waitForRequest(/order\/create/);
  await bookAsGuest(page, puja, newPhone());
  expect((await ordered).postDataJSON()).toMatchObject({
    affiliate_id: "aff-42",
    utm: [{ utm_source: "newsletter", utm_medium: "email", utm_timestamp: expect.any(Number) }],
    landing_path: "/online-puja",
    referrer_url: expect.stringMatching(/^https:\/\/news\.test\//),
    fbp,
  });
});
