import type { Analytics } from "@aradhana/core/analytics";
import { defaultHeaders } from "@aradhana/core/api";
import { readCookie } from "@aradhana/core/cookies";
import { type CountryDetection, createCountryDetection, createCountryLookup } from "@aradhana/core/country";
import type { Log } from "@aradhana/core/logging";
import type { KeyValueStorage } from "@aradhana/core/storage";

interface Options {
  log?: Log;
  analytics?: Analytics;
  storage: KeyValueStorage;
  host: string;
  caller: Parameters<typeof defaultHeaders>[0];
  framed: boolean;
}

/** The country detection of the full site; loaded only if the country is not given. */
export function openCountry({ storage, host, caller, framed, log, analytics }: Options): CountryDetection {
  const { geolocationUrl, geocodingUrl } = document.documentElement.dataset;
  let isLeft = false;
  for (const [sign, leaves] of [["pagehide", true] as const, ["pageshow", false] as const]) {
    window.addEventListener(sign, () => {
      isLeft = leaves;
    });
  }
  return createCountryDetection({
    storage,
    lookUp: createCountryLookup({
      ...{ host, headers: () => defaultHeaders(caller) },
      ...{ geolocationUrl, geocodingUrl, log, analytics },
    }),
    log,
    // Outside of a frame, a widget is a page of our site, where the visitor may have chosen a country. In a frame,
    // that choice is not read.
    hints: () => ({ chosen: framed ? undefined : readCookie(document.cookie, "country") }),
    // An interrupted call fails just before the page receives `pagehide`.
    isLeaving: () => new Promise((resolve) => setTimeout(() => resolve(isLeft))),
  });
}
