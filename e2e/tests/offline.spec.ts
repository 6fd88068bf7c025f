import type { Page } from "@playwright/test";
import { live, signIn } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker serves this tab and has saved the document of an address. */
const saved = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (path) => {
        const address = new URL(path, location.origin).href;
        const copy = await caches.match(address, { ignoreVary: true });
        return copy !== undefined && navigator.serviceWorker.controller !== null;
      }, path),
    )
    .toBe(true);

/** The network returns, and the copy that is open is replaced by the page of today, which a step elsewhere would interrupt. */
async function goOnline(page: Page) {
  await page.context().setOffline(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-saved-at");
}

/** Waits until the worker has saved each stylesheet that this page has joined in one file. */
const savedStyles = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const links = document.querySelectorAll<HTMLLinkElement>("link[disabled]");
        const copies = await Promise.all([...links].map(({ href }) => caches.match(href)));
        return copies.length > 0 && copies.every((copy) => copy !== undefined);
      }),
    )
    .toBe(true);

/** The addresses that the worker has noted of a kind of copies, to know which are the oldest. */
const addressesOfCopies = (cacheName: string) =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open("workbox-expiration");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const entries = opening.result.transaction("cache-entries").objectStore("cache-entries");
      const reading: IDBRequest<{ url: string; cacheName: string }[]> = entries.getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.filter((entry) => entry.cacheName === cacheName).map(({ url }) => url));
      };
    };
  });

test("pages that were read, and the buyer's own orders until the log-out, open without a network", async ({
  page,
  context,
  expectedLogs,
}) => {
  // Parts of the home page that no visit has loaded are left out.
  // A request that was under way may end after the log-out.
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|status of 401|UNAUTHORIZED/);
  const puja = await findPuja({ nth: 6 });
  const phone = newPhone();
  const { id } = await makePaidOrder(puja, phone);
  const order = `/orders/${id}/puja`;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });

  await page.goto("/");
  await saved(page, "/");
  await page.goto(`/auth?next=${encodeURIComponent(order)}`);
  await live(page);
  await signIn(page, phone);
  await expect(page.getByText(puja.title).first()).toBeVisible();
  // Saved when a link within the shop led to it, and when its address is opened, whose document comes preloaded.
  await saved(page, order);
  await page.evaluate(() => caches.delete("personal-1"));
  await page.reload();
  await expect(page.getByText(puja.title).first()).toBeVisible();
  await saved(page, order);
  await page.goto(`/pooja/${puja.id}?lang=hi`);
  await saved(page, `/pooja/${puja.id}?lang=hi`);
  const hindi = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  // A page that is opened by a link is fetched as data: its document is saved afterwards.
  await live(page);
  await page.getByRole("link", { name: "पूजाएँ", exact: true }).last().click();
  await saved(page, "/online-puja?lang=hi");
  // What the installed app opens.
  await saved(page, "/?lang=hi");
  const list = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  await context.setOffline(true);
  await page.reload();
  await expect(heading(list)).toBeVisible();
  await live(page);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.goto("/?lang=hi");
  await expect(page.getByRole("status").filter({ hasText: "आप ऑफ़लाइन हैं। यह पेज" })).toBeVisible();
  await page.goto(`/pooja/${puja.id}?lang=hi&utm_source=a`);
  await expect(heading(hindi)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "आप ऑफ़लाइन हैं। यह पेज" })).toBeVisible();
  await page.goto(order);
  await expect(page.getByText(puja.title).first()).toBeVisible();
  // A bare address, which our server would redirect.
  await page.goto("/online-puja");
  await expect(heading(list)).toBeVisible();
  await live(page);
  await page.goto("/vip-pujas");
  await expect(heading("आप ऑफ़लाइन हैं")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(5);
  await page.getByRole("link", { name: hindi }).click();
  await expect(heading(hindi)).toBeVisible();

  expect(await page.evaluate(addressesOfCopies, "personal-1")).not.toEqual([]);

  await goOnline(page);
  await expect(page.getByRole("status").filter({ hasText: "ऑफ़लाइन" })).toHaveCount(0);
  await page.goto("/?panel=account&lang=en");
  await live(page);
  await page.getByRole("button", { name: "Log out" }).click();
  const personal = () => page.evaluate(async () => (await (await caches.open("personal-1")).keys()).length);
  await expect.poll(personal).toBe(0);
  await expect.poll(() => page.evaluate(addressesOfCopies, "personal-1")).toEqual([]);
  await context.setOffline(true);
  await page.goto(order);
  await expect(heading("You are offline")).toBeVisible();
});

/** As if the login had expired while the browser was offline. */
const expireLogin = async () => {
  const cache = await caches.open("personal-1");
  for (const request of await cache.keys()) {
    const copy = await cache.match(request);
    if (!copy?.headers.has("x-login-expires")) continue;
    const headers = new Headers(copy.headers);
    // Long ago by any clock: that of the page may be shifted, the worker's is not.
    headers.set("x-login-expires", new Date(0).toISOString());
    await cache.put(request, new Response(await copy.blob(), { headers }));
  }
};

test("the list of orders opens without a network until the login expires or ends", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|status of 401|UNAUTHORIZED/);
  const puja = await findPuja({ nth: 6 });
  const phone = newPhone();
  await makePaidOrder(puja, phone);
  const panel = page.getByRole("dialog", { name: "Your orders" });
  const ordered = panel.getByRole("link", { name: puja.title });
  const openList = () => page.goto("/?panel=orders");

  await page.goto("/");
  await saved(page, "/");
  await page.goto("/auth?next=/?panel=orders");
  await live(page);
  await signIn(page, phone);
  await expect(ordered).toBeVisible();
  await savedStyles(page);
  await context.setOffline(true);
  await openList();
  await expect(ordered).toBeVisible();

  await page.evaluate(expireLogin);
  await openList();
  await expect(panel.getByText("Could not load your orders")).toBeVisible();
  await expect(ordered).toHaveCount(0);

  await goOnline(page);
  await openList();
  await expect(ordered).toBeVisible();
  await page.goto("/?panel=account");
  await live(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are not signed in")).toBeVisible();
  await context.setOffline(true);
  await openList();
  await expect(panel.getByText("Sign in to see your orders")).toBeVisible();
  await expect(ordered).toHaveCount(0);
});

test("a guest's order that a link opened opens without a network, until it is removed from this browser", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk/);
  const puja = await findPuja({ nth: 6 });
  const { id, secret } = await makePaidOrder(puja);
  const order = `/orders/${id}/puja`;
  const ordered = page.getByText(puja.title).first();

  await page.goto("/");
  await saved(page, "/");
  await page.goto(`${order}#t=${secret}`);
  await expect(ordered).toBeVisible();
  await saved(page, order);
  await page.goto("/?panel=account");
  await live(page);
  const remove = page.getByRole("button", { name: "Remove these orders" });
  await expect(remove).toBeVisible();

  await context.setOffline(true);
  await page.goto(order);
  await expect(ordered).toBeVisible();

  await goOnline(page);
  await page.goto("/?panel=account");
  await live(page);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(order);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});

test("a page that is not saved is replaced by one in the visitor's language, not in that of the last page", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk/);
  await page.goto("/privacy-policy");
  await saved(page, "/privacy-policy");
  await context.setOffline(true);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/vip-pujas");
  await expect(heading).toHaveText("You are offline");
  await page.goto("/vip-pujas?lang=hi");
  await expect(heading).toHaveText("आप ऑफ़लाइन हैं");

  // As the language panel does.
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server reads
    document.cookie = "lang=hi; path=/";
  });
  await page.goto("/vip-pujas");
  await expect(heading).toHaveText("आप ऑफ़लाइन हैं");
});

test("the worker is registered once the page is usable, and after the update check no page is of an earlier release", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function mark(...given) {
      const isUsable = performance.getEntriesByName("usable").length > 0;
      sessionStorage.setItem("registered", isUsable ? "usable" : "before");
      return register.apply(this, given);
    };
  });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/exchange-policy");
  await saved(page, "/exchange-policy");
  expect(await page.evaluate(() => sessionStorage.getItem("registered"))).toBe("usable");
  const ofToday = (await heading.textContent()) ?? "";

  // The copies of an earlier release. Its files have other names.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const copies = await caches.open(name);
      for (const { url } of await copies.keys()) {
        if (/^\/(?:assets|media)\//.test(new URL(url).pathname)) continue;
        const headers = { "content-type": "text/html" };
        await copies.put(url, new Response("<!doctype html><h1>An earlier release</h1>", { headers }));
      }
    }
  });
  await page.clock.install();
  await page.reload();
  await live(page);
  await expect(heading).toHaveText(ofToday);
  // A deploy: the manifest names another script. Tests cannot answer what a page with a worker requests.
  await page.evaluate(() => {
    const { fetch } = window;
    const manifest = { files: { "main.js": "/assets/index-newer.js" }, entrypoints: [] };
    window.fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).includes("asset-manifest")
        ? Response.json(manifest)
        : fetch(input, init);
  });
  const reloaded = page.waitForEvent("load");
  await page.clock.fastForward(61_000);
  await page.clock.runFor(61_000);
  await reloaded;
  await expect(heading).toHaveText(ofToday);
  await page.goto("/");
  await expect(heading).not.toHaveText("An earlier release");
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test("a panel that was never opened opens without a network, and the page below it stays", async ({
  page,
  context,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/");
  await live(page);
  await saved(page, "/");
  await context.setOffline(true);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goto("/?panel=orders");
  await live(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(title ?? "");
});
