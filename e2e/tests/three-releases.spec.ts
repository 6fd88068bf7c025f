import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { addressesOf } from "../support/addresses.ts";
import { live } from "../support/book.ts";
import { forward } from "../support/forward.ts";
import { makePaidOrder } from "../support/order.ts";
import { type Release, writeRelease } from "../support/releases.ts";
import { routePatterns } from "../support/routes.ts";
import { findPuja } from "../support/shop.ts";
import { startWeb, type Web } from "../support/start-web.ts";
import { expect, test } from "../support/test.ts";
import { origins, ports } from "../system.ts";

const DAY = 86_400_000; // ms
const clock = pathToFileURL(join(import.meta.dirname, "../../scripts/testing/shift-clock.mjs")).href;
const shop = origins.released;

/** A shop that newer releases replace without a gap, with an archive that all of them share. */
async function createDeployment(folder: string) {
  let running: { color: "blue" | "green"; web: Web } | undefined;
  const balancer = createServer((incoming, response) =>
    forward(incoming, response, origins[running?.color ?? "blue"]),
  ).listen(ports.released, "127.0.0.1");
  await once(balancer, "listening");
  return {
    /** Starts the release in the place of the running one, at a time that is `later` milliseconds away for it. */
    async deploy({ storefront }: Release, later = 0) {
      const before = running;
      const color = before?.color === "blue" ? "green" : "blue";
      const env = {
        ASSET_ARCHIVE: join(folder, "archive"),
        TEST_CLOCK_AHEAD: String(Number(process.env.TEST_CLOCK_AHEAD ?? 0) + later),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${clock}`,
      };
      const web = await startWeb({ port: ports[color], apiUrl: origins.api, folder: storefront, env });
      running = { color, web };
      await before?.web.stop();
    },
    async stop() {
      await running?.web.stop();
      balancer.close();
      balancer.closeAllConnections();
    },
  };
}

/** Those of these files that are not served. */
async function missing(addresses: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(shop + address, { method: "HEAD" });
    if (status !== 200) lost.push(address);
  }
  return lost;
}

/** Follows a link to the address, as the router of the open page does. */
const follow = (page: Page, address: string) =>
  page.evaluate((next) => {
    for (const heading of document.querySelectorAll("h1")) heading.setAttribute("data-before", "");
    history.pushState(null, "", next);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
/** The heading of a screen that was not there before, once its data and scripts are. */
const newHeading = (page: Page) => page.locator("main[aria-busy=false] h1:not([data-before])").first();

test("a tab that stays open while three builds are deployed opens every screen; their files are served for seven days (B-33)", async ({
  page,
  context,
  expectedLogs,
}, testInfo) => {
  test.slow();
  // Of orders and goods that do not exist.
  expectedLogs.push(/status of 4\d\d/);
  const folder = testInfo.outputPath("releases");
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map((nth) => writeRelease(folder, nth)));
  const newest = others.at(-1);
  if (!first || !newest) throw new Error("no release");
  const deployment = await createDeployment(folder);
  const lost: string[] = [];
  context.on("response", (answer) => {
    if (/\/assets\//.test(answer.url()) && !answer.ok()) lost.push(answer.url());
  });
  try {
    await deployment.deploy(first);
    // It does not hear of the releases: it would reload by itself.
    const manifest = await (await fetch(`${shop}/asset-manifest.json`)).json();
    await page.route("**/asset-manifest.json?*", (route) => route.fulfill({ json: manifest }));
    await page.clock.install();
    await page.goto(`${shop}/`);
    await live(page);
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    const widget = await context.newPage();
    await widget.goto(`${shop}/widget/pujas?limit=1`);
    await expect.poll(() => widget.evaluate(() => localStorage.getItem("session_id"))).toBeTruthy();

    for (const release of others) await deployment.deploy(release);

    const puja = await findPuja({ payLater: true });
    const addresses = addressesOf(await makePaidOrder(puja), puja);
    expect(Object.keys(addresses).sort()).toEqual([...routePatterns].sort());
    for (const [pattern, [address = pattern]] of Object.entries(addresses)) {
      if (pattern === "/") continue;
      await test.step(address, async () => {
        await follow(page, address);
        // A panel hides the page behind it from screen readers.
        await expect(newHeading(page)).toBeVisible();
        await follow(page, "/");
        await expect(newHeading(page)).toBeVisible();
      });
    }
    expect(await page.evaluate(() => "isMarked" in window)).toBe(true);

    await widget.getByRole("article").getByRole("link").first().click();
    await expect(widget.getByRole("heading", { level: 1 })).toBeVisible();
    await widget.getByRole("link", { name: /^Continue with/ }).click();
    await expect(widget.getByRole("textbox", { name: "Your name" })).toBeVisible();
    expect(lost).toEqual([]);

    await page.unroute("**/asset-manifest.json?*");
    const reloaded = page.waitForEvent("load");
    await page.clock.fastForward(61_000);
    await reloaded;
    await live(page);
    const running = await page.evaluate(() => document.documentElement.dataset.main);
    expect(newest.addresses).toContain(running);

    const replaced = [first, ...others.slice(0, -1)].flatMap(({ addresses }) => addresses);
    expect(await missing(replaced)).toEqual([]);
    await deployment.deploy(newest, 6.9 * DAY);
    expect(await missing([...replaced, ...newest.addresses])).toEqual([]);
    await deployment.deploy(newest, 8 * DAY);
    expect(await missing(replaced)).toHaveLength(replaced.length);
    expect(await missing(newest.addresses)).toEqual([]);
  } finally {
    await deployment.stop();
  }
});
