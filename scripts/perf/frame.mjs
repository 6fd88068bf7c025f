// How a widget comes into a partner's page on slow 3G, with nothing cached. Start the system first (`pnpm start`); DEMO_URL
// names the site that is opened, at the widget of the upcoming pujas; SHOT a screenshot at the moment when it is first visible.
import { chromium as playwright } from "playwright";
import { chromium, ensureChromium } from "../chromium.mjs";

const url = process.env.DEMO_URL ?? "http://localhost:4320/#remedies";
const runs = Number(process.env.PERF_RUNS ?? 5);
/** What browsers' tools call slow 3G. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms, bytes a second

/** Runs in the partner's page: what happens there, and when, in ms since the request. */
function observe() {
  if (window !== window.top) return;
  const seen = { shifts: 0 };
  Object.assign(window, { seen });
  const note = (name) => {
    seen[name] ??= performance.now();
  };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.endsWith("/embed/v1.js")) note("loader");
  }).observe({ type: "resource", buffered: true });
  addEventListener("aradhana:ready", ({ detail, target }) => {
    // Two frames later what was made visible is painted.
    const isPujas = detail.path === "/widget/pujas" && target.getAttribute("mode") === null;
    if (isPujas) requestAnimationFrame(() => requestAnimationFrame(() => note("widget")));
  });
}

/** Slows down the network of the page and of each frame of another site, because each is a separate process. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  const count = ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  };
  await session.send("Network.enable");
  session.on("Network.loadingFinished", count);
  await session.send("Network.emulateNetworkConditions", slow3G);
  session.on("Target.attachedToTarget", ({ sessionId }) => {
    const commands = [
      ["Network.enable"],
      ["Network.emulateNetworkConditions", slow3G],
      ["Runtime.runIfWaitingForDebugger"],
    ];
    commands.forEach(([method, params = {}], id) => {
      const message = JSON.stringify({ id, method, params });
      session.send("Target.sendMessageToTarget", { sessionId, message }).catch(() => {});
    });
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { method, params } = JSON.parse(message);
    if (method === "Network.loadingFinished") count(params);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return () => bytes;
}

async function open(browser, shot) {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
  await page.addInitScript(observe);
  const bytes = await slowDown(page);
  await page.goto(url, { waitUntil: "commit", timeout: 120_000 });
  await page.waitForFunction(() => window.seen?.widget, undefined, { timeout: 120_000 });
  const kB = bytes() / 1000;
  if (shot) await page.screenshot({ path: shot });
  const frame = page.frames().find((each) => new URL(each.url()).pathname === "/widget/pujas");
  const paint = await frame.waitForFunction(() => {
    const [entry] = performance.getEntriesByName("first-contentful-paint");
    return entry && performance.timeOrigin + entry.startTime;
  });
  const painted = await paint.jsonValue();
  await page.waitForTimeout(5_000); // what would still move has moved
  const { loader, widget, shifts, origin } = await page.evaluate(() => ({
    ...window.seen,
    origin: performance.timeOrigin,
  }));
  await page.close();
  return { loader, painted: painted - origin, widget, kB, shifts };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

await ensureChromium();
const browser = await playwright.launch(chromium());
const all = [];
for (let run = 0; run < runs; run++) all.push(await open(browser, run === 0 ? process.env.SHOT : undefined));
await browser.close();
const of = (name) => median(all.map((each) => each[name]));
console.log(`the loader has come         ${(of("loader") / 1000).toFixed(1)} s`);
console.log(`the first card is seen      ${(of("painted") / 1000).toFixed(1)} s`);
console.log(`it answers to taps          ${(of("widget") / 1000).toFixed(1)} s`);
console.log(`on the wire until then      ${of("kB").toFixed(0)} kB, the page and its other widgets among it`);
console.log(`layout shift of the page    ${of("shifts").toFixed(3)}`);
