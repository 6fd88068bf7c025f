import { live } from "../support/book.ts";
import { expectSeen, press, tabTo, type } from "../support/keyboard.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// No click, fill or goto after the first page: only keys.

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a purchase is made with the keyboard alone", async ({ page }) => {
    test.setTimeout(150_000);
    const puja = await findPuja({ nth: 9 });
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const heading = (level: number, name: string) => page.getByRole("heading", { level, name });

    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await press(page, page.getByRole("link", { name: "Search", exact: true }));
    await expect(page.getByRole("combobox", { name: "What are you looking for?" })).toBeFocused();
    await page.keyboard.type(puja.title);
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("main").getByRole("link", { name: puja.title, exact: true }));
    await expect(heading(1, puja.title)).toBeVisible();

    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await press(page, button(/^Continue ₹/).first());

    await expect(heading(2, "Add-ons (optional)")).toBeVisible();
    await live(page);
    await press(page, button(`One more: ${puja.addons[0]?.title}`), "Space");
    await expect(page.getByRole("status").filter({ hasText: /^1$/ })).toBeVisible();
    await press(page, button("Continue"));

    await expect(heading(2, "Contact details")).toBeFocused();
    await type(page, page.getByRole("textbox", { name: "Mobile number" }), "12345");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Enter a 10-digit mobile number")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Mobile number" })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(newPhone());
    await page.keyboard.press("Enter");

    await expect(heading(2, "Review and pay")).toBeFocused();
    await press(page, button(/^Pay ₹/));
    await expect(page.getByRole("checkbox", { name: /^I agree/ })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Space");
    await press(page, button(/^Pay ₹/));

    await expect(heading(1, "Test payment")).toBeVisible();
    await press(page, button("Pay"));
    await expect(heading(1, "Payment received. Puja booked.")).toBeVisible();
    await press(page, page.getByRole("link", { name: "Add names" }));

    await expect(heading(1, "Sankalp: names for the priest")).toBeVisible();
    await press(page, button("See how it will be read"));
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.type("Asha Verma");
    await press(page, page.getByRole("radio", { name: "Kashyap" }), "Space");
    await press(page, button("See how it will be read"));
    await expect(heading(2, "This is what the priest will read")).toBeFocused();
    await press(page, button("Submit names"));
    await expect(heading(1, "We have your name")).toBeVisible();
    await press(page, page.getByRole("link", { name: "See the order" }));
    await expect(heading(1, puja.title)).toBeVisible();
  });
});

test("the skip link moves the focus to the content; a panel traps it and returns it, by Escape and by Back", async ({
  page,
}) => {
  await page.goto("/exchange-policy");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await live(page);
  const opener = page.getByRole("link", { name: "Country and language" }).first();
  const panel = page.getByRole("dialog", { name: "Country and language" });
  // After the last field the focus moves to the browser's address bar and returns from there.
  const isInside = () =>
    panel.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );

  await press(page, opener);
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const search = panel.getByRole("searchbox");
  await type(page, search, "xqzv");
  // The first Escape clears the field, the second closes the panel.
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/exchange-policy#main");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/exchange-policy#main");
  await expect(opener).toBeFocused();
});
