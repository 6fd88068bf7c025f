import type { Analytics } from "@aradhana/core/analytics";
import { defaultHeaders } from "@aradhana/core/api";
import { type CountryDetection, createCountryDetection, createCountryLookup } from "@aradhana/core/country";
import type { Log } from "@aradhana/core/logging";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { countryOfUtm, recentUtm, storedUtm } from "@aradhana/core/utm";

interface Options {
  log?: Log;
  analytics?: Analytics;
  storage: KeyValueStorage;
  host: string;
  caller: Parameters<typeof defaultHeaders>[0];
  /** What the visitor has chosen on our site, where that may be read. */
  chosen: string | undefined;
}

/** The country detection of the full site; loaded only if the country is not given. */
export function openCountry({ storage, host, caller, chosen, log, analytics }: Options): CountryDetection {
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
    hints: () => ({ chosen, campaign: countryOfUtm(recentUtm(storedUtm(storage), Date.now())) }),
    // An interrupted call fails just before the page receives `pagehide`.
    isLeaving: () => new Promise((resolve) => setTimeout(() => resolve(isLeft))),
  });
}
