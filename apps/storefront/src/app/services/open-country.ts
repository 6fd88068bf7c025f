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

/** How long after it is asked for another page cuts off what the first waits for. */
const LEAVING = 500; // ms

interface Options {
  host: string;
  headers?: () => Record<string, string>;
  log?: Log;
  analytics?: Analytics;
}

/**
 * What this browser knows of its visitor's country, and the way to find out. What it found is told to the server by a
 * cookie, so that the next page is drawn for it from the start.
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
    // India is what the server draws for without a word: a cookie less is a page that caches may share.
    if (!known || codeIn("country") || known === (codeIn("country_found") ?? defaultCountry)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no cookieStore before 2026, cheap phones later.
    document.cookie = preferenceCookie("country_found", known);
  });
  return country;
}

/** Runs this while no other tab does. A browser without locks, or that refuses them in a frame, lets each run it. */
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

/** Says whether this page is being left. Whoever stayed after all, or came back, is not. */
function watchForLeave(): () => boolean {
  let isLeaving = false;
  const mark = (leaves: boolean) => () => {
    isLeaving = leaves;
  };
  // Some browsers cut calls off as soon as another page is asked for, of which iPhones tell nothing.
  for (const sign of ["beforeunload", "pagehide"]) window.addEventListener(sign, mark(true), true);
  window.addEventListener("beforeunload", () => setTimeout(mark(false), LEAVING), true);
  window.addEventListener("pageshow", mark(false), true);
  return () => isLeaving;
}

const codeIn = (name: PreferenceCookie) => parseCountry(readCookie(document.cookie, name));
