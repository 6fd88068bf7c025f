import { atGateway, live } from "../support/book.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("a guest finds a mala, buys two in another colour, pays and reads when they arrive", async ({
  page,
}) => {
  await page.goto("/abhimantrit-products?category=mala");
  await page.getByRole("main").getByRole("link", { name: "Rudraksha Mala, 108 Beads", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rudraksha Mala, 108 Beads" })).toBeVisible();
  await live(page);
  await page.getByRole("radio", { name: "Saffron" }).check();
  await page.getByRole("button", { name: "Buy now" }).click();

  await expect(page).toHaveURL(/\/order\?variant=pv_/);
  await live(page);
  await expect(page.getByRole("radio", { name: "Saffron" })).toBeChecked();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await page.getByRole("textbox", { name: "Name on the parcel" }).fill("Asha Sharma");
  await page.getByRole("textbox", { name: "PIN code" }).fill("302006");
  await page.getByRole("textbox", { name: "House and street" }).fill("12 Civil Lines");
  await page
    .getByRole("combobox", { name: "Town or city" })
    .or(page.getByRole("textbox", { name: "Town or city" }))
    .fill("Jaipur");
  await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Rajasthan");
  await page.getByRole("checkbox", { name: /^I agree to the/ }).check();
  await page.getByRole("button", { name: /^Pay ₹1,/ }).click();
  await atGateway(page, "pay");

  await expect(
    page.getByRole("heading", { level: 1, name: "Payment received. Order confirmed." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "See when it arrives" }).click();
  await expect(page).toHaveURL(/\/abhimantrit-product\/orders\/success\/ord_/);
  await expect(page.getByRole("heading", { level: 1, name: "Your order is placed" })).toBeVisible();
  await expect(page.getByText("2 × Rudraksha Mala, 108 Beads")).toBeVisible();
});
