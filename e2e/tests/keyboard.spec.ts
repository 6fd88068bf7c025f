import type { Locator, Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// No click, fill or goto after the first page: only keys.

/** Presses Tab until `target` has the focus, and checks that it and its ring are visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** The focused element is inside the window, has a visible ring and is not covered (WCAG 2.4.7, 2.4.11). */
async function expectSeen(page: Page) {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return "nothing has the focus";
      if (focused === document.body) return "seen"; // the browser's own bar has it
      // A radio shows its ring on the card around it, a card's link on a pseudo-element over the card.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const hasRing = around.some(
        (element) =>
          element &&
          [undefined, "::before", "::after"].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
            return outlineStyle !== "none" && outlineWidth !== "0px";
          }),
      );
      if (!hasRing) return `no ring on ${focused.outerHTML.slice(0, 200)}`;
      const { left, top, bottom, width, height } = focused.getBoundingClientRect();
      const isInWindow = top > -1 && bottom < window.innerHeight + 1;
      if (height < window.innerHeight && !isInWindow)
        return `from ${top} to ${bottom} of ${window.innerHeight}: ${focused.outerHTML.slice(0, 200)}`;
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const over = document.elementFromPoint(left + width * 0.5, top + height * part);
        return (
          over !== null &&
          (focused.contains(over) || over.contains(focused) || over.closest("label")?.contains(focused))
        );
      });
      return isSeen ? "seen" : `hidden: ${focused.outerHTML.slice(0, 200)}`;
    });
  await expect.poll(seen).toBe("seen");
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const type = async (page: Page, target: Locator, words: string) => {
  await tabTo(page, target);
  await page.keyboard.type(words);
};

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
    await press(page, page.getByRole("link", { name: "Fill in the sankalp" }));

    await expect(heading(1, "Sankalp: names for the priest")).toBeVisible();
    await press(page, button("See how it will be read"));
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.type("Asha Verma");
    await press(page, page.getByRole("radio", { name: "Kashyap" }), "Space");
    await press(page, button("See how it will be read"));
    await expect(heading(2, "This is what the priest will read")).toBeFocused();
    await press(page, button("Submit the sankalp"));
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
