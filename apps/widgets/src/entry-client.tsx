import { createApiClient } from "@aradhana/core/api";
import { createPartnerStore, isFramed } from "@aradhana/core/partner";
import { openSession } from "@aradhana/core/session";
import { createStorage, type KeyValueStorage } from "@aradhana/core/storage";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type Buyer, newBuyer } from "./buyer/buyer.ts";
import { standInPage } from "./embed/stand-in-page.ts";
import { followRegistered } from "./partner/follow-registered.ts";
import { routeAt } from "./routes.ts";
import { readVisitor, type Visitor } from "./visitor.ts";
import { openWidget, WidgetApp } from "./widget-app.tsx";
import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "@aradhana/ui/theme/base.css";

function openApi({ country, language }: Visitor, buyer: Buyer, storage: KeyValueStorage) {
  return createApiClient({
    host: import.meta.env.VITE_API_HOST || window.location.origin,
    sessionId: () => buyer.session.id,
    pageOrigin: window.location.origin,
    platform: storage.get("platform") ?? "web",
    token: () => buyer.verified?.token,
    country: () => country,
    language,
    onSessionEnd: () => {
      buyer.verified = undefined;
    },
  });
}

async function main() {
  const address = new URL(window.location.href);
  const { route } = routeAt(address.pathname);
  if (!route.path.includes(":") && route.path !== address.pathname) address.pathname = route.path;
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
  const visitor = readVisitor(address.searchParams, navigator.language);
  document.documentElement.lang = visitor.language;

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // Frames may be refused any storage: then the session lasts as long as the page.
  const storage = createStorage(() => window.localStorage);
  const buyer = newBuyer(openSession(storage, Date.now(), () => crypto.randomUUID()));
  const api = openApi(visitor, buyer, storage);
  const partners = createPartnerStore();
  // Before anything is waited for: the page around speaks as soon as it hears that we are here.
  followRegistered(window, api, partners);
  const host = standInPage(window, partners, root);
  const first = await openWidget(address);

  createRoot(root).render(
    <StrictMode>
      <WidgetApp
        api={api}
        visitor={visitor}
        framed={isFramed(window)}
        partners={partners}
        host={host}
        buyer={buyer}
        first={first}
      />
    </StrictMode>,
  );
}

void main();
