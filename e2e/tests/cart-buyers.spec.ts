import type { Locator, Page } from "@playwright/test";
import { atGateway, live, signIn } from "../support/book.ts";
import { openConsole } from "../support/console.ts";
import { fillAddress, findGem } from "../support/goods.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { en, hi } from "../support/labels.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { level, name })).toBeVisible();

const MALA = "Rudraksha Mala, 108 Beads";

async function addMala(page: Page, name = MALA) {
  await page.goto("/abhimantrit-products?category=mala");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await heading(page, name);
  await live(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart")).toBeVisible();
}

/** From the page of what was just added to the order of the cart. */
async function checkOut(page: Page) {
  await page.getByRole("button", { name: "Go to cart" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await cart.getByRole("link", { name: /^Check out/ }).click();
  await heading(page, "Checkout");
  await live(page);
}

/** The amount on the button that pays, such as ₹1,248. */
async function totalOf(pay: Locator): Promise<string> {
  await expect(pay).toBeVisible();
  return ((await pay.textContent()) ?? "").replace(/^Pay /, "");
}

test("the cart of a guest is that of the account after sign-in, and is ordered in cash", async ({ page }) => {
  await addMala(page);
  await page.goto("/auth?next=/?panel=cart");
  await live(page);
  await signIn(page, newPhone());
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByRole("heading", { name: MALA })).toBeVisible();
  await cart.getByRole("link", { name: /^Check out/ }).click();
  await heading(page, "Checkout");
  await live(page);
  await fillAddress(page);
  await page.getByRole("radio", { name: "Cash on delivery" }).check();
  await page.getByRole("checkbox", { name: en.agree }).check();
  await page.getByRole("button", { name: /^Place the order, ₹.* in cash$/ }).click();
  await heading(page, "Your order is placed");
  await expect(page.getByText("To pay on delivery")).toBeVisible();
});

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a gem is put in the cart and paid for with the keyboard alone", async ({ page }) => {
    const gem = await findGem("yellow-sapphire");
    await page.goto(`/gemstones/${gem.id}`);
    await live(page);
    await press(page, page.getByRole("button", { name: "Add to cart" }).first());
    await press(page, page.getByRole("button", { name: "Go to cart" }));
    const cart = page.getByRole("dialog", { name: "Your cart" });
    await press(page, cart.getByRole("link", { name: /^Check out/ }));
    await heading(page, "Checkout");
    await live(page);
    await type(page, page.getByRole("textbox", { name: "Mobile number" }), newPhone());
    await type(page, page.getByRole("textbox", { name: "Name on the parcel" }), "Asha Sharma");
    await type(page, page.getByRole("textbox", { name: "PIN code" }), "302006");
    await type(page, page.getByRole("textbox", { name: "House and street" }), "12 Civil Lines");
    await type(page, page.getByLabel("Town or city"), "Jaipur");
    await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Rajasthan");
    await press(page, page.getByRole("checkbox", { name: en.agree }), "Space");
    await tabTo(page, page.getByRole("button", { name: en.pay }).first());
    await page.keyboard.press("Enter");
    await atGateway(page, "pay");
    await heading(page, "Payment received. Order confirmed.");
  });
});

test.describe("in Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("a gem is read, put in the cart and paid for", async ({ page }) => {
    const gem = await findGem("moonstone");
    await page.goto(`/gemstones/${gem.id}`);
    await live(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.getByRole("button", { name: "कार्ट में डालें" }).click();
    await page.getByRole("button", { name: "कार्ट देखें" }).click();
    const cart = page.getByRole("dialog", { name: "आपका कार्ट" });
    await cart.getByRole("link", { name: /^ऑर्डर करें/ }).click();
    await heading(page, "चेकआउट");
    await live(page);
    await page.getByRole("textbox", { name: hi.mobile }).fill(newPhone());
    await page.getByRole("textbox", { name: "पार्सल पर नाम" }).fill("आशा शर्मा");
    await page.getByRole("textbox", { name: "PIN कोड" }).fill("302006");
    await page.getByRole("textbox", { name: "मकान और गली" }).fill("12 सिविल लाइन्स");
    await page.getByLabel("शहर या गाँव").fill("जयपुर");
    await page.getByRole("checkbox", { name: hi.agree }).check();
    await page.getByRole("button", { name: hi.pay }).click();
    await atGateway(page, "pay", hi);
    await heading(page, "भुगतान मिल गया। ऑर्डर पक्का हो गया।");
  });
});

test.describe("from the United States", () => {
  test.use({
    extraHTTPHeaders: { "CF-IPCountry": "US" },
    locale: "en-US",
    timezoneId: "America/New_York",
  });

  test("a mala from the cart is paid in dollars, and customs are said before", async ({ page }) => {
    await addMala(page);
    await expect(page.getByRole("main")).not.toContainText("₹");
    await checkOut(page);
    await page.getByRole("textbox", { name: "Mobile number" }).fill("2025550148");
    await page.getByRole("textbox", { name: "Name on the parcel" }).fill("Meera Iyer");
    await page.getByRole("textbox", { name: "Postcode" }).fill("08817");
    await page.getByRole("textbox", { name: "House and street" }).fill("11 Elm Street");
    await page.getByLabel("Town or city").fill("Edison");
    await expect(page.getByText(/^Customs duty .*HS code for customs: 140490\.$/)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("₹");
    await page.getByRole("checkbox", { name: en.agree }).check();
    const pay = page.getByRole("button", { name: /^Pay \$\d/ });
    const total = await totalOf(pay);
    await pay.click();
    await heading(page, en.gateway);
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await atGateway(page, "pay");
    await heading(page, "Payment received. Order confirmed.");
  });
});

test.describe("while the shop changes a price", () => {
  test.use({ expectedLogs: [/status of 409/] });

  test("the old and the new total of a cart are shown before anything is charged", async ({
    page,
    browser,
    watch,
  }) => {
    // No other test buys it.
    const name = "Sphatik Mala, 108 Beads";
    await addMala(page, name);
    const productId = new URL(page.url()).pathname.split("/").at(-1);
    await checkOut(page);
    await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
    await fillAddress(page);
    await page.getByRole("checkbox", { name: en.agree }).check();
    const pay = page.getByRole("button", { name: en.pay });
    await expect(pay).toBeEnabled();

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await watch(context);
    const desk = await context.newPage();
    await openConsole(desk, origins.api);
    await desk.goto(`/console/good/${productId}/show`);
    await heading(desk, name);
    const price = desk.getByRole("spinbutton", { name: "₹", exact: true });
    await price.fill(String(Number(await price.inputValue()) + 100));
    const before = await totalOf(pay);
    await desk.getByRole("button", { name: "Set price" }).click();
    await expect(desk.getByText("This is its price now.")).toBeVisible();

    await pay.click();
    const now = `₹${(Number(before.replace(/\D/g, "")) + 100).toLocaleString("en-IN")}`;
    const notice = `The total was ${before} and is now ${now}. You have not been charged.`;
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "House and street" })).toHaveValue("12 Civil Lines");
    await page.getByRole("button", { name: `Pay ${now}` }).click();
    await heading(page, en.gateway);
    await expect(page.getByText(now, { exact: true })).toBeVisible();
    await atGateway(page, "pay");
    await heading(page, "Payment received. Order confirmed.");
  });
});
