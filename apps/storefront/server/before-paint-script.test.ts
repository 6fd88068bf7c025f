import { expect, test, vi } from "vitest";
import { beforePaintScript } from "./before-paint-script.ts";

interface Arrival {
  path?: string;
  /** Of the document that came. */
  lang?: string;
  savedAt?: string;
  cookie?: string;
  /** What an earlier visit stored. */
  stored?: Record<string, string>;
  browser?: string;
  onLine?: boolean;
}

/** Runs the script as the head of a page does. */
function arrive({
  path = "/",
  lang = "en",
  cookie = "",
  browser = "en-IN",
  onLine = true,
  savedAt,
  stored = {},
}: Arrival) {
  const replace = vi.fn<(address: URL) => void>();
  const dataset: Record<string, string> = savedAt ? { savedAt } : {};
  const document = { documentElement: { lang, dataset }, cookie, referrer: "https://news.test/" };
  const listeners = new Map<string, () => void>();
  const href = `https://shop.test${path}`;
  const sessionStorage: Record<string, string> = {};
  const globals = {
    document,
    location: { href, replace },
    navigator: { language: browser, onLine },
    performance: { getEntriesByType: () => [{ type: "navigate" }] },
    sessionStorage,
    localStorage: stored,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  new Function(...Object.keys(globals), beforePaintScript)(...Object.values(globals));
  const { arrival } = sessionStorage;
  return { to: replace.mock.lastCall?.[0].href, cookie: document.cookie, arrival, dataset, listeners };
}

const inHindi = "https://shop.test/pooja/pj_1?utm_source=a&lang=hi#t=secret";
const path = "/pooja/pj_1?utm_source=a#t=secret";

test.each([
  [{ cookie: "a=1; lang=hi" }, inHindi],
  [{ cookie: "lang=hi", browser: "en" }, inHindi],
  [{ browser: "hi" }, inHindi],
  [{ browser: "hi-IN", cookie: "lang=en" }, undefined],
  [{ browser: "en-US" }, undefined],
  [{ cookie: "lang=hi", onLine: false }, undefined],
  [{ cookie: "xlang=hi" }, undefined],
])("D31: a shared cache's page in English sends a visitor with %j on to %s", (visitor, address) => {
  expect(arrive({ path, ...visitor }).to).toBe(address);
});

test("D31: a page in the language of its address is never left, whatever the cookie says", () => {
  expect(arrive({ path: "/?lang=en", cookie: "lang=hi" }).to).toBeUndefined();
  expect(arrive({ path: "/?lang=hi", lang: "hi", cookie: "lang=en" }).to).toBeUndefined();
});

test("Hindi that an address names stays chosen, without the server's cookie", () => {
  const { cookie } = arrive({ path: "/?lang=hi", lang: "hi" });
  expect(cookie).toBe("lang=hi; path=/; max-age=31536000; samesite=lax; secure");
  expect(arrive({ path: "/" }).cookie).toBe("");
});

test("the landing page is stored before the visitor is sent on", () => {
  expect(arrive({ path, browser: "hi" }).arrival).toBe(`https://shop.test${path} https://news.test/`);
});

test("a saved copy notes that the network has returned", () => {
  const { dataset, listeners } = arrive({ savedAt: "1763620200000", onLine: false });
  expect(dataset.backOnline).toBeUndefined();
  listeners.get("online")?.();
  expect(dataset.backOnline).toBe("");
  expect(arrive({}).listeners.size).toBe(0);
});

test.each([
  ["/", { cart_disabled: "true" }, true],
  ["/?cart_disabled=true", {}, true],
  ["/?cart_disabled=false", { cart_disabled: "true" }, false],
  ["/", {}, false],
])("D15: at %s, with %j stored, the cart is hidden before the first paint: %s", (at, stored, isHidden) => {
  expect("cartDisabled" in arrive({ path: at, stored }).dataset).toBe(isHidden);
});
