// `pnpm pictures`: redraws docs/pictures from a running shop on a scratch database and from the built Storybook.
// `pnpm pictures design` draws those whose name begins so.
import { join } from "node:path";
import { chromium as browsers } from "playwright";
import sharp from "sharp";
import { chromium, ensureChromium } from "../chromium.mjs";
import { startScratchSystem } from "../perf/scratch-system.mjs";
import { createSupervisor } from "../system/supervisor.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { shopShots, storyShots } from "./shots.mjs";

const root = join(import.meta.dirname, "../..");
const [prefix = ""] = process.argv.slice(2);
const isSelected = ({ name }) => name.startsWith(prefix);
const supervisor = createSupervisor();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

async function settle(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

async function keep(name, png) {
  await sharp(png)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(root, `docs/pictures/${name}.webp`));
  console.log(`docs/pictures/${name}.webp`);
}

/** A puja for the pictures: open, and with its own scene. */
async function somePuja(web) {
  const listing = await fetch(new URL("/noauth-api/v1/pooja/getPoojaListing?vip=false", web));
  const { results } = await listing.json();
  return results.pujas.find(({ status, seats_left }) => status === "open" && seats_left === null).id;
}

async function drawShop(browser, web) {
  const puja = await somePuja(web);
  for (const { name, path, walk, width = 360, height = 640, scheme = "light", language } of shopShots.filter(
    isSelected,
  )) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      deviceScaleFactor: width < 500 ? 2 : 1,
      locale: language === "hi" ? "hi-IN" : "en-IN",
      timezoneId: "Asia/Kolkata",
      reducedMotion: "reduce", // no picture of a page that still scrolls
    });
    await page.goto(web + path(puja));
    await settle(page);
    await walk?.(page);
    await settle(page);
    await keep(name, await page.screenshot({ animations: "disabled", caret: "hide" }));
    await page.close();
  }
}

async function drawStories(browser, storybook) {
  for (const shot of storyShots.filter(isSelected)) {
    const { name, stories, width = 360, height = 640, density = 2, dark = [] } = shot;
    const sheets = [];
    for (const [place, story] of stories.entries()) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: density,
        colorScheme: dark.includes(place) ? "dark" : "light",
      });
      await page.goto(`${storybook}/iframe.html?viewMode=story&id=${story}`);
      await settle(page);
      sheets.push(await page.screenshot({ animations: "disabled" }));
      await page.close();
    }
    const across = {
      width: width * density * stories.length,
      height: height * density,
      channels: 3,
      background: "white",
    };
    const composed = sharp({ create: across }).composite(
      sheets.map((input, place) => ({ input, left: place * width * density, top: 0 })),
    );
    await keep(name, await composed.png().toBuffer());
  }
}

process.env.CHROMIUM_PATH = await ensureChromium();
const browser = await browsers.launch(chromium());
try {
  if (shopShots.some(isSelected)) await drawShop(browser, (await startScratchSystem(supervisor)).web.url);
  const stories = await serveFolder(join(root, "packages/ui/storybook-static"));
  await drawStories(browser, stories.url);
  await stories.close();
} finally {
  await browser.close();
  await supervisor.stop();
}
