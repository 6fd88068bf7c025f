import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import { routes } from "../src/app/routes.tsx";
import { BrowserServicesProvider } from "../src/app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../src/app/services/create-browser-services.ts";
import { LiveVisitor } from "../src/app/services/live-visitor.tsx";
import type { Text } from "../src/shared/i18n/define-text.ts";
import { servicesContext } from "../src/shared/services/services.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { gatewayHash } from "./handlers.ts";

interface Options {
  path: string;
  /** The page that it is gone to from, whose skeleton then shows; without one the shop opens there. */
  from?: string;
  language: Visitor["language"];
}

const texts = import.meta.glob<Record<string, Text<unknown> | Text<unknown>[]>>([
  "../src/**/*text.ts",
  "!../src/shared/i18n/*",
]);

/** A part that an earlier story loaded has the words of that story's language alone. */
async function loadTexts(language: Visitor["language"]): Promise<void> {
  const modules = await Promise.all(Object.values(texts).map((load) => load()));
  const all = modules.flatMap((module) => Object.values(module).flat());
  await Promise.all(all.map((text) => text.load(language)));
}

/** The storefront as its own entry builds it, without the server. Gives it and what closes it. */
export async function openShop({ path, from, language }: Options) {
  // The screens' words are loaded in the language of the document.
  document.documentElement.lang = language;
  await shellText.load(language);
  await loadTexts(language);
  const visitor: Visitor = { country: "in", language };
  const services = { ...createBrowserServices(visitor, window.location.origin + path), prefetch: () => {} };
  const router = createMemoryRouter(routes, {
    initialEntries: [from ?? path],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, { api: services.api, visitor }]])),
  });
  const proceed = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    proceed();
    if (from) void router.navigate(path);
  });
  const comeBack = () => {
    if (window.location.hash !== gatewayHash) return;
    window.history.replaceState(undefined, "", window.location.pathname + window.location.search);
    void router.navigate(addresses.payment);
  };
  window.addEventListener("hashchange", comeBack);

  const redraw = () => void router.revalidate();
  const open = async () => services;
  const shop = (
    <BrowserServicesProvider open={open}>
      <LiveVisitor rendered={visitor} reload={redraw}>
        <RouterProvider router={router} />
      </LiveVisitor>
    </BrowserServicesProvider>
  );
  const close = () => {
    window.removeEventListener("hashchange", comeBack);
    router.dispose();
  };
  return { shop, close };
}
