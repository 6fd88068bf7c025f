import { lazyApi, loadWithRetry, nextTask, openOnce, whenIdle } from "@aradhana/browser/lazy";
import { defaultCountry } from "@aradhana/core/country";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from "react-router-dom";
import { readCookie } from "../shared/cookies/cookies.ts";
import type { EarlyData } from "../shared/early-data/early-data.ts";
import { readInput } from "../shared/early-input/read-input.ts";
import { parseLanguage } from "../shared/i18n/languages.ts";
import { isChunkFailure } from "../shared/lazy/chunk-failure.ts";
import { recoverPage } from "../shared/lazy/recover-page.ts";
import type { BrowserServices } from "../shared/services/browser.tsx";
import { type Services, servicesContext } from "../shared/services/services.ts";
import type { Visitor } from "../shared/services/visitor.tsx";
import { readRenderedShop, setShop } from "../shared/shell-text/shop.ts";
import { shellText } from "../shared/shell-text/text.ts";
import { takeEarlyPress } from "./early-input/early-press.ts";
import { RestoreInput } from "./early-input/restore-input.tsx";
import { keepLanguage } from "./router/keep-language.ts";
import { routes } from "./routes.tsx";
import { BrowserServicesProvider } from "./services/browser-services-provider.tsx";
import { LiveVisitor } from "./services/live-visitor.tsx";
import { loadScreenError } from "./shell/screen-error.tsx";

/**
 * Fetches the modules of the routes that match the address before the router starts: one still lazy at
 * hydration makes it render HydrateFallback beside the server's page, without any warning.
 */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Fetches the chunks of another page and of the skeletons. An error shows when the visitor navigates there. */
function prefetch(path: string) {
  void import("./router/awaited-screen.tsx").catch(() => {});
  for (const { route } of matchRoutes(routes, path.split(/[?#]/)[0] ?? "/") ?? []) {
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}

/** Fetches the pages whose links are in view. A tap fetches what it needs without it. */
function startPrefetch(services: Services & { early: EarlyData }) {
  import("./prefetch/prefetch-in-view.ts").then(
    ({ prefetchInView }) => prefetchInView(services),
    () => {},
  );
}

/** From the document that the server rendered, or from address and cookies if the page is a static file. */
function readVisitor(): Visitor {
  const { dataset, lang } = document.documentElement;
  const chosen = {
    country: readCookie(document.cookie, "country"),
    language: new URLSearchParams(window.location.search).get("lang") ?? readCookie(document.cookie, "lang"),
  };
  const rendered = dataset.country;
  const country = rendered ?? chosen.country ?? readCookie(document.cookie, "country_found") ?? "";
  return {
    // The API checks whether the country exists: the table of all countries is not downloaded for this.
    country: /^[a-z]{2}$/.test(country) ? country : defaultCountry,
    language: parseLanguage(rendered ? lang : (chosen.language ?? navigator.language)) ?? "en",
  };
}

/** The services of this tab, created at the first call: a page rendered by the server can be read without them. */
function createOpenServices(visitor: Visitor): () => Promise<BrowserServices> {
  // The visitor may have left for another page by the time the services are loaded.
  const { href } = window.location;
  return openOnce(async () => {
    const { createBrowserServices } = await loadWithRetry(
      () => import("./services/create-browser-services.ts"),
    );
    await nextTask();
    return { ...createBrowserServices(visitor, href), prefetch };
  });
}

// No top-level await: a route's chunk that imports from this one would wait for it for ever.
async function main() {
  // Our own server takes the login out of a link before any page; a host of plain files cannot.
  if (/[?&]token=/.test(window.location.search)) {
    return (await import("../features/account/link-login/hand-over-here.ts")).handOverHere();
  }
  const visitor = readVisitor();
  const { documentElement } = document;
  // Setting it, even to the same value, makes the browser recalculate the styles of the whole page.
  if (documentElement.lang !== visitor.language) documentElement.lang = visitor.language;

  const openServices = createOpenServices(visitor);

  setShop(readRenderedShop(document));
  await Promise.all([shellText.load(visitor.language), loadMatchedRoutes()]);
  await nextTask();
  const services = { api: lazyApi(openServices), visitor, browser: openServices, early: new Map() };
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  keepLanguage(router, visitor.language);
  await nextTask();
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const pressAgain = takeEarlyPress();
  // Beside the browser's services, which a link does not need.
  const onUsable = () => whenIdle(() => startPrefetch(services));
  const onOpen = () => {
    pressAgain();
    whenIdle(() => void loadScreenError().catch(() => {}));
  };
  const reload = () => void router.revalidate();
  const app = (
    <StrictMode>
      <BrowserServicesProvider open={openServices} onUsable={onUsable} onOpen={onOpen}>
        <LiveVisitor rendered={visitor} reload={reload}>
          <RouterProvider router={router} />
        </LiveVisitor>
      </BrowserServicesProvider>
    </StrictMode>
  );

  if (root.firstElementChild) {
    const hydrated = <RestoreInput restore={readInput(root)}>{app}</RestoreInput>;
    // In time slices, so that the browser can react to input in between.
    startTransition(() => void hydrateRoot(root, hydrated));
  } else createRoot(root).render(app);
}

main().catch((lost: unknown) => {
  if (!isChunkFailure(lost) || !recoverPage()) throw lost;
});
