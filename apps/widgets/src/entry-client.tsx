import { createApiClient } from "@aradhana/core/api";
import { loadWithRetry } from "@aradhana/core/lazy";
import { createPartnerStore } from "@aradhana/core/partner";
import { openSession } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { standInPage } from "./embed/stand-in-page.ts";
import { followRegistered } from "./partner/follow-registered.ts";
import { routeAt } from "./routes.ts";
import { WidgetFailed } from "./shell/widget-failed.tsx";
import { WidgetShell } from "./shell/widget-shell.tsx";
import { readVisitor, type Visitor } from "./visitor.ts";
import type { WidgetProps } from "./widget.ts";
import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "@aradhana/ui/theme/base.css";

function openApi({ country, language }: Visitor) {
  // Frames may be refused any storage: then the session lasts as long as the page.
  const storage = createStorage(() => window.localStorage);
  const session = openSession(storage, Date.now(), () => crypto.randomUUID());
  return createApiClient({
    host: import.meta.env.VITE_API_HOST || window.location.origin,
    sessionId: () => session.id,
    pageOrigin: window.location.origin,
    platform: storage.get("platform") ?? "web",
    country: () => country,
    language,
  });
}

async function main() {
  const { pathname, search: query } = window.location;
  const search = new URLSearchParams(query);
  const visitor = readVisitor(search, navigator.language);
  const { path, load } = routeAt(pathname);
  if (path !== pathname) window.history.replaceState(null, "", path + query);
  document.documentElement.lang = visitor.language;

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const api = openApi(visitor);
  const partners = createPartnerStore();
  // Before anything is waited for: the page around speaks as soon as it hears that we are here.
  followRegistered(window, api, partners);
  const host = standInPage(window, partners, root);

  const widget: WidgetProps = { api, visitor, search, framed: window.self !== window.top };
  // A part that was lost twice on its way is told of like any other failure: a frame is never left blank.
  const { Component } = await loadWithRetry(load).catch(() => ({ Component: WidgetFailed }));

  createRoot(root).render(
    <StrictMode>
      <WidgetShell {...widget}>
        <Component {...widget} />
      </WidgetShell>
    </StrictMode>,
  );
  host.shown(path);
}

void main();
