import { cartOrderPath, pathTo } from "@aradhana/core/paths";
import type { Page, Route } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { atGateway, live } from "../support/book.ts";
import { fillAddress, findGem, takeGem } from "../support/goods.ts";
import { expect, test } from "../support/partner-test.ts";
import { findChadhaava, findPuja, newPhone } from "../support/shop.ts";
import { origins } from "../system.ts";

/** Puts what a page shows into the cart, and goes on to the cart. */
async function add(page: Page, path: string) {
  await page.goto(path);
  await live(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart")).toBeVisible();
}

async function addMala(page: Page) {
  await page.goto("/abhimantrit-products?category=mala");
  await page.getByRole("main").getByRole("link", { name: "Rudraksha Mala, 108 Beads", exact: true }).click();
  // Its name is shown before its page is there.
  await expect(page).toHaveURL(/\/abhimantrit-products\/./);
  await add(page, page.url());
}

const badge = (page: Page, count: number) =>
  expect(
    page.getByRole("link", {
      name: `Cart, ${count} item${count > 1 ? "s" : ""}`,
      exact: true,
    }),
  ).toBeVisible();

const emptyBadge = (page: Page) => expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);

/** Fills in phone and address. */
async function fillIn(page: Page) {
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
}

async function pay(page: Page, heading = "Payment received. Order confirmed.") {
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await emptyBadge(page);
}

test("a guest changes a cart in one of two tabs, uses a coupon and pays for a mala and a gem at once, without one that was sold meanwhile", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 409/);
  const sold = await findGem("ruby");
  await addMala(page);
  await badge(page, 1);
  await page.goto("/gemstones?stone=peridot");
  await page.getByRole("main").locator("a[href*='/gemstones/']").first().click();
  await expect(page).toHaveURL(/\/gemstones\/./);
  await add(page, page.url());
  await badge(page, 2);
  await add(page, `/gemstones/${sold.id}`);
  await badge(page, 3);
  const other = await context.newPage();
  await other.goto("/exchange-policy");
  await badge(other, 3);

  await page.getByRole("button", { name: "Go to cart" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await cart.getByRole("button", { name: "One more: Rudraksha Mala, 108 Beads" }).click();
  await cart.getByRole("button", { name: "Remove Rudraksha Mala, 108 Beads" }).click();
  await cart.getByRole("button", { name: "Put back Rudraksha Mala, 108 Beads" }).click();
  await expect(cart.getByRole("heading", { name: "Rudraksha Mala, 108 Beads" })).toBeVisible();
  await badge(other, 4);

  await cart.getByText("Have a coupon?").click();
  const coupon = cart.getByRole("textbox", { name: /coupon/i });
  await coupon.fill("NOSUCH99");
  await cart.getByRole("button", { name: "Apply" }).click();
  await expect(cart.getByText("This coupon code is not valid.")).toBeVisible();
  await coupon.fill("PRATHAM10");
  await cart.getByRole("button", { name: "Apply" }).click();
  await expect(cart.getByText("Coupon applied.")).toBeVisible();

  await cart.getByRole("link", { name: /^Check out/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await fillIn(page);
  // The price of this address is there: nothing is read any more before the press.
  await expect(page.getByText(/^Arrives between .* in Jaipur, Rajasthan$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeEnabled();
  await takeGem(sold.id);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("You have not been charged.", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "This is sold out." })).toBeFocused();
  const removals: Route[] = [];
  await page.route(/\/cart\/lines\//, (route) => void removals.push(route));
  await page.getByRole("button", { name: `Remove ${sold.title}` }).click();
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeDisabled();
  await expect.poll(() => removals).toHaveLength(1);
  await removals[0]?.continue();
  await pay(page);
  await page.getByRole("link", { name: "See when it arrives" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your order is placed" })).toBeVisible();
  await expect(page.getByText("2 × Rudraksha Mala, 108 Beads")).toBeVisible();
});

test("a puja, an offering and a mala from their own pages are one payment, and each says what comes next", async ({
  page,
}) => {
  // Four pages, then the order.
  test.slow();
  const [puja, chadhaava] = await Promise.all([findPuja(), findChadhaava()]);
  await addMala(page);
  await page.goto(pathTo("/chadhaava/:id", { id: chadhaava.id }));
  await live(page);
  await page.getByRole("button", { name: `More: ${chadhaava.offerings[0]?.name}`, exact: true }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart")).toBeVisible();

  const last = puja.packages.at(-1);
  await page.goto(pathTo("/pooja/:id", { id: puja.id }));
  await live(page);
  await page
    .getByRole("radio")
    .nth(puja.packages.length - 1)
    .check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("button", { name: "Go to cart" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByRole("heading", { name: puja.title })).toBeVisible();
  await expect(cart.getByText(last?.name ?? "no package")).toBeVisible();
  await expect(cart.getByRole("heading", { name: chadhaava.title })).toBeVisible();
  await expect(cart.getByRole("heading", { name: "Rudraksha Mala, 108 Beads" })).toBeVisible();

  await cart.getByRole("link", { name: /^Check out/ }).click();
  await fillIn(page);
  await pay(page);
  await page.getByRole("link", { name: "See the next steps" }).click();
  await expect(page).toHaveURL(/\/order\/success\/ord_/);
  await expect(page.getByRole("heading", { level: 3, name: puja.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: chadhaava.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Your parcel" })).toBeVisible();
  await page.getByRole("link", { name: "Add names" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /sankalp/i })).toBeVisible();
});

test("a puja from a widget comes into the cart of the shop, beside what is in it", async ({
  page,
  context,
}) => {
  const puja = await findPuja();
  const [chosen] = puja.packages;
  if (!chosen) throw new Error("the puja has no package");
  await addMala(page);
  const booking = `${origins.web}/widget/pujas/${puja.id}/information-with-addon?package=${chosen.id}`;
  await page.goto(
    trialPage(origins.astrology, {
      hasLoader: false,
      body: `<iframe title="A puja" src="${booking}" width="360" height="600" referrerpolicy="strict-origin"></iframe>`,
    }),
  );
  const widget = page.frameLocator("iframe");
  await widget.getByRole("button", { name: "Add to cart" }).click();
  const opening = context.waitForEvent("page");
  await widget.getByRole("link", { name: "Open your cart on Aradhana" }).click();
  const shop = await opening;
  const cart = shop.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByRole("heading", { name: puja.title })).toBeVisible();
  await expect(cart.getByRole("heading", { name: "Rudraksha Mala, 108 Beads" })).toBeVisible();
});

test("what is removed in the panel above the order of the cart is neither shown there any more nor paid", async ({
  page,
}) => {
  await addMala(page);
  await add(page, pathTo("/gemstones/:id", { id: (await findGem("red-coral")).id }));
  await badge(page, 2);
  await page.goto(cartOrderPath);
  const order = page.getByRole("main");
  await expect(order.getByText("Rudraksha Mala, 108 Beads").first()).toBeVisible();
  const payButton = order.getByRole("button", { name: /^Pay ₹/ });
  await expect(payButton).toBeEnabled();
  const before = await payButton.textContent();

  await page.getByRole("link", { name: /^Cart, / }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await cart.getByRole("button", { name: "Remove Rudraksha Mala, 108 Beads" }).click();
  await expect(cart.getByRole("button", { name: "Put back Rudraksha Mala, 108 Beads" })).toBeVisible();
  await cart.getByRole("button", { name: "Close", exact: true }).click();
  await badge(page, 1);
  await expect(order.getByText("Rudraksha Mala, 108 Beads")).toHaveCount(0);
  await expect(payButton).toBeEnabled();
  await expect(payButton).not.toHaveText(before ?? "");
});

test("an address abroad shows line by line what is not sent there at prices in rupees, and the rest is paid for", async ({
  page,
}) => {
  const puja = await findPuja({ shipsTo: "in" });
  const sent = puja.packages.findIndex(({ ships_prasad }) => ships_prasad);
  await page.goto(pathTo("/pooja/:id", { id: puja.id }));
  await live(page);
  await page.getByRole("radio").nth(sent).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart")).toBeVisible();
  await addMala(page);
  await page.goto(cartOrderPath);
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption("us");
  const title = "Rudraksha Mala, 108 Beads";
  await expect(
    page.getByText("At prices in rupees it is not sent to this country (United States)."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "See prices for United States" })).toBeVisible();
  await page.getByRole("button", { name: title, exact: true }).press("Enter");
  await expect(page.locator("[data-problem]:focus")).toContainText(`${title}: At prices in rupees`);

  await page.getByRole("button", { name: `Order without prasad: ${puja.title}` }).press("Enter");
  await expect(page.getByText("Without prasad", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Remove ${title}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Undo: put back ${title}` })).toBeFocused();
  await expect(page.getByText(/is not sent to this country/)).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await pay(page, "Payment received. Puja booked.");
});

test("D15 a link hides the cart: each thing is booked or bought by itself, until a link shows it again", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_FAILED/);
  const puja = await findPuja();
  const opensCart = page.getByRole("link", { name: /^Cart\b/ });
  await page.goto("/?cart_disabled=true");
  await live(page);
  await expect(opensCart).toHaveCount(0);
  await page.goto(pathTo("/pooja/:id", { id: puja.id }));
  await expect(page.getByRole("button", { name: "Book now" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await page.goto(`/gemstones/${(await findGem("emerald")).id}`);
  await live(page);
  await expect(page.getByRole("button", { name: "Buy now" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  const chadhaava = await findChadhaava();
  await page.goto(pathTo("/chadhaava/:id", { id: chadhaava.id }));
  await live(page);
  await page.getByRole("button", { name: `More: ${chadhaava.offerings[0]?.name}`, exact: true }).click();
  await expect(page.getByRole("button", { name: "Book now" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toHaveCount(0);
  await page.goto("/exchange-policy?panel=cart");
  await live(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(cartOrderPath);
  await expect(page.getByRole("heading", { name: "Book or buy one at a time" })).toBeVisible();
  // Without the scripts that know the rule, as at the first paint of a slow page.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(pathTo("/pooja/:id", { id: puja.id }));
  await expect(page.getByRole("button", { name: "Book now" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
  await expect(opensCart).toHaveCount(0);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto("/?cart_disabled=false");
  await live(page);
  await expect(opensCart).toBeVisible();
});
