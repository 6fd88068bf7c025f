import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryOf, filesOf, type Manifest } from "../../apps/storefront/build/page-files.ts";
import type { Firefox, Tab } from "../support/firefox.ts";
import { expect, test as inFirefox } from "../support/firefox-test.ts";
import { type LosingServer, type Loss, losses, startLosingServer } from "../support/losing-server.ts";

const test = inFirefox.extend<{ shop: LosingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  shop: async ({}, use) => {
    const shop = await startLosingServer();
    await use(shop);
    shop.stop();
  },
});

const manifestFile = join(import.meta.dirname, "../../apps/storefront/dist/.vite/manifest.json");
const linkToPujas = "nav[aria-label='Main'] a[href='/online-puja']";
const ways = Object.keys(losses) as Loss[];

/** The files of the pujas' list that neither a policy nor what comes in its place needs. */
function filesOfList(kind: "scripts" | "styles"): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const filesFor = (...parts: string[]) =>
    filesOf(manifest, [entryOf(manifest), ...parts.map((part) => `src/${part}.tsx`)])[kind];
  const there = filesFor("routes/policy/route", "routes/home/route", "app/shell/screen-error-below-fold");
  return filesFor("routes/online-puja/route").filter((file) => !there.includes(file));
}

/** A stalled file is given up after two minutes: here they are two seconds. */
const hurry = (firefox: Firefox) =>
  firefox.addInitScript((patience) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...args: unknown[]) =>
        setTimeout(run, ms === patience ? ms / 60 : ms, ...args),
    });
  }, 120_000);

/** Waits until the link to the pujas does not load a document any more. */
const hydrated = (tab: Tab) =>
  expect
    .poll(() =>
      tab.evaluate(
        (link) =>
          Object.keys(document.querySelector(link) ?? {}).some((key) => key.startsWith("__reactProps")),
        linkToPujas,
      ),
    )
    .toBe(true);

/** Waits until the screen of errors is there, which the page fetches once it answers to taps: stalled files keep all connections. */
const hasErrorScreen = (tab: Tab) =>
  expect
    .poll(() =>
      tab.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.includes("/screen-error-below-fold")),
      ),
    )
    .toBe(true);

/** Opens a policy, of which nothing is lost. */
async function openPolicy(firefox: Firefox, { origin }: LosingServer) {
  const tab = await firefox.newTab({ isApart: true });
  await tab.goto(`${origin}/exchange-policy`);
  await hydrated(tab);
  await tab.evaluate(() => Object.assign(window, { isMarked: true }) && true);
  return tab;
}

const path = (tab: Tab) => tab.evaluate(() => location.pathname).catch(() => undefined);

for (const kind of ["scripts", "styles"] as const) {
  test(`in Firefox a screen is shown although each of its ${kind} is lost once, in any way (B-32)`, async ({
    firefox,
    shop,
  }) => {
    test.slow();
    await hurry(firefox);
    const files = filesOfList(kind);
    for (const loss of ways) {
      await test.step(loss, async () => {
        // A browser opens six connections to a server: files that wait for a stalled one would not be lost, but late.
        shop.lose({ loss, once: true, files: loss === "a stall" ? files.slice(0, 4) : files });
        const tab = await openPolicy(firefox, shop);
        await tab.click(linkToPujas);
        await tab.sees("h1", "Upcoming pujas");
        await tab.sees("article");
        expect(await tab.evaluate(() => "isMarked" in window)).toBe(true);
        expect(shop.lost.size).toBeGreaterThan(0);
        await tab.close();
      });
    }
  });

  test(`in Firefox a screen whose ${kind} stay lost, in any way, opens the home page, once (B-32)`, async ({
    firefox,
    shop,
  }) => {
    test.slow();
    await hurry(firefox);
    // So that the half minute is not over before a busy machine is.
    await firefox.addInitScript((now) => Object.assign(Date, { now: () => now }), Date.now());
    for (const loss of ways) {
      await test.step(loss, async () => {
        shop.lose({ loss, once: false, files: filesOfList(kind) });
        const tab = await openPolicy(firefox, shop);
        await tab.click(linkToPujas);
        await expect.poll(() => path(tab)).toBe("/");
        await tab.sees("h1");
        // Within half a minute no other part that is lost does that again.
        await hydrated(tab);
        await hasErrorScreen(tab);
        await tab.click(linkToPujas);
        await tab.sees("h1", "Something went wrong");
        expect(shop.documents).toEqual(["/exchange-policy", "/"]);
        await tab.close();
      });
    }
  });
}
