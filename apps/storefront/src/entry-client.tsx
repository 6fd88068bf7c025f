import { createApiClient } from "@aradhana/core/api";
import { defaultCountry, parseCountry } from "@aradhana/core/country";
import { openSession } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { createUserStore, storedToken } from "@aradhana/core/user";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from "react-router-dom";
import { parseLanguage } from "./i18n/languages.ts";
import { readCookie } from "./preferences/cookies.ts";
import { routes } from "./routes.tsx";
import { BrowserProvider } from "./services/browser.tsx";
import { servicesContext } from "./services/services.ts";
import { type Visitor, VisitorProvider } from "./services/visitor.tsx";
import { shellText } from "./shell/text.ts";

/**
 * Fetches the modules of the routes that match the address before the router starts: one still lazy at
 * hydration makes it draw HydrateFallback beside the server's page, without a message.
 */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Fetches what a page of ours will need, before it is gone to. A failure shows when it is. */
function prefetch(path: string) {
  for (const { route } of matchRoutes(routes, path.split(/[?#]/)[0] ?? "/") ?? []) {
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}

/** The document says what the server drew; a page served as a plain file knows only the cookies. */
function readVisitor(): Visitor {
  const { dataset, lang } = document.documentElement;
  const chosen = {
    country: readCookie(document.cookie, "country"),
    language: readCookie(document.cookie, "lang"),
  };
  const drawn = dataset.country;
  return {
    country: parseCountry(drawn ?? chosen.country) ?? defaultCountry,
    language: parseLanguage(drawn ? lang : (chosen.language ?? navigator.language)) ?? "en",
  };
}

// No top-level await: a route's chunk that imports from this one would wait for it for ever.
async function main() {
  const visitor = readVisitor();
  document.documentElement.lang = visitor.language;

  const storage = createStorage(() => window.localStorage);
  const drafts = createStorage(() => window.sessionStorage);
  const session = openSession(storage, Date.now(), () => crypto.randomUUID());
  const user = createUserStore(storage);
  const api = createApiClient({
    host: import.meta.env.VITE_API_HOST || window.location.origin,
    sessionId: session.id,
    pageOrigin: window.location.origin,
    platform: storage.get("platform") ?? "web",
    token: () => storedToken(storage),
    country: () => visitor.country,
    language: visitor.language,
    onSessionEnd: () => user.getState().signedOut(),
  });
  window.addEventListener("storage", () => user.getState().changedElsewhere());

  await Promise.all([shellText.load(visitor.language), loadMatchedRoutes()]);
  const services = { api, visitor };
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  const app = (
    <StrictMode>
      <VisitorProvider value={visitor}>
        <BrowserProvider value={{ api, storage, drafts, session, user, prefetch }}>
          <RouterProvider router={router} />
        </BrowserProvider>
      </VisitorProvider>
    </StrictMode>
  );

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void main();
