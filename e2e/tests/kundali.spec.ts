import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPdfText } from "../../apps/api/test/read-pdf-text.ts";
import { expectAccessibleDocument } from "../support/axe.ts";
import { atGateway, live } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { en, hi } from "../support/labels.ts";
import { shiftBrowserClock } from "../support/shift-browser-clock.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const choose = (page: Page, name: string, value: string) =>
  page.getByRole("combobox", { name, exact: true }).selectOption(value);

interface Birth {
  name: string;
  date: readonly [day: string, month: string, year: string];
  /** Left out where it is unknown. */
  time?: readonly [hour: string, minute: string, half: "am" | "pm"];
  place: string;
}

/** Fills in the form of a kundali up to the number of the buyer. */
async function fillBirth(page: Page, { name, date, time, place }: Birth) {
  await page.goto("/astro-guru/form?service=kundali");
  await live(page);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  for (const [nth, part] of (["Day", "Month", "Year"] as const).entries()) {
    await choose(page, part, date[nth] ?? "");
  }
  if (time) {
    for (const [nth, part] of (["Hour", "Minute", "AM or PM"] as const).entries()) {
      await choose(page, part, time[nth] ?? "");
    }
  } else await page.getByRole("checkbox", { name: "I don't know the time" }).check();
  await page.getByRole("searchbox", { name: "Place of birth" }).fill(place);
  await page
    .getByRole("button", { name: new RegExp(`^${place}`) })
    .first()
    .click();
  await page.getByRole("textbox", { name: en.mobile }).fill(newPhone());
}

/** Pays for what is filled in, and opens the report. */
async function payAndOpen(page: Page, name: string) {
  await page.getByRole("checkbox", { name: en.agree }).check();
  await page.getByRole("button", { name: en.pay }).click();
  await atGateway(page, "pay");
  await page.getByRole("link", { name: "Check the status" }).click();
  await expectRoute(page, "/success-page/:id/:type/:name");
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** The text of the report's PDF as a reader selects it, a line for each part. */
async function pdfOf(page: Page, language: "English" | "हिन्दी"): Promise<string[]> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: `PDF · ${language}` }).click();
  return readPdfText(readFileSync(await (await downloading).path())).split("\n");
}

test("a guest orders a kundali of a birth in war time, reads it, and shares it with somebody", async ({
  page,
  browser,
}) => {
  await fillBirth(page, {
    ...{ name: "Asha Verma", date: ["1", "6", "1943"], time: ["5", "20", "am"], place: "Varanasi" },
  });
  await expect(page.getByText("UTC offset used: UTC+06:30")).toBeVisible();

  // What was filled in survives a reload.
  await page.reload();
  await live(page);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Asha Verma");
  await payAndOpen(page, "Asha Verma");
  await expect(page.getByText("UTC+06:30", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "South Indian" }).check();
  await page.getByText("As a table").first().click();
  await expect(page.getByRole("rowheader", { name: "1, Lagna" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Lord" }).first()).toBeVisible();

  expect(await pdfOf(page, "English")).toEqual(
    expect.arrayContaining(["UTC+06:30", "Lagna", "Janam kundali"]),
  );
  expect(await pdfOf(page, "हिन्दी")).toEqual(expect.arrayContaining(["UTC+06:30", "लग्न", "जन्म कुंडली"]));

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = (await page.getByText(/\/kundali-report\/ord_\w+\?s=/).textContent()) ?? "";
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Delete my data" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("heading", { name: "This report was deleted" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link does not open a report" })).toBeVisible();
});

test("a time that clocks skipped is ordered once it is said from which clock it was read", async ({
  page,
}) => {
  await fillBirth(page, {
    ...{ name: "Maya Rao", date: ["1", "4", "1990"], time: ["2", "30", "am"], place: "New York" },
  });
  const before = page.getByRole("radio", { name: "UTC-05:00" });
  await expect(page.getByText(/^Clocks skipped this time/)).toBeVisible();
  await page.getByRole("checkbox", { name: en.agree }).check();
  await page.getByRole("button", { name: en.pay }).click();
  await expect(before).toBeFocused();
  await before.check();
  await payAndOpen(page, "Maya Rao");
  await expect(page.getByText("UTC-05:00", { exact: true })).toBeVisible();
  expect(await pdfOf(page, "English")).toContain("UTC-05:00");
});

test("without a time the report has no lagna and no houses, and both rashis of a Moon that changed", async ({
  page,
}) => {
  // The Moon left Mesha for Vrishabha during that day.
  await fillBirth(page, { name: "Ravi Iyer", date: ["25", "1", "1991"], place: "Chennai" });
  await payAndOpen(page, "Ravi Iyer");
  await expect(page.getByText("not known", { exact: true })).toBeVisible();
  await expect(page.getByText("Mesha or Vrishabha").first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Lagna/ })).toHaveCount(0);
  const pdf = await pdfOf(page, "English");
  expect(pdf).toContain("Mesha or Vrishabha");
  for (const title of ["Lagna chart (D1)", "Navamsa chart (D9)", "Gems"]) expect(pdf).not.toContain(title);
});

test("what cannot be a birth is said at its field, nothing typed is lost, and once corrected it is paid", async ({
  page,
}) => {
  // No later day than the last one of a year can be chosen: near it, the visitor's clock is a week behind.
  const now = new Date();
  if (now.getMonth() === 11 && now.getDate() > 24) await shiftBrowserClock(page.context(), -7 * 86_400_000);
  const field = (name: string) => page.getByRole("combobox", { name, exact: true });
  const name = page.getByRole("textbox", { name: "Name" });
  const place = page.getByRole("searchbox", { name: "Place of birth" });
  const phone = page.getByRole("textbox", { name: en.mobile });
  const pay = page.getByRole("button", { name: en.pay });
  const expectTyped = async () => {
    await expect(name).toHaveValue("Asha Verma");
    await expect(field("Hour")).toHaveValue("5");
    await expect(phone).not.toHaveValue("");
    await expect(page.getByRole("checkbox", { name: en.agree })).toBeChecked();
  };
  await page.goto("/astro-guru/form?service=kundali");
  await live(page);
  await name.fill("Asha Verma");
  const years = (await field("Year").getByRole("option").allTextContents()).map(Number);
  const year = String(Math.max(...years.filter(Number.isFinite)));
  for (const [part, value] of Object.entries({ Day: "31", Month: "12", Year: year }))
    await choose(page, part, value);
  for (const [part, value] of Object.entries({ Hour: "5", Minute: "20", "AM or PM": "am" }))
    await choose(page, part, value);
  await place.fill("Xqzwvbury");
  await expect(page.getByText(/^No town of that name/)).toBeVisible();
  await phone.fill(newPhone());
  await page.getByRole("checkbox", { name: en.agree }).check();

  // In the future, and without a place.
  await pay.click();
  await expect(page.getByText("This date is in the future")).toBeVisible();
  await expect(page.getByText("Choose the place of birth")).toBeVisible();
  await expect(field("Day")).toBeFocused();
  await expect(place).toHaveValue("Xqzwvbury");
  await expectTyped();

  // 31 February, and coordinates near a pole.
  await choose(page, "Month", "2");
  await expect(page.getByText("This date does not exist")).toBeVisible();
  await choose(page, "Year", "1991");
  await place.fill("89, 83");
  await page.getByRole("button", { name: /89/ }).first().click();
  await pay.click();
  await expect(page.getByText("This date does not exist")).toBeVisible();
  await expect(page.getByText("This is too near a pole. Choose the nearest town.")).toBeVisible();
  await expect(field("Day")).toBeFocused();
  expect(await field("Day").inputValue()).toBe("31");
  await expectTyped();

  await choose(page, "Day", "28");
  await expect(page.getByText("This date does not exist")).toHaveCount(0);
  await pay.click();
  const change = page.getByRole("button", { name: "Change the place" });
  await expect(change).toBeFocused();
  await change.click();
  await place.fill("Varanasi");
  await page
    .getByRole("button", { name: /^Varanasi/ })
    .first()
    .click();
  await expectTyped();
  await pay.click();
  await atGateway(page, "pay");
});

test("a match of two charts is no kundali of one: it leads to the astrologers for marriage", async ({
  page,
}) => {
  await page.goto("/astro-guru/form?service=matching");
  await expectRoute(page, "/astro-guru/find");
  await expect(page.getByRole("heading", { level: 1, name: "Astrologers for marriage" })).toBeVisible();
});

test.describe("in Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("a kundali is ordered and its report opened with the keyboard alone", async ({ page }) => {
    const field = (name: string) => page.getByRole("combobox", { name, exact: true });
    await page.goto("/astro-guru/form?service=kundali");
    await live(page);
    await expectAccessibleDocument(page);
    await type(page, page.getByRole("textbox", { name: "नाम", exact: true }), "Asha Verma");
    await type(page, field("दिन"), "29");
    await tabTo(page, field("महीना"));
    for (let month = 0; month < 11; month++) await page.keyboard.press("ArrowDown");
    await type(page, field("साल"), "1991");
    await press(page, page.getByRole("checkbox", { name: "समय पता नहीं" }), "Space");
    await type(page, page.getByRole("searchbox", { name: "जन्म स्थान" }), "Varanasi");
    await press(page, page.getByRole("button", { name: /^वाराणसी/ }).first());
    await type(page, page.getByRole("textbox", { name: hi.mobile }), newPhone());
    await press(page, page.getByRole("checkbox", { name: hi.agree }), "Space");
    await press(page, page.getByRole("button", { name: hi.pay }));
    await press(page, page.getByRole("button", { name: hi.acts.pay, exact: true }));
    await press(page, page.getByRole("link", { name: "स्थिति देखें" }));
    await press(page, page.getByRole("link", { name: "रिपोर्ट खोलें" }));
    await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
    await expect(page.getByText("29 नवंबर 1991")).toBeVisible();
    await expectAccessibleDocument(page);
  });
});
