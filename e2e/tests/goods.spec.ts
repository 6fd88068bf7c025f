import type { Page } from "@playwright/test";
import { atGateway, live, signIn } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { fillAddress, findGem, takeGem } from "../support/goods.ts";
import { expectSeen, press, tabTo, type } from "../support/keyboard.ts";
import { en, hi } from "../support/labels.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { level, name })).toBeVisible();

test.describe("in Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("a guest finds a mala, buys two in another colour, pays and reads when they arrive", async ({
    page,
  }) => {
    await page.goto("/abhimantrit-products?category=mala");
    await page.getByRole("main").getByRole("link", { name: "रुद्राक्ष माला, 108 मनके", exact: true }).click();
    await heading(page, "रुद्राक्ष माला, 108 मनके");
    await expectRoute(page, "/abhimantrit-products/:id");
    await live(page);
    await page.getByRole("radio", { name: "केसरिया" }).check();
    await page.getByRole("button", { name: "अभी ख़रीदें" }).click();

    await expect(page).toHaveURL(/\/order\?(?:lang=hi&)?variant=pv_/);
    await live(page);
    await expect(page.getByRole("radio", { name: "केसरिया" })).toBeChecked();
    await page.getByRole("button", { name: "एक और" }).click();
    await page.getByRole("textbox", { name: hi.mobile }).fill(newPhone());
    await page.getByRole("textbox", { name: "पार्सल पर नाम" }).fill("आशा शर्मा");
    await page.getByRole("textbox", { name: "PIN कोड" }).fill("302006");
    await page.getByRole("textbox", { name: "मकान और गली" }).fill("12 सिविल लाइन्स");
    await page.getByLabel("शहर या गाँव").fill("जयपुर");
    await expect(page.getByRole("textbox", { name: "राज्य" })).not.toHaveValue("");
    await page.getByRole("checkbox", { name: hi.agree }).check();
    await page.getByRole("button", { name: /^₹1,.* का भुगतान करें$/ }).click();
    await atGateway(page, "pay", hi);

    await heading(page, "भुगतान मिल गया। ऑर्डर पक्का हो गया।");
    await page.getByRole("link", { name: "देखें, कब पहुँचेगा" }).click();
    await expect(page).toHaveURL(/\/abhimantrit-product\/orders\/success\/ord_/);
    await heading(page, "आपका ऑर्डर हो गया");
    await expect(page.getByText("2 × रुद्राक्ष माला, 108 मनके")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  });
});

test.describe("signed in", () => {
  test.use({ expectedLogs: [/status of 409/] });

  test("a gem that another buyer takes is not charged; a similar one is bought in a ring, also without the coupon that counted before", async ({
    page,
  }) => {
    const gem = await findGem("hessonite");
    const size = page.getByRole("combobox", { name: "Ring size (Indian)" });
    const pay = page.getByRole("button", { name: en.pay });
    await page.goto(`/auth?next=/gemstones/${gem.id}/order`);
    await live(page);
    const phone = newPhone();
    await signIn(page, phone);
    await heading(page, gem.title);
    await fillAddress(page);
    await page.getByRole("checkbox", { name: en.agree }).check();
    await expect(pay).toBeEnabled();
    await takeGem(gem.id);
    await pay.click();
    await heading(page, "It has just been sold", 2);
    await expect(page.getByText("You have not been charged.")).toBeVisible();

    // What was filled in goes with the buyer to a similar one.
    await page.getByRole("main").getByRole("link", { name: gem.nearest.title, exact: true }).first().click();
    await heading(page, gem.nearest.title);
    await live(page);
    await page
      .getByRole("link", { name: "Buy now" })
      .or(page.getByRole("button", { name: "Buy now" }))
      .click();
    await expectRoute(page, "/:type/:id/order");
    await live(page);
    await page.getByRole("radio", { name: /^Ring, Sterling silver/ }).check();
    await size.selectOption("14");
    await expect(page.getByRole("textbox", { name: "Name on the parcel" })).toHaveValue("Asha Sharma");
    await expect(page.getByRole("textbox", { name: "House and street" })).toHaveValue("12 Civil Lines");
    await page.getByText("Have a coupon?").click();
    await page.getByRole("textbox", { name: "Coupon code" }).fill("prathamten");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("textbox", { name: "Coupon code" })).toBeFocused();
    await page.getByRole("textbox", { name: "Coupon code" }).fill("pratham10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText(/^[-−]₹\d/)).toBeVisible();
    await page.getByRole("checkbox", { name: en.agree }).check();
    // The same buyer uses up the coupon elsewhere.
    await takeGem((await findGem("cats-eye")).id, { phone, coupon: "PRATHAM10" });
    await pay.click();
    await expect(page.getByText(/^The total was ₹.+ and is now ₹.+You have not been charged/)).toBeVisible();
    await expect(size).toHaveValue("14");
    await pay.click();
    await atGateway(page, "pay");
    await heading(page, "Payment received. Order confirmed.");
    await page.getByRole("link", { name: "See when it arrives" }).click();
    await expect(page.getByText(/Sterling silver.*14/)).toBeVisible();
  });
});

test("a stone shows the picture of its report, is saved, and is found again below the list until it is removed", async ({
  page,
}) => {
  const gem = await findGem("diamond");
  await page.goto(`/gemstones/${gem.id}`);
  await live(page);
  const report = page.getByRole("img", { name: `Picture of report ${gem.certificate.number}` });
  await report.scrollIntoViewIfNeeded();
  await expect
    .poll(() => report.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText("A sample, drawn from the facts on this page.")).toBeVisible();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", pressed: true })).toBeVisible();
  await page.getByRole("link", { name: "See saved gemstones" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Saved gemstones" })).toBeInViewport();
  const saved = page.getByRole("region", { name: "Saved gemstones" });
  await expect(saved.getByRole("link", { name: gem.title })).toBeVisible();
  await saved.getByRole("button", { name: `Remove: ${gem.title}` }).click();
  await expect(saved.getByText("You have no saved stones.")).toBeVisible();
});

test("the guide to ring sizes is true to scale on paper, and other pages print as they are", async ({
  page,
}) => {
  const gem = await findGem("opal");
  await page.goto(`/gemstones/${gem.id}/order`);
  await live(page);
  await page.getByRole("radio", { name: /^Ring, Sterling silver/ }).check();
  await page.getByText("How to find your ring size").click();
  await expect(page.getByRole("img", { name: "How to find your ring size" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeHidden();
  expect(await printedMillimetres(page)).toEqual({
    card: 85.6,
    circles: gem.ring_sizes.map(({ inner_mm }) => inner_mm),
  });

  await page.emulateMedia({ media: "screen" });
  await page.getByText("How to find your ring size").click();
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Cancellation and refunds" }).click();
  await heading(page, /Cancellation/);
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeVisible();
  await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
});

/** How wide the line of a bank card and the circles are on paper, to a hundredth of a millimetre. */
const printedMillimetres = (page: Page) =>
  page.getByRole("img", { name: "How to find your ring size" }).evaluate((sheet) => {
    const PIXELS = 96 / 25.4; // per mm: a CSS pixel is a 96th of an inch
    const width = (shape: SVGGraphicsElement) =>
      Math.round(((shape.getBBox().width * (shape.getScreenCTM()?.a ?? 0)) / PIXELS) * 100) / 100;
    const card = sheet.querySelector("path");
    return { card: card && width(card), circles: [...sheet.querySelectorAll("circle")].map(width) };
  });

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // A page that scrolls smoothly goes on to where the focus was before, past a card that was in view for a moment.
  test("the focus stays in view however fast one tabs from the filters to the products", async ({ page }) => {
    await page.goto("/abhimantrit-products");
    await live(page);
    const first = page.getByRole("main").getByRole("article").getByRole("link").first();
    const isThere = () => first.evaluate((link) => link === document.activeElement);
    let presses = 0;
    for (; !(await isThere()); presses++) await page.keyboard.press("Tab");
    await page.reload();
    await live(page);
    await Promise.all(Array.from({ length: presses }, () => page.keyboard.press("Tab")));
    await expect(first).toBeFocused();
    // Until the page rests.
    await page.evaluate(async () => {
      for (let last = -1; last !== scrollY; ) {
        last = scrollY;
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      }
    });
    await expectSeen(page);
  });

  test("cash on delivery is chosen with the keyboard alone; what is missing gets the focus", async ({
    page,
  }) => {
    await page.goto("/auth?next=/abhimantrit-products");
    await live(page);
    await signIn(page, newPhone());
    await heading(page, /products/i);
    const [product] = await page.getByRole("main").getByRole("article").getByRole("link").all();
    const name = (await product?.textContent()) ?? "";
    await press(page, page.getByRole("main").getByRole("link", { name, exact: true }).first());
    await heading(page, name);
    await live(page);
    await press(page, page.getByRole("button", { name: "Buy now" }).first());
    await expectRoute(page, "/:type/:id/order");
    await live(page);

    await tabTo(page, page.getByRole("button", { name: en.pay }).first());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Name on the parcel" })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.type("Asha Sharma");
    await type(page, page.getByRole("textbox", { name: "PIN code" }), "302006");
    await type(page, page.getByRole("textbox", { name: "House and street" }), "12 Civil Lines");
    await type(page, page.getByLabel("Town or city"), "Jaipur");
    await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Rajasthan");
    await tabTo(page, page.getByRole("radio", { name: "Pay now" }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeChecked();
    await press(page, page.getByRole("checkbox", { name: en.agree }), "Space");
    await press(page, page.getByRole("button", { name: /^Place the order, ₹.* in cash$/ }).first());

    await heading(page, "Your order is placed");
    await expect(page.getByText("To pay on delivery")).toBeVisible();
  });
});

test.describe("from the United States", () => {
  test.use({
    extraHTTPHeaders: { "CF-IPCountry": "US" },
    locale: "en-US",
    timezoneId: "America/New_York",
  });

  test("a gem is paid in dollars, customs are said before, and Back from the gateway leads to the payment again", async ({
    page,
  }) => {
    const gem = await findGem("amethyst");
    await page.goto(`/gemstones/${gem.id}/order`);
    await heading(page, gem.title);
    await live(page);
    await expect(page.getByRole("main")).not.toContainText("₹");
    await page.getByRole("textbox", { name: "Mobile number" }).fill("2025550147");
    await page.getByRole("textbox", { name: "Name on the parcel" }).fill("Meera Iyer");
    await page.getByRole("textbox", { name: "Postcode" }).fill("08817");
    await page.getByRole("textbox", { name: "House and street" }).fill("11 Elm Street");
    await page.getByLabel("Town or city").fill("Edison");
    await expect(page.getByText("Customs duty and import tax are set by your country")).toBeVisible();
    await page.getByRole("checkbox", { name: en.agree }).check();
    await page.getByRole("button", { name: /^Pay \$\d/ }).click();
    await heading(page, en.gateway);
    await expect(page.getByText(/^\$\d/).first()).toBeVisible();
    await page.goBack();
    await heading(page, "It is reserved for you", 2);
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: "Pay for this order" }).click();
    await atGateway(page, "pay");
    await heading(page, "Payment received. Order confirmed.");
  });
});
