import { withLanguage } from "@aradhana/core/paths";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { copyAddress, pageCopies, personalCopies } from "../shared/offline/saved-copies.ts";
import { type CopyKind, copyKind, isPublicAnswer } from "./copy-kind.ts";
import { languageOfVisitor } from "./language-of-visitor.ts";
import { createLoginEnd } from "./login-end.ts";
import { offlinePage } from "./offline-page.ts";
import { pageAssets } from "./page-assets.ts";
import { personalKey } from "./personal-key.ts";
import { realFile } from "./real-file.ts";
import { savedPages } from "./saved-pages.ts";
import { withSavedTime } from "./with-saved-time.ts";

declare const self: ServiceWorkerGlobalScope;

const DAY = 86_400;
const own = {
  assets: "assets-1",
  pictures: "pictures-1",
  reads: "reads-2",
};
const everyCopy: readonly string[] = [pageCopies, personalCopies, ...Object.values(own)];

const complete = new CacheableResponsePlugin({ statuses: [200] });
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });
// Pages vary on countries and encodings, of which there is one copy.
const matchOptions = { ignoreVary: true };

/** A copy in place of an answer is not labelled as one, so only a browser that knows to be offline gets it. */
const onlyOffline = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    self.navigator.onLine ? null : cachedResponse,
};

const underCopyAddress = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => copyAddress(request.url),
};
const underReader = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => personalKey(request.url, request.headers),
};
/** Deletes the copies, and what the plugin that limits their number knows of them: their addresses are personal too. */
const { forget, endsWithLogin } = createLoginEnd(
  () =>
    Promise.allSettled([
      caches.delete(personalCopies),
      new CacheExpiration(personalCopies, { maxEntries: 1 }).delete(),
    ]),
  () => Date.now(),
);
const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublicAnswer(response) ? response : null),
};
/** A browser opens no page with the response of another address. */
const notRedirected: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.redirected ? null : response),
};
const labelled = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && withSavedTime(cachedResponse),
};

const strategies: Readonly<Record<CopyKind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: pageCopies,
    matchOptions,
    plugins: [complete, notRedirected, underCopyAddress, labelled, atMost(40, 30)],
  }),
  "personal page": new NetworkFirst({
    cacheName: personalCopies,
    matchOptions,
    plugins: [complete, notRedirected, underCopyAddress, labelled, atMost(80, 30), endsWithLogin],
  }),
  "personal read": new NetworkFirst({
    cacheName: personalCopies,
    matchOptions,
    plugins: [complete, underReader, onlyOffline, atMost(80, 30), endsWithLogin],
  }),
  read: new NetworkFirst({
    cacheName: own.reads,
    matchOptions,
    plugins: [complete, onlyPublic, onlyOffline, atMost(80, 7)],
  }),
  // Their names change with their content.
  asset: new CacheFirst({ cacheName: own.assets, plugins: [realFile, atMost(400, 60)] }),
  picture: new CacheFirst({ cacheName: own.pictures, plugins: [complete, atMost(150, 30)] }),
};

// A release needs no second visit: documents come from the network, and names of files change with their content.
void self.skipWaiting();
clientsClaim();

self.addEventListener("activate", (event) => {
  const removeOld = async () => {
    const old = (await caches.keys()).filter((name) => !everyCopy.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  // A document is requested while this worker is still starting.
  event.waitUntil(Promise.all([removeOld(), self.registration.navigationPreload?.enable()]));
});

/** The saved page in Hindi of a bare address: only our server could have sent its visitor on to it. */
async function savedInHindi(page: URL): Promise<string | undefined> {
  if (page.searchParams.has("lang")) return undefined;
  const { href } = new URL(withLanguage(page, "hi"), page);
  return (await caches.match(copyAddress(href), matchOptions)) && href;
}

const kindOf = (request: Request) => copyKind(request, self.location.origin);

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ request }) => kindOf(request) === kind,
    async ({ request, event }) => {
      try {
        return await strategy.handle({ request, event });
      } catch (error) {
        if (request.mode !== "navigate") throw error;
        const inHindi = await savedInHindi(new URL(request.url));
        if (inHindi) return Response.redirect(inHindi);
        const { language: lastPage, pages } = await savedPages();
        const cookie = (await self.cookieStore?.get("lang"))?.value;
        return offlinePage(languageOfVisitor({ url: request.url, cookie, lastPage }), pages);
      }
    },
  );
}

/**
 * A page sends the addresses of pages whose documents were not requested, since the visitor followed links within the shop,
 * and the files that it had loaded before this worker was there.
 */
self.addEventListener("message", (event) => {
  const message: { pages?: unknown; files?: unknown; forget?: unknown } = event.data ?? {};
  if (message.forget) event.waitUntil(forget());
  const save = async (url: unknown, isPage: boolean) => {
    const request = new Request(String(url));
    const { method, mode, destination } = request;
    const facts = { method, mode: isPage ? "navigate" : mode, destination, url: request.url };
    const kind = copyKind(facts, self.location.origin);
    if (kind === "asset" || kind === "picture") await strategies[kind].handle({ request, event });
    if (kind !== "page" && kind !== "personal page") return;
    const page: Response = await strategies[kind].handle({ request, event });
    await saveEach(pageAssets(await page.clone().text()), false);
  };
  const saveEach = (urls: unknown, arePages: boolean) =>
    Promise.allSettled(Array.isArray(urls) ? urls.map((url) => save(url, arePages)) : []);
  event.waitUntil(Promise.all([saveEach(message.pages, true), saveEach(message.files, false)]));
});
