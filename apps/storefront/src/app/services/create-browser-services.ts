import { loadWithRetry, whenIdle } from "@aradhana/browser/lazy";
import { createTelemetry } from "@aradhana/browser/telemetry";
import { createApiClient, defaultHeaders, endableReads, retryReads } from "@aradhana/core/api";
import { createAppState } from "@aradhana/core/app-state";
import { createPayLater } from "@aradhana/core/book-now-pay-later";
import { clearChat } from "@aradhana/core/chat";
import { platformOf } from "@aradhana/core/platform";
import { isCartDisabled, openSession } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { runAfter } from "@aradhana/core/time";
import { createUserStore, storedToken } from "@aradhana/core/user";
import { setCartDisabled } from "../../shared/cart-disabled/use-cart-disabled.ts";
import { personalCopies } from "../../shared/offline/saved-copies.ts";
import type { BrowserServices } from "../../shared/services/browser.tsx";
import type { Visitor } from "../../shared/services/visitor.tsx";
import { takeArrival } from "../visit/arrival.ts";
import { beginVisit } from "../visit/begin-visit.ts";
import { openCountry } from "./open-country.ts";
import { createTabCart } from "./tab-cart.ts";

/** Written by the tab in which the user signs out, so that the other tabs follow. */
const forgetKey = "forget";

/** Everything a page needs of the browser once it is interactive. Made once for a tab, which was opened at `address`. */
export function createBrowserServices(
  { country: renderedFor, language }: Visitor,
  address = window.location.href,
): Omit<BrowserServices, "prefetch"> {
  const storage = createStorage(() => window.localStorage);
  const user = createUserStore(storage);
  const telemetry = createTelemetry(user);
  const drafts = createStorage(() => window.sessionStorage);
  const here = { address: new URL(address), referrer: document.referrer };
  for (const arrival of [takeArrival(drafts, here.address.origin), here]) {
    if (arrival) beginVisit(storage, arrival, Date.now());
  }
  setCartDisabled(isCartDisabled(storage, Date.now()));
  const open = () => openSession(storage, Date.now(), () => crypto.randomUUID());
  let session = open();
  // For the life of the tab: an expired reservation is cleared on whichever page is open.
  const payLater = createPayLater({ storage, now: () => Date.now(), after: runAfter });
  payLater.load();
  const state = createAppState();
  // Signing out clears the storage, also from another tab; calls send the session that is stored then.
  user.subscribe(() => {
    state.getState().setAddresses([]);
    if (!user.getState().user) {
      clearChat(drafts);
      // Absent where the page is not in a secure context.
      void window.caches?.delete(personalCopies);
      // The worker may be about to save an answer.
      navigator.serviceWorker?.controller?.postMessage({ forget: true });
    }
    session = open();
    payLater.load();
  });
  const host = import.meta.env.VITE_API_HOST || window.location.origin;
  const caller = {
    sessionId: () => session.id,
    pageOrigin: window.location.origin,
    platform: platformOf(storage),
  };
  const country = openCountry(storage, { host, headers: () => defaultHeaders(caller), ...telemetry });
  const client = createApiClient({
    host,
    ...caller,
    token: () => storedToken(storage),
    cookies: () => document.cookie,
    // Until the country is known, prices are fetched for the country of the rendered page.
    country: () => country.known() ?? renderedFor,
    pendingCountry: {
      isSettled: country.isSettled,
      subscribe(listener) {
        // A caller that waits for the country starts its lookup.
        void country.detect(window.location.pathname);
        return country.subscribe(listener);
      },
    },
    language,
    analytics: telemetry.analytics,
    log: telemetry.log,
    onSessionEnd: () => user.getState().sessionEnded(),
  });
  const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
  const { api, withoutReads } = endableReads(retryReads(client, { pause, random: Math.random }));
  const forgetting = new EventTarget();
  const forgetTab = () => {
    drafts.clear();
    forgetting.dispatchEvent(new Event("forget"));
  };
  const forget = () => {
    user.getState().signedOut();
    forgetTab();
    // Last, and for a moment only: the other tabs get the storage event when the new session is stored.
    storage.set(forgetKey, session.id);
    storage.remove(forgetKey);
  };
  const onForget = (listener: () => void) => {
    forgetting.addEventListener("forget", listener);
    return () => forgetting.removeEventListener("forget", listener);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    user.getState().changedElsewhere();
    payLater.load();
    if (key === forgetKey && newValue) forgetTab();
  });
  const cart = createTabCart({ api, language, session: caller.sessionId, storage, state, user });
  const services = {
    api,
    storage,
    drafts,
    state,
    ...cart,
    session: () => session,
    country,
    user,
    payLater,
    withoutReads,
    forget,
    onForget,
    ...telemetry,
  };
  whenIdle(() => {
    // The page works without it, so a failure is ignored.
    loadWithRetry(() => import("../telemetry/start-deferred.ts")).then(
      ({ startDeferred }) => startDeferred(services),
      () => {},
    );
  });
  return services;
}
