import { live } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test("search finds in both scripts and with a typo, by the keyboard alone, and shows what was searched before", async ({
  page,
}) => {
  const opener = page.getByRole("link", { name: "Search" });
  const panel = page.getByRole("dialog", { name: "Search" });
  const field = panel.getByRole("combobox", { name: "What are you looking for?" });
  const results = panel.getByRole("listbox", { name: "Search results" });
  const optionsOf = (group: string) =>
    results.getByRole("group", { name: group, exact: true }).getByRole("option");
  const selected = results.getByRole("option", { selected: true });
  const { keyboard } = page;
  const openPanel = async () => {
    await live(page);
    await opener.focus();
    await keyboard.press("Enter");
    await expect(field).toBeFocused();
  };
  const type = async (text: string) => {
    // Results of earlier words stay until the next ones are there.
    await field.fill("");
    await expect(results).toHaveCount(0);
    await keyboard.insertText(text);
    await expect(results).toBeVisible();
  };

  await page.goto("/");
  await openPanel();
  // The sample shop has no orders yet: the list is what it chose itself.
  const chosen = panel.getByRole("list", { name: "Our picks" }).getByRole("link");
  await expect(chosen).toHaveCount(6);
  const chosenPath = await chosen.first().getAttribute("href");
  await tabTo(page, chosen.first());
  await keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${chosenPath}$`));
  await page.goto("/");
  await openPanel();
  for (const text of ["ganesh", "ganesha", "गणेश"]) {
    await type(text);
    await expect(optionsOf("Pujas").filter({ hasText: "Ganesha Abhishek" })).toBeVisible();
    await expect(optionsOf("Products").filter({ hasText: "Ganesha Yantra" })).toBeVisible();
    await expect(optionsOf("Temples")).toHaveText(/^Siddhivinayak Temple/);
    await expect(optionsOf("Blogs").first()).toBeVisible();
  }

  await type("rudrakhs");
  const first = optionsOf("Products").first();
  await expect(first).toContainText("Rudraksha");
  await keyboard.press("ArrowUp");
  await expect(results.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(selected).toHaveCount(1);
  await expect(field).toBeFocused();
  const name = (await first.getByText("Rudraksha").first().textContent()) ?? "";
  await keyboard.press("Enter");
  await expectRoute(page, "/abhimantrit-products/:id");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await openPanel();
  const recent = panel.getByRole("region", { name: "Recent searches" });
  await expect(recent.getByRole("listitem")).toHaveText(["rudrakhs"]);
  await keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  // Enter without a choice opens the list of the first group.
  await keyboard.press("Enter");
  await type("ganesh");
  await keyboard.press("Enter");
  await expectRoute(page, "/online-puja");
  await expect(page).toHaveURL(/[?&]q=ganesh/);
  await openPanel();
  await expect(recent.getByRole("listitem")).toHaveText(["ganesh", "rudrakhs"]);
  await recent.getByRole("button", { name: "rudrakhs" }).press("Enter");
  await expect(field).toHaveValue("rudrakhs");
  await expect(first).toContainText("Rudraksha");
});
