import { gzipSync } from "node:zlib";
import { chromium as playwright } from "playwright";
import { chromium } from "../chromium.mjs";

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const QUIET = 3_000;

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

/** Every answer the page asked for, with when (ms after the navigation) and its size on the wire. */
function recordRequests(session) {
  const requests = new Map();
  let start;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    start ??= timestamp;
    requests.set(requestId, { url: request.url, at: (timestamp - start) * 1000, bytes: 0, type: "" });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.type = response.mimeType;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()].filter(({ url }) => url.startsWith("http"));
}

/**
 * Opens a page on a slow phone, once, and tells what was fetched when, how large it was, and what of it
 * was never used.
 */
export async function watch(url) {
  const browser = await playwright.launch(chromium());
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const requests = recordRequests(session);
    await page.addInitScript(observe);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.coverage.startCSSCoverage({ resetOnNavigation: false });
    const response = await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET);

    const seen = await page.evaluate(collect);
    const ran = new Set((await page.coverage.stopJSCoverage()).map((script) => script.url));
    const styled = (await page.coverage.stopCSSCoverage()).filter(({ ranges }) => ranges.length > 0);
    return digest({
      url,
      seen,
      ran,
      styled: new Set(styled.map((sheet) => sheet.url)),
      requests: requests(),
      html: await response.body(),
    });
  } finally {
    await browser.close();
  }
}

const isScript = ({ type }) => type.includes("javascript");
const isStyle = ({ type }) => type === "text/css";
const isFont = ({ type }) => type.startsWith("font/");
const isImage = ({ type }) => type.startsWith("image/");
const bytes = (requests) => requests.reduce((sum, request) => sum + request.bytes, 0);

function digest({ url, seen, ran, styled, requests, html }) {
  const used = new Set([...seen.images, ...seen.fromStyles, ...seen.icons]);
  const isUnused = (request) =>
    (isScript(request) && !ran.has(request.url)) ||
    (isStyle(request) && !styled.has(request.url)) ||
    (isImage(request) && !used.has(request.url));
  const fonts = requests.filter(isFont);
  return {
    lcp: seen.lcp,
    lcpElement: seen.lcpElement,
    cls: seen.cls,
    longest: seen.longest,
    html: gzipSync(html, { level: 9 }).length,
    scriptBeforeLcp: bytes(requests.filter((request) => isScript(request) && request.at < seen.lcp)),
    script: bytes(requests.filter(isScript)),
    styles: bytes(requests.filter(isStyle)),
    fonts: bytes(fonts),
    fontFiles: fonts.length,
    firstImages: bytes(requests.filter((request) => seen.firstImages.includes(request.url))),
    unused: [
      ...requests.filter(isUnused).map((request) => request.url.slice(new URL(url).origin.length)),
      ...(fonts.length > seen.fonts ? ["a font"] : []),
    ],
  };
}
