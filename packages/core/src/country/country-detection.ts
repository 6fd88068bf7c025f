import * as v from "valibot";
import {
  type AddressComponent,
  addressComponent,
  type GeocodeResult,
  geocodeResult,
} from "../contract/index.ts";
import type { Log } from "../logging/index.ts";
import { type KeyValueStorage, readJson, type StorageKey } from "../storage/index.ts";
import { type After, afterReally } from "../time/index.ts";
import type { CountryLookup } from "./country-lookup.ts";
import type { CountryCode } from "./default-country.ts";
import { skipsLookup } from "./skips-lookup.ts";

const CALLED = "country_api_called" satisfies StorageKey;
const READY = "country_ready" satisfies StorageKey;
const RESULTS = "location_info" satisfies StorageKey;
const FOUND = "user_location" satisfies StorageKey;
const LANDING = "landing_path" satisfies StorageKey;
const LONGEST_WAIT = 5_000; // ms

const india: AddressComponent = { long_name: "India", short_name: "IN", types: ["country", "political"] };

interface Options {
  storage: KeyValueStorage;
  lookUp: CountryLookup;
  /** The visitor's own choice as it stands now: it wins over whatever is found. */
  chosen: () => CountryCode | undefined;
  /** What the server knew when it drew the page. */
  told?: CountryCode | undefined;
  log?: Log | undefined;
  /** Whether the page is being left, which may take a moment to tell: a lookup that fails then was cut off. */
  isLeaving?: () => boolean | Promise<boolean>;
  /** @default by the clock of wherever this runs */
  after?: After;
}

export interface CountryDetection {
  /** The visitor's country; nothing while it is unknown. */
  known(): CountryCode | undefined;
  /** Whether the country is known, or nobody needs to wait for it any more. */
  isOver(): boolean;
  /** Tells when either may have changed. Gives the way to hear no more of it. */
  subscribe(told: () => void): () => void;
  /**
   * Looks the country up from the page at `path`, once per browser. Answers with the places found: none where the
   * lookup failed, which makes the country India, or where this page skips it.
   */
  detect(path: string): Promise<readonly GeocodeResult[]>;
}

/** How a browser's country, unknown at first, becomes known. One for a tab. */
export function createCountryDetection(options: Options): CountryDetection {
  const { storage, lookUp, chosen, told, log, isLeaving = () => false, after = afterReally } = options;
  const listeners = new Set<() => void>();
  // Also kept here: the end of a login clears the storage, and the visitor has not moved.
  let foundHere: CountryCode | undefined;
  let isReady = false;
  let detecting: Promise<readonly GeocodeResult[]> | undefined;

  const known = () => chosen() ?? told ?? foundHere ?? codeOf(readJson(storage, FOUND, addressComponent));

  function nobodyWaits() {
    isReady = true;
    storage.set(READY, "true");
    for (const tell of listeners) tell();
  }

  function keep(country: AddressComponent, results: readonly GeocodeResult[]) {
    foundHere = codeOf(country);
    storage.set(FOUND, JSON.stringify(country));
    storage.set(RESULTS, JSON.stringify(results));
    storage.set(CALLED, "true");
  }

  async function lookUpOnce() {
    const giveUp = after(LONGEST_WAIT, nobodyWaits);
    let results: readonly GeocodeResult[] = [];
    try {
      results = await lookUp();
      keep(countryIn(results), results);
    } catch (error) {
      results = [];
      if (await isLeaving()) {
        // It says nothing: the next page has to wait and to ask, as has this one, should it be come back to.
        detecting = undefined;
        return results;
      }
      log?.error("Error Fetching Country!", {
        reason: error instanceof Error ? error.message : String(error),
      });
      keep(india, results);
    }
    giveUp();
    nobodyWaits();
    return results;
  }

  return {
    known,
    isOver: () => isReady || storage.get(READY) === "true" || known() !== undefined,
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    detect(path) {
      if (detecting) return detecting;
      const isCalled = storage.get(CALLED) === "true";
      if (!isCalled && !skipsLookup(path) && !skipsLookup(storage.get(LANDING) ?? "")) {
        detecting = lookUpOnce();
        return detecting;
      }
      nobodyWaits();
      return Promise.resolve(readJson(storage, RESULTS, v.array(geocodeResult)) ?? []);
    },
  };
}

function countryIn(results: readonly GeocodeResult[]): AddressComponent {
  const country = results
    .flatMap((result) => result.address_components)
    .find((component) => component.types.includes("country") && codeOf(component));
  if (!country) throw new Error("no country among the places found");
  return country;
}

function codeOf(country: AddressComponent | undefined): CountryCode | undefined {
  const code = country?.short_name.toLowerCase();
  return code && /^[a-z]{2}$/.test(code) ? code : undefined;
}
