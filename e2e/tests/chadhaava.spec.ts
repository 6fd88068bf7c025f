import type { Offering } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { atGateway, live, searchList } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { findChadhaava, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/** The largest quantity of an offering that needs no confirmation. */
const largest = ({ min_qty }: Offering) => Math.max(20, 10 * min_qty);
const canBeLarge = (offering: Offering) => offering.max_qty > largest(offering);

test("a guest finds a chadhava, is asked to choose an offering, chooses one, gives names, pays and reads them back", async ({
  page,
}) => {
  const chadhaava = await findChadhaava();
  const [offering] = chadhaava.offerings;
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Chadhava" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming chadhava" })).toBeVisible();
  await expectRoute(page, "/chadhaava");
  await searchList(page, "Search chadhava", chadhaava.title);
  await page.getByRole("main").getByRole("link", { name: chadhaava.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: chadhaava.title })).toBeVisible();
  await live(page);

  // It is disabled for assistive technology and still says on a press what is missing.
  const button = page.getByRole("button", { name: "Choose offerings" });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(page.getByRole("alert").filter({ hasText: "Choose at least one offering." })).toBeFocused();
  await page.getByRole("button", { name: `More: ${offering?.name}`, exact: true }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await page.getByRole("textbox", { name: "Gotra (optional)" }).fill("Bharadwaja");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
  await atGateway(page, "pay");

  const paid = page.getByRole("heading", { level: 1, name: "Payment received. Chadhava booked." });
  await expect(paid).toBeVisible();
  // The address that gateways of chadhaavas may return to.
  const [, orderId] = /payment-confirmation\/(ord_\w+)/.exec(page.url()) ?? [];
  await page.goto(pathTo("/chadhaava/payment-confirmation", { order_id: orderId }));
  await expect(paid).toBeVisible();
  await page.getByRole("link", { name: "Check names" }).click();
  await expect(page).toHaveURL(/\/chadhaava\/order\/success\/ord_/);
  await expect(page.getByRole("heading", { level: 1, name: "Your offerings are booked" })).toBeVisible();
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
  await expect(page.getByText(offering?.name ?? "").first()).toBeVisible();

  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: chadhaava.title })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Orders" }).click();
  const panel = page.getByRole("dialog", { name: "Your orders" });
  await expect(panel.getByRole("link", { name: chadhaava.title })).toBeVisible();
});

test("a large quantity is confirmed before the payment", async ({ page }) => {
  const { id, offerings } = await findChadhaava(({ offerings }) => offerings.some(canBeLarge));
  const large = offerings.find(canBeLarge);
  if (!large) throw new Error("found, and now without it");
  await page.goto(`/chadhaava/${id}`);
  await live(page);
  const more = page.getByRole("button", { name: `More: ${large.name}`, exact: true });
  for (let quantity = 0; quantity <= largest(large); ) {
    await more.click();
    quantity = quantity === 0 ? large.min_qty : quantity + large.step;
  }
  await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();

  const question = page.getByRole("dialog", { name: "Please check the quantity" });
  await expect(question.getByRole("listitem")).toHaveText(new RegExp(`^\\d+ × ${large.name}$`));
  await question.getByRole("button", { name: "Change the quantity" }).last().click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await question.getByRole("button", { name: "Yes, pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
});
