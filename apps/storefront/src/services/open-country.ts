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
import { type PreferenceCookie, preferenceCookie, readCookie } from "../preferences/cookies.ts";
import { nextTask } from "../screen/next-task.ts";

/**
 * What this browser knows of its visitor's country, and the way to find out. What it found is told to the server by a
 * cookie, so that the next page is drawn for it from the start.
 */
export function openCountry(
  storage: KeyValueStorage,
  { host, headers, log }: { host: string; headers?: () => Record<string, string>; log?: Log },
): CountryDetection {
  const { dataset } = document.documentElement;
  // Who sends visitors of one country says so; what the server knows of this one is better.
  const campaign = parseCountry(countryOfUtm(recentUtm(storedUtm(storage), Date.now())));
  let wasLeft = false;
  // Some browsers cut calls off as soon as another page is asked for, of which iPhones tell nothing.
  for (const sign of ["beforeunload", "pagehide"])
    window.addEventListener(sign, () => (wasLeft = true), true);
  const country = createCountryDetection({
    storage,
    lookUp: createCountryLookup({
      host,
      geolocationUrl: dataset.geolocationUrl,
      geocodingUrl: dataset.geocodingUrl,
      ...(headers && { headers }),
      log,
    }),
    chosen: () => codeIn("country"),
    log,
    isLeaving: async () => {
      // A call that is cut off fails a moment before the page hears that it is left.
      await nextTask();
      return wasLeft;
    },
    told: dataset.countryKnown === undefined ? campaign : dataset.country,
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

/** A code by its form alone: whether such a country exists is for the API to say. */
function codeIn(name: PreferenceCookie) {
  const code = readCookie(document.cookie, name);
  return code && /^[a-z]{2}$/.test(code) ? code : undefined;
}
