import type { Page } from "@playwright/test";
import { atGateway, live } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { en, hi } from "../support/labels.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const choose = (page: Page, name: string, value: string) =>
  page.getByRole("combobox", { name, exact: true }).selectOption(value);

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name you use" });

/** The letters of the name with their values, as one system shows them, and the sum below. */
async function expectCounted(page: Page, system: string, letters: string, sum: string) {
  const counted = page.getByRole("region", { name: system });
  await expect(counted.getByRole("list", { name: "Letters of Asha Verma" }).getByRole("listitem")).toHaveText(
    letters.split(" ").map((letter) => new RegExp(`^${letter[0]} *${letter[1]}$`)),
  );
  await expect(counted.getByText(sum, { exact: true })).toBeVisible();
}

async function born(page: Page, [day, month, year]: readonly [string, string, string]) {
  for (const [name, value] of [
    ["Day", day],
    ["Month", month],
    ["Year", year],
  ] as const) {
    await choose(page, name, value);
  }
}

/** From the button below the form to the report of the order. */
async function payAndOpen(page: Page) {
  await page.getByRole("button", { name: en.pay }).click();
  await atGateway(page, "pay");
  await page.getByRole("link", { name: "Check the status" }).click();
  await expectRoute(page, "/success-page/:id/:type/:name");
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
}

const systems = [
  {
    ...{ system: "Chaldean", other: "Pythagorean", birth: ["29", "11", "1991"] as const },
    ...{ count: 3, sum: "28 → 10 → 1", option: "Aasha Verma", optionSum: "29 → 11 → 2" },
  },
  {
    ...{ system: "Pythagorean", other: "Chaldean", birth: ["4", "1", "1988"] as const },
    ...{ count: 5, sum: "34 → 7", option: "Asha Vermah", optionSum: "42 → 6" },
  },
];

for (const { system, other, birth, count, sum, option, optionSum } of systems) {
  test(`a guest counts a name, orders its correction by ${system} and reads ${count} spellings with reasons`, async ({
    page,
  }) => {
    await page.goto("/name-correction");
    await live(page);
    await nameField(page).fill("Asha Verma");
    await expectCounted(page, "Chaldean", "A1 S3 H5 A1 V6 E5 R2 M4 A1", "28 → 10 → 1");
    await expectCounted(page, "Pythagorean", "A1 S1 H8 A1 V4 E5 R9 M4 A1", "34 → 7");

    await born(page, birth);
    await page.getByRole("button", { name: /^Order the report/ }).click();
    await page.getByRole("combobox", { name: "System" }).selectOption(system);
    await page.getByRole("textbox", { name: en.mobile }).fill(newPhone());
    await page.getByRole("checkbox", { name: en.agree }).check();
    await payAndOpen(page);

    await expect(page.getByRole("heading", { level: 2, name: `${count} other spellings` })).toBeVisible();
    const spellings = page.getByRole("heading", { level: 3 });
    await expect(spellings).toHaveCount(count);
    const found = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: option, level: 3 }) })
      .last();
    await expect(found.getByText(optionSum)).toBeVisible();
    await expect(found.getByText(/its ruler is a friend of the ruler of your moolank$/)).toBeVisible();
    await expect(found.getByText(/^Sounds the same: \S/)).toBeVisible();
    await expect(page.getByText(sum).first()).toBeVisible();
    await expect(page.getByText(other, { exact: true })).toHaveCount(0);
    await expect(page.getByText(/changes no document/)).toBeVisible();
  });
}

test("a name that cannot be counted is refused in words, and everything else stays as it was filled in", async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto("/name-correction");
  await live(page);
  await nameField(page).fill("Asha Verma");
  await born(page, ["4", "1", "1988"]);
  await page.getByRole("button", { name: /^Order the report/ }).click();
  await page.getByRole("textbox", { name: en.mobile }).fill(phone);
  await page.getByRole("checkbox", { name: en.agree }).check();

  for (const [typed, message] of [
    ["A", "Type at least two letters"],
    ["Asha 🙏", "Use letters only: no digits or emoji"],
    ["", "Type the name you use"],
  ] as const) {
    await nameField(page).fill(typed);
    await page.getByRole("button", { name: en.pay }).click();
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByRole("region", { name: "Chaldean" })).toHaveCount(0);
  }

  await nameField(page).fill("Asha Verma");
  await choose(page, "Day", "31");
  await choose(page, "Month", "2");
  await page.getByRole("button", { name: en.pay }).click();
  await expect(page.getByRole("combobox", { name: "Day" })).toBeFocused();
  await expect(page.getByText("This date does not exist")).toBeVisible();
  await choose(page, "Day", "4");
  await choose(page, "Month", "1");

  // A reload loses none of it either; the consent is given for what one sees.
  await page.reload();
  await live(page);
  await expect(nameField(page)).toHaveValue("Asha Verma");
  await expect(page.getByRole("combobox", { name: "Year" })).toHaveValue("1988");
  await expect(page.getByRole("textbox", { name: en.mobile })).toHaveValue(phone);
  await page.getByRole("checkbox", { name: en.agree }).check();
  await payAndOpen(page);
  await expect(page.getByRole("heading", { level: 2, name: "5 other spellings" })).toBeVisible();
});

test.describe("in Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("a guest counts a name, orders its correction and reads other spellings", async ({ page }) => {
    await page.goto("/name-correction");
    await live(page);
    await page.getByRole("textbox", { name: "जो नाम आप लिखते हैं" }).fill("Priya Sharma");
    await choose(page, "दिन", "4");
    await choose(page, "महीना", "1");
    await choose(page, "साल", "1988");
    await page.getByRole("button", { name: /^रिपोर्ट ऑर्डर करें/ }).click();
    await page.getByRole("textbox", { name: hi.mobile }).fill(newPhone());
    await page.getByRole("checkbox", { name: hi.agree }).check();
    await page.getByRole("button", { name: hi.pay }).click();
    await atGateway(page, "pay", hi);

    await page.getByRole("link", { name: "स्थिति देखें" }).click();
    await page.getByRole("link", { name: "रिपोर्ट खोलें" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Priya Sharma" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: /^P\w+ Sharm\w+$/ }).first()).toBeVisible();
  });
});
