import type { Browser, BrowserContext, Page } from "@playwright/test";
import { enterCode, openNoun } from "../support/console.ts";
import { type OwnShop, startOwnShop } from "../support/own-shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

// The page reads again what it showed of a session that has ended with its passkey.
test.use({ expectedLogs: [/status of 401/], actionTimeout: 20_000 });
test.setTimeout(240_000);

let shop: OwnShop;
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  shop = await startOwnShop(testInfo.outputPath("data"), "desk");
});
test.afterAll(() => shop?.stop());

interface Device {
  browser: Browser;
  watch: (context: BrowserContext) => Promise<void>;
}

const screen = { laptop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };

/** A device whose screen lock makes passkeys and whose owner always unlocks it. */
async function device({ browser, watch }: Device, kind: keyof typeof screen = "laptop"): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: origins.deskWeb, viewport: screen[kind], serviceWorkers: "block" },
  });
  await watch(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}

/** The next code for a number may be requested half a minute after the last one. */
const enterNewCode = async (page: Page) => {
  await shop.pass(60_000);
  await enterCode(page, origins.deskApi);
};
const signIn = async (page: Page) => {
  await page.goto("/console");
  await enterNewCode(page);
};
const add = async (page: Page, name: string) => {
  await page.getByRole("textbox", { name: "Name of the passkey" }).fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
};
const orders = (page: Page) => page.getByRole("heading", { level: 1, name: "Orders" });
const usePasskey = (page: Page) => page.getByRole("button", { name: "Use passkey" });

test("an owner adds a passkey, signs in with it alone on that device, and removes it", async ({
  browser,
  watch,
}) => {
  const laptop = await device({ browser, watch });
  await signIn(laptop);
  await add(laptop, "My laptop");
  await expect(orders(laptop)).toBeVisible();
  await openNoun(laptop, "My passkeys");
  await expect(laptop.getByRole("cell", { name: "My laptop", exact: true })).toBeVisible();
  await add(laptop, "Again");
  await expect(laptop.getByText("This device already has a passkey of yours.")).toBeVisible();

  // Somebody who read the code, on a device without the passkey.
  const stranger = await device({ browser, watch });
  await signIn(stranger);
  await usePasskey(stranger).click();
  await expect(stranger.getByText(/The passkey was not used/)).toBeVisible();
  await stranger.goto(`${origins.deskWeb}/console/order`);
  await expect(usePasskey(stranger)).toBeVisible();
  await expect(stranger.getByRole("menuitem")).toHaveCount(0);
  // One navigation, not thousands: each would be an entry.
  expect(await stranger.evaluate(() => history.length)).toBeLessThan(6);

  await laptop.getByRole("button", { name: /account$/ }).click();
  await laptop.getByRole("menuitem", { name: "Logout" }).click();
  await enterNewCode(laptop);
  await usePasskey(laptop).click();
  await expect(laptop.getByRole("heading", { level: 1 })).toHaveText(/Orders|My passkeys/);

  await openNoun(laptop, "My passkeys");
  await laptop.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(laptop.getByText(/It is your only passkey/)).toBeVisible();
  await laptop.getByRole("button", { name: "Remove my only passkey" }).click();
  await expect(laptop.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
  await enterNewCode(laptop);
  await expect(laptop.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});

test("the forms of pujas, chadhava, temples and banners are not wider than a phone", async ({
  browser,
  watch,
}) => {
  const phone = await device({ browser, watch }, "phone");
  await signIn(phone);
  await phone.getByRole("button", { name: "Later" }).click();
  await expect(orders(phone)).toBeVisible();
  for (const noun of ["pujaSeries", "chadhaavaSeries", "temple", "banner"]) {
    await phone.goto(`${origins.deskWeb}/console/${noun}/create`);
    await expect(phone.getByRole("button", { name: "Save" })).toBeVisible();
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect([noun, width]).toEqual([noun, screen.phone.width]);
  }
});
