import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { atGateway, choosePackage, giveContact, goToPay, passAddons } from "../support/book.ts";
import { choose, fillBoth, openConsole, openNoun } from "../support/console.ts";
import { en } from "../support/labels.ts";
import { type OwnShop, startOwnShop } from "../support/own-shop.ts";
import { shiftBrowserClock } from "../support/shift-browser-clock.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const HOUR = 3_600_000;
const film = join(import.meta.dirname, "../../apps/api/art/recordings/sample-recording.mp4");
const title = "Deep daan on Monday";
const buyer = { en: "Asha Verma", hi: "आशा वर्मा" };
const son = { en: "Rahul Verma", hi: "राहुल वर्मा" };

// The refused recording.
test.use({ expectedLogs: [/status of 409/], actionTimeout: 20_000 });
test.setTimeout(300_000);

let shop: OwnShop;
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  shop = await startOwnShop(testInfo.outputPath("data"), "life");
});
test.afterAll(() => shop?.stop());

interface Visit {
  browser: Browser;
  watch: (context: BrowserContext) => Promise<void>;
  /** By how many milliseconds the shop was moved ahead. */
  ahead?: number;
  wide?: boolean;
  /** What an earlier visit stored. */
  stored?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

async function visit({ browser, watch, ahead = 0, wide = false, stored }: Visit): Promise<Page> {
  const viewport = wide ? { width: 1280, height: 800 } : { width: 360, height: 640 };
  const context = await browser.newContext({
    ...{ baseURL: origins.lifeWeb, viewport, locale: "en-IN", timezoneId: "Asia/Kolkata" },
    serviceWorkers: "block",
    ...(stored && { storageState: stored }),
  });
  await watch(context);
  await shiftBrowserClock(context, ahead);
  return context.newPage();
}

async function writePuja(desk: Page) {
  await openNoun(desk, "Pujas");
  await desk.getByRole("link", { name: "Create" }).click();
  await desk.getByRole("textbox", { name: "Address", exact: true }).fill("deep-daan-monday");
  await fillBoth(desk, "Title", title, "सोमवार का दीपदान");
  await fillBoth(desk, "Subtitle", "Lamps for the family", "परिवार के नाम के दीप");
  await choose(desk, "Temple", /Kashi/, "Kashi");
  await choose(desk, "Dates on", "Somvar evening (Monday)");
  await desk.getByRole("spinbutton", { name: "Bookings close, hours before" }).fill("1");
  await desk.getByRole("tab", { name: "Packages" }).click();
  await desk.getByRole("button", { name: "Add a package" }).click();
  await fillBoth(desk, "Name", "Family", "परिवार");
  await desk.getByRole("textbox", { name: "Key" }).fill("family");
  await desk.getByRole("spinbutton", { name: "People, at most" }).fill("4");
  for (const [sign, amount] of [
    ["₹", "1101"],
    ["$", "25"],
    ["€", "23"],
  ] as const)
    await desk.getByRole("spinbutton", { name: sign }).fill(amount);
  await desk.getByRole("switch", { name: "Selected by default" }).check();
  await desk.getByRole("switch", { name: "Prasad is sent home" }).check();
  await choose(desk, "Prasad sent home", "Fresh food");
  await desk.getByRole("spinbutton", { name: "Arrives in India within days" }).fill("7");
  for (const sign of ["₹", "$", "€"]) await desk.getByRole("spinbutton", { name: sign }).last().fill("0");
  await desk.getByRole("tab", { name: "Page" }).click();
  await choose(desk, "Picture", /puja/);
  await fillBoth(desk, "What the picture shows", "Lamps on the river", "नदी पर दीप");
  await fillBoth(desk, "About the puja", "Lamps are lit at dusk.", "संध्या को दीप जलते हैं।");
  await desk.getByRole("tab", { name: "Authorisation" }).click();
  await fillBoth(desk, "Who authorised us", "Ghat committee", "घाट समिति");
  await fillBoth(desk, "What buyers read about it", "By its letter", "उनके पत्र से");
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("heading", { level: 2, name: "Draft" })).toBeVisible();
  await expect(desk.getByRole("heading", { level: 3, name: title })).toBeVisible();
}

/** Puts the puja on sale; returns the path of its first date. */
async function sell(desk: Page): Promise<string> {
  await desk.getByRole("button", { name: "Put on sale" }).click();
  await expect(desk.getByRole("heading", { level: 2, name: "On sale" })).toBeVisible();
  const path = await desk.getByRole("link", { name: /pm$/ }).first().getAttribute("href");
  return path ?? "";
}

async function book(guest: Page, path: string) {
  await guest.goto(path);
  await choosePackage(guest, 0);
  await passAddons(guest);
  await guest.getByRole("textbox", { name: "Your name" }).fill(buyer.en);
  await guest.getByRole("textbox", { name: "PIN code" }).fill("221001");
  await expect(guest.getByRole("textbox", { name: "State" })).toHaveValue("Uttar Pradesh");
  await guest.getByRole("textbox", { name: "House and street" }).fill("12 Ghat Road");
  await guest.getByLabel("Town or city").fill("Varanasi");
  await giveContact(guest, newPhone());
  await goToPay(guest);
  await atGateway(guest, "pay");
  await expect(guest.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible({
    timeout: 30_000,
  });
}

/** Gives the names of the family, and checks them before they are sent. */
async function giveFamily(guest: Page) {
  await guest.getByRole("link", { name: en.fillSankalp }).click();
  await expect(guest.getByRole("heading", { level: 1, name: en.sankalpHeading })).toBeVisible();
  const named = guest.getByRole("textbox", { name: en.name, exact: true });
  await named.fill(buyer.en);
  await guest.getByRole("button", { name: "Add a person" }).click();
  await named.nth(1).fill(son.en);
  for (const gotra of await guest.getByRole("combobox", { name: en.gotra, exact: true }).all())
    await gotra.fill("Bharadwaja");
  await guest.getByRole("button", { name: en.preview }).click();
  await expect(guest.getByRole("heading", { level: 2, name: en.previewHeading })).toBeVisible();
  await guest.getByRole("button", { name: en.submit }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "We have your 2 names" })).toBeVisible();
}

const factOf = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).getByRole("definition");

test("a puja is written, sold, performed, recorded and sent; its buyer watches and reviews it, another cancels", async ({
  browser,
  watch,
}) => {
  let desk = await visit({ browser, watch, wide: true });
  await openConsole(desk, origins.lifeApi);
  await writePuja(desk);
  const path = await sell(desk);

  const guest = await visit({ browser, watch });
  await book(guest, path);
  await giveFamily(guest);
  await guest.getByRole("link", { name: "See the order" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const order = guest.url();

  const other = await visit({ browser, watch });
  await book(other, path);
  await other.getByRole("link", { name: /order/i }).first().click();
  const cancel = other.getByRole("button", { name: /^Cancel, refund ₹/ });
  const [refund = ""] = /₹[\d,.]+/.exec((await cancel.textContent()) ?? "") ?? [];
  await cancel.click();
  await other.getByRole("button", { name: "Cancel now" }).click();
  await expect(other.getByText(`${refund} On its way.`)).toBeVisible();

  const api = await fetch(
    `${origins.lifeApi}/noauth-api/v1/pooja/poojaById?pooja_id=${path.split("/").at(-1)}`,
  );
  const startsAt = (await api.json()).results.muhurat.start_at;
  const ahead = Date.parse(startsAt) + 2 * HOUR - Date.now();
  await shop.pass(ahead);
  desk = await visit({ browser, watch, wide: true, ahead });
  await openConsole(desk, origins.lifeApi);
  await openNoun(desk, "Rituals");
  await desk.getByRole("cell", { name: title }).click();
  await desk.getByRole("link", { name: "Reading list" }).click();
  // On paper: the names alone.
  await desk.emulateMedia({ media: "print" });
  for (const { hi } of [buyer, son]) await expect(desk.getByText(hi)).toBeVisible();
  await expect(desk.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(desk.getByRole("menuitem").first()).toBeHidden();
  await desk.emulateMedia({ media: "screen" });
  await desk.goBack();
  await desk.getByRole("button", { name: "Mark performed" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Mark performed" }).click();
  await expect(factOf(desk, "Performed")).toHaveText("1");

  const upload = desk.getByLabel("Upload a recording");
  await upload.setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("#!/bin/sh\n") });
  await expect(desk.getByText("This is not a complete film that browsers play.")).toBeVisible();
  await upload.setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: readFileSync(film) });
  await desk.getByRole("textbox", { name: /^Second of/ }).fill("0:12");
  await desk.getByRole("button", { name: "Save the seconds" }).click();
  await expect(desk.getByText("Saved.")).toBeVisible();
  await desk.getByRole("button", { name: "Publish" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByText("1 order has it.")).toBeVisible();

  await openNoun(desk, "Orders");
  await desk
    .getByRole("row", { name: /Video ready/ })
    .getByRole("cell", { name: title })
    .click();
  await desk.getByRole("textbox", { name: "Carrier" }).fill("India Post");
  await desk.getByRole("textbox", { name: "Tracking number" }).fill("EK123456789IN");
  await desk.getByRole("button", { name: "Dispatch" }).click();
  await expect(desk.getByText("India Post, EK123456789IN")).toBeVisible();

  const stored = await guest.context().storageState();
  await guest.context().close();
  const later = await visit({ browser, watch, ahead, stored });
  await later.goto(order);
  // Until the player is there, the link opens the film in another tab.
  await expect(async () => {
    await later.getByRole("link", { name: /Watch from your name/ }).click();
    await expect(later.locator("video")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const seconds = () => later.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThanOrEqual(12);
  expect(await seconds()).toBeLessThan(20);
  await expect(later.getByText("EK123456789IN")).toBeVisible();

  await later.getByText("5 stars").click();
  await later.getByRole("textbox", { name: "Your review" }).fill("The priest read every name.");
  await later.getByRole("textbox", { name: "Name shown with the review" }).fill(buyer.en);
  await later.getByRole("textbox", { name: "Town or city" }).fill("Varanasi");
  await later.getByRole("button", { name: "Submit review" }).click();
  await expect(later.getByText("We read each review before it is shown.")).toBeVisible();
  await openNoun(desk, "Reviews");
  await desk.getByRole("button", { name: `Publish the review of ${buyer.en}` }).click();
  await expect(desk.getByText("It is shown in the shop.")).toBeVisible();
  await later.reload();
  await expect(later.getByText("Your review is on the site.")).toBeVisible();
});
