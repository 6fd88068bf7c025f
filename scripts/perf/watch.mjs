import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { onSlowPhone, slow4G } from "./phone.mjs";

/** A page without requests for this long has loaded everything that it needs before an interaction. */
const QUIET = 4_000;
const PATIENCE = 60_000;

/** Runs in the page, before anything of it: remembers what the browser reports. */
function observe() {
  window.seen = { lcp: 0, lcpElement: "", cls: 0, longest: 0 };
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => {
    window.seen.lcp = entry.startTime;
    window.seen.lcpElement = entry.url || entry.element?.tagName.toLowerCase() || "";
  });
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value;
  });
  on("longtask", (entry) => {
    window.seen.longest = Math.max(window.seen.longest, entry.duration);
  });
}

/** Runs in the page, at the end: what of the fetched files it has put to use. */
function collect() {
  const inView = (image) => {
    const { top, left, width } = image.getBoundingClientRect();
    return width > 0 && top < window.innerHeight && left < window.innerWidth;
  };
  const images = [...document.images].filter(({ currentSrc }) => currentSrc);
  return {
    ...window.seen,
    // Set by the page itself once it is hydrated.
    usable: performance.getEntriesByName("usable")[0]?.startTime,
    images: images.map(({ currentSrc }) => currentSrc),
    firstImages: images.filter(inView).map(({ currentSrc }) => currentSrc),
    fonts: [...document.fonts].filter(({ status }) => status === "loaded").length,
    fromStyles: performance
      .getEntriesByType("resource")
      .filter(({ initiatorType }) => initiatorType === "css")
      .map(({ name }) => name),
    icons: [...document.querySelectorAll('link[rel~="icon"], link[rel="manifest"]')].map(({ href }) => href),
  };
}

/** Every response to the page, with its time (ms after the navigation) and its transferred size. */
function recordRequests(session) {
  const requests = new Map();
  const pending = new Set();
  let last = Date.now();
  let start;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    start ??= timestamp;
    pending.add(requestId);
    requests.set(requestId, { url: request.url, at: (timestamp - start) * 1000, bytes: 0, type: "" });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.type = response.mimeType;
  });
  const end = (requestId) => {
    pending.delete(requestId);
    last = Date.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  return {
    async settle() {
      const patience = Date.now() + PATIENCE;
      while ((pending.size > 0 || Date.now() - last < QUIET) && Date.now() < patience) await delay(100);
    },
    all: () => [...requests.values()].filter(({ url }) => url.startsWith("http")),
  };
}

/**
 * Opens a page on a slow phone, once, and reports what was loaded when, how large it was, and what of it
 * was never used.
 */
export function watch(url) {
  return onSlowPhone(async (page, session) => {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    const requests = recordRequests(session);
    await page.addInitScript(observe);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.coverage.startCSSCoverage({ resetOnNavigation: false });
    const response = await page.goto(url);
    await requests.settle();

    const seen = await page.evaluate(collect);
    const ran = (await page.coverage.stopJSCoverage()).map((script) => script.url);
    const styled = (await page.coverage.stopCSSCoverage()).filter(({ ranges }) => ranges.length > 0);
    const html = await response.body();
    const used = new Set([...ran, ...styled.map((sheet) => sheet.url)]);
    return digest({ origin: new URL(url).origin, seen, used, requests: requests.all(), html });
  });
}

const isScript = ({ type }) => type.includes("javascript");
const isStyle = ({ type }) => type === "text/css";
const isFont = ({ type }) => type.startsWith("font/");
const isImage = ({ type }) => type.startsWith("image/");
const bytes = (requests) => requests.reduce((sum, request) => sum + request.bytes, 0);

function digest({ origin, seen, used, requests, html }) {
  const shown = new Set([...seen.images, ...seen.fromStyles, ...seen.icons]);
  const isUnused = (request) =>
    ((isScript(request) || isStyle(request)) && !used.has(request.url)) ||
    (isImage(request) && !shown.has(request.url));
  const fonts = requests.filter(isFont);
  const scripts = requests.filter(isScript);
  return {
    lcp: seen.lcp,
    lcpElement: seen.lcpElement,
    cls: seen.cls,
    longest: seen.longest,
    html: gzipSync(html, { level: 9 }).length,
    scriptBeforeLcp: bytes(requests.filter((request) => isScript(request) && request.at < seen.lcp)),
    script: bytes(scripts.filter((request) => !(request.at > seen.usable))),
    scriptAfter: bytes(scripts.filter((request) => request.at > seen.usable)),
    styles: bytes(requests.filter(isStyle)),
    fonts: bytes(fonts),
    fontFiles: fonts.length,
    firstImages: bytes(requests.filter((request) => seen.firstImages.includes(request.url))),
    unused: [
      ...requests.filter(isUnused).map((request) => request.url.replace(origin, "")),
      ...(fonts.length > seen.fonts ? ["a font"] : []),
    ],
  };
}
