import { nextTask } from "@aradhana/browser/lazy";
import type { Analytics } from "@aradhana/core/analytics";
import {
  type CountryDetection,
  createCountryDetection,
  createCountryLookup,
  defaultCountry,
  parseCountry,
} from "@aradhana/core/country";
import type { Log } from "@aradhana/core/logging";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { countryOfUtm, recentUtm, storedUtm } from "@aradhana/core/utm";
import { type PreferenceCookie, preferenceCookie, readCookie } from "../../shared/cookies/cookies.ts";

/** How long after a navigation starts a browser may still cancel the calls of the current page. */
const LEAVING = 500; // ms

interface Options {
  host: string;
  headers?: () => Record<string, string>;
  log?: Log;
  analytics?: Analytics;
}

/**
 * The visitor's country as far as this browser knows it, and its lookup. A cookie passes the result to the server, so
 * that the next page is rendered for it from the start.
 */
export function openCountry(
  storage: KeyValueStorage,
  { host, headers, log, analytics }: Options,
): CountryDetection {
  const { dataset } = document.documentElement;
  const campaign = countryOfUtm(recentUtm(storedUtm(storage), Date.now()));
  const edge = dataset.countryKnown === undefined ? undefined : dataset.country;
  const wasLeft = watchForLeave();
  const country = createCountryDetection({
    storage,
    lookUp: createCountryLookup({
      host,
      geolocationUrl: dataset.geolocationUrl,
      geocodingUrl: dataset.geocodingUrl,
      ...(headers && { headers }),
      log,
      analytics,
    }),
    hints: () => ({ chosen: codeIn("country"), edge, campaign }),
    log,
    isLeaving: async () => {
      // A call that is cut off fails a moment before the page hears that it is left.
      await nextTask();
      return wasLeft();
    },
    alone,
  });
  country.subscribe(() => {
    const known = country.known();
    // India is the server's default: without a cookie, caches can share the page.
    if (!known || codeIn("country") || known === (codeIn("country_found") ?? defaultCountry)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no cookieStore before 2026, cheap phones later.
    document.cookie = preferenceCookie("country_found", known);
  });
  return country;
}

/** Runs this while no other tab does. Without locks, or where a frame may not use them, every tab runs it. */
async function alone<Done>(run: () => Promise<Done>): Promise<Done> {
  let isRun = false;
  try {
    return await navigator.locks.request("country", () => {
      isRun = true;
      return run();
    });
  } catch (refused) {
    if (isRun) throw refused;
    return run();
  }
}

/** Whether the page is being left; false again after the visitor stays or returns. */
function watchForLeave(): () => boolean {
  let isLeaving = false;
  const mark = (leaves: boolean) => () => {
    isLeaving = leaves;
  };
  // Some browsers cancel calls as soon as a navigation starts; iPhones send no event for it.
  for (const sign of ["beforeunload", "pagehide"]) window.addEventListener(sign, mark(true), true);
  window.addEventListener("beforeunload", () => setTimeout(mark(false), LEAVING), true);
  window.addEventListener("pageshow", mark(false), true);
  return () => isLeaving;
}

const codeIn = (name: PreferenceCookie) => parseCountry(readCookie(document.cookie, name));
