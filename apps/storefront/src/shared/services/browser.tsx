import type { Telemetry } from "@aradhana/browser/telemetry";
import type { StreamingApiClient } from "@aradhana/core/api";
import type { AppStateStore } from "@aradhana/core/app-state";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import type { CartStore } from "@aradhana/core/cart";
import type { CountryDetection } from "@aradhana/core/country";
import type { Session } from "@aradhana/core/session";
import type { KeyValueStorage } from "@aradhana/core/storage";
import type { StoredUser, UserStore } from "@aradhana/core/user";
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from "react";

/** What only a browser has. Absent while the server renders, so read it in effects and handlers. */
export interface BrowserServices extends Telemetry {
  api: StreamingApiClient;
  storage: KeyValueStorage;
  /** Drafts, for the life of the tab: the end of a login clears `storage`, not this. */
  drafts: KeyValueStorage;
  /** Shared state of the pages of this tab. */
  state: AppStateStore;
  /** The cart, whose script is fetched when it is first opened. */
  openCart(): Promise<CartStore>;
  /** Reads the cart again if something is in it: it may have been ordered or changed without `openCart`. */
  refreshCart(): void;
  session(): Session;
  country: CountryDetection;
  user: UserStore;
  /** The reservation that this browser stores until it is paid. */
  payLater: PayLater;
  /** Ends the reads of `api`, and declines new ones until `run` has settled. */
  withoutReads(run: () => Promise<void>): Promise<void>;
  /**
   * Clears `storage` and `drafts` and starts a new session, in all tabs of this browser: the next user may be another
   * person.
   */
  forget(): void;
  /** Calls `listener` after each `forget`, here or in another tab. Returns a function that unsubscribes. */
  onForget(listener: () => void): () => void;
  /** Fetches the script of the page at `path`, which the visitor is about to open. */
  prefetch(path: string): void;
}

const BrowserContext = createContext<BrowserServices | undefined>(undefined);
export const BrowserProvider = BrowserContext.Provider;

/** The browser's services, in code that runs only there: effects and event handlers of personal screens. */
export function useBrowser(): BrowserServices | undefined {
  return useContext(BrowserContext);
}

/** Resolves with the browser's services once they are there, so that a press before that waits and is not lost. */
export function useOpenBrowser(): () => Promise<BrowserServices> {
  const services = useBrowser();
  // A handler of an earlier render, which had no services yet, reads them here.
  const latest = useRef(services);
  const waiting = useRef<((services: BrowserServices) => void)[]>([]);
  useEffect(() => {
    latest.current = services;
    if (services) for (const resume of waiting.current.splice(0)) resume(services);
  }, [services]);
  return async () => latest.current ?? new Promise((resume) => waiting.current.push(resume));
}

/** The signed-in user; undefined on the server and at hydration, so that both render the same page. */
export function useUser(): StoredUser | undefined {
  const store = useBrowser()?.user;
  return useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState().user,
    () => undefined,
  );
}

/** Whether the server ended this visitor's login while it was used. */
export function useWasSignedOut(): boolean {
  const store = useBrowser()?.user;
  return useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState().wasEnded ?? false,
    () => false,
  );
}
