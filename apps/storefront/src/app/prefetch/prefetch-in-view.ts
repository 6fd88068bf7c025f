import { watchAddress } from "@aradhana/browser/address";
import { matchRoutes, RouterContextProvider } from "react-router-dom";
import { fetchesOnlyWhatIsOpened } from "../../shared/data-saving/data-saving.ts";
import { type EarlyData, isRecent } from "../../shared/early-data/early-data.ts";
import { type Services, servicesContext } from "../../shared/services/services.ts";
import { screens } from "../routes.tsx";
import { pagesInView } from "./pages-in-view.ts";

/** How long a link is in view before its page is fetched, in ms: a card that is scrolled past is not fetched. */
const IN_VIEW = 300;
/** The most pages that are fetched each time the visitor stops scrolling. */
const AT_A_TIME = 4;

/**
 * Fetches the scripts and the data of pages whose links stay in view, so that a tap shows its page at once. Not for visitors
 * who save data.
 */
export function prefetchInView(services: Services & { early: EarlyData }): void {
  const { early } = services;
  let timer: ReturnType<typeof setTimeout>;
  let isFetching = false;

  async function fetchInView() {
    if (fetchesOnlyWhatIsOpened() || !navigator.onLine || document.visibilityState === "hidden") return;
    // What is in view now is fetched after what was in view before.
    if (isFetching) return wait();
    isFetching = true;
    for (const [page, data] of early) if (!isRecent(data)) early.delete(page);
    const pages = pagesInView(document).filter((page) => !early.has(page));
    // What cannot be read now is read when it is opened, which shows the error.
    await Promise.allSettled(pages.slice(0, AT_A_TIME).map((page) => readEarly(services, page)));
    isFetching = false;
  }

  // The skeletons: they show what a card says of its page at once.
  if (!fetchesOnlyWhatIsOpened()) void import("../router/awaited-screen.tsx").catch(() => {});

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(fetchInView, IN_VIEW);
  };
  for (const type of ["scroll", "change"]) {
    document.addEventListener(type, wait, { capture: true, passive: true });
  }
  watchAddress(wait);
  // What was read has the prices of another country.
  void services.browser?.().then(({ country }) => country.subscribe(() => early.clear()));
  wait();
}

/** Fetches the script of a page, and what its loader reads. */
async function readEarly(services: Services & { early: EarlyData }, address: string): Promise<void> {
  const { early } = services;
  const [match] = matchRoutes(screens, new URL(address).pathname) ?? [];
  if (!match?.route.read) return;
  const { params } = match;
  const { read, lazy, path: pattern = "/" } = match.route;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request(address);
  const data = Promise.resolve(read({ request, params, context, url: new URL(address), pattern }));
  early.set(address, { data, readAt: Date.now() });
  await Promise.all([data, typeof lazy === "function" && lazy()]);
}
