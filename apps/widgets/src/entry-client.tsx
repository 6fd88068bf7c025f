import { lazyApi, loadWithRetry, openOnce, whenIdle } from "@aradhana/browser/lazy";
import { createTelemetry } from "@aradhana/browser/telemetry";
import { readCookie } from "@aradhana/core/cookies";
import { createPartnerStore, followPartner, isFramed } from "@aradhana/core/partner";
import { defaultPlatform, platformOf, storePlatform } from "@aradhana/core/platform";
import { openSession } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { createUserStore, takeLoginHandover } from "@aradhana/core/user";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { newBuyer } from "./buyer/buyer.ts";
import { storeLastOrder } from "./buyer/last-order.ts";
import { enterPaymentTab } from "./buyer/payment-tab.ts";
import { verifiedBy } from "./buyer/verified-by.ts";
import { visitorCountry } from "./country/visitor-country.ts";
import { connectToPage } from "./embed/connect-to-page.ts";
import { replayEarlyMessages } from "./embed/replay-early-messages.ts";
import { registryOf } from "./partner/registry-of.ts";
import { readRendered } from "./rendered.ts";
import { isWidgetPath, routeAt } from "./routes.ts";
import { createFailureHandling } from "./shell/create-failure-handling.ts";
import { hasGround } from "./shell/has-ground.ts";
import { storeCampaign } from "./telemetry/store-campaign.ts";
import { givenCountry, readVisitor } from "./visitor.ts";
import { connectToApp } from "./web-view/connect-to-app.ts";
import { openBridge } from "./web-view/open-bridge.ts";
import { openWidget, WidgetApp } from "./widget-app.tsx";
import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "@aradhana/ui/theme/base.css";
import "./shell/ground.css";

async function main() {
  const framed = isFramed(window);
  // Browsers may block storage in frames: then the session lasts as long as the page.
  const storage = createStorage(() => window.localStorage);
  // There is no sign-in in a frame: its storage may have the session of another partner's visit.
  const user = framed ? undefined : createUserStore(storage);
  const telemetry = createTelemetry(user);
  const address = new URL(window.location.href);
  // The web server does the same, where the browser sends whether this is a frame (ruling D30).
  if (!framed && !isWidgetPath(address.pathname)) return window.location.replace("/");
  const { route } = routeAt(address.pathname);
  if (!route.path.includes(":") && route.path !== address.pathname) address.pathname = route.path;
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
  const rendered = readRendered(document, framed);
  const { dataset } = document.documentElement;
  const edge = dataset.countryKnown === "" ? dataset.country : undefined;
  // Outside of a frame, a widget is a page of our site, where the visitor may have chosen a country. In a frame, that choice
  // is not read.
  const chosen = framed ? undefined : readCookie(document.cookie, "country");
  const given = givenCountry(address.searchParams, { chosen, edge });
  // The country of the document, which shared caches hold; that of the visitor follows after hydration.
  const visitor = readVisitor(address.searchParams, rendered?.language ?? navigator.language, edge);
  document.documentElement.lang = visitor.language;
  // The server has written the same, if the browser sent it that this is a frame.
  if (framed && !hasGround(address.searchParams)) dataset.ground = "none";

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  storePlatform(storage, address.searchParams);
  storeCampaign(storage, address.searchParams, Date.now());
  const platform = platformOf(storage);
  const tab = createStorage(() => window.sessionStorage);
  const partnerId = address.searchParams.get("partner_id") ?? undefined;
  const now = Date.now;
  const session = openSession(storage, now(), () => crypto.randomUUID());
  const buyer = newBuyer(session, {
    now,
    visit: { storage, analytics: telemetry.analytics },
    log: telemetry.log,
    last: storeLastOrder(tab, { partnerId, from: address.pathname, now }),
    tab: { storage: tab, partnerId, now },
  });
  if (!framed) enterPaymentTab(window, tab, buyer);
  buyer.verified = verifiedBy(user?.getState().user);
  user?.subscribe((state) => {
    buyer.verified = verifiedBy(state.user);
  });
  const host = import.meta.env.VITE_API_HOST || window.location.origin;
  const caller = { sessionId: () => buyer.session.id, pageOrigin: window.location.origin, platform };
  const country = visitorCountry(given, async () => {
    const { openCountry } = await loadWithRetry(() => import("./country/open-country.ts"));
    return openCountry({ storage, host, caller, chosen, ...telemetry });
  });
  const client = openOnce(async () => {
    const { openApi } = await loadWithRetry(() => import("./open-api.ts"));
    return { api: openApi({ ...{ host, platform, buyer, user }, visitor, country, ...telemetry }) };
  });
  const api = lazyApi(client);
  const link = user && takeLoginHandover(tab, window);
  const following =
    user &&
    link &&
    loadWithRetry(() => import("./buyer/follow-link.ts")).then(({ followLink }) =>
      followLink(link, { api, storage, user }),
    );

  const partners = createPartnerStore();
  // Before the first await: the page around sends its first message as soon as the frame reports itself.
  followPartner(window, partners, {
    registry: registryOf(document, api),
    onError: reportError,
  });
  const bridge = framed ? undefined : openBridge(window, platform !== defaultPlatform);
  const app = bridge && { ...connectToApp(window, bridge), isThere: bridge.isThere };
  const page = app ?? connectToPage(window, partners, root);
  replayEarlyMessages(window);
  const failures = createFailureHandling({ reporter: telemetry.reporter, home: address.href });
  const first = await openWidget(address, failures);

  const widget = (
    <StrictMode>
      <WidgetApp
        api={api}
        visitor={visitor}
        framed={framed}
        partners={partners}
        country={country}
        host={page}
        app={app}
        following={following}
        buyer={buyer}
        failures={failures}
        first={{ ...first, answered: rendered?.answered }}
      />
    </StrictMode>
  );
  if (rendered) hydrateRoot(root, widget);
  else createRoot(root).render(widget);
  whenIdle(() => {
    // A rendered widget answers to taps without it. What fails is fetched again by the first call.
    client().catch(() => {});
    // The widget works without it, so a failure is not reported.
    loadWithRetry(() => import("./telemetry/start-telemetry.ts")).then(
      ({ startTelemetry }) => startTelemetry({ ...telemetry, tab }),
      () => {},
    );
  });
}

void main();
