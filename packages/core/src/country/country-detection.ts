import * as v from "valibot";
import {
  type AddressComponent,
  addressComponent,
  type GeocodeResult,
  geocodeResult,
} from "../contract/index.ts";
import type { Log } from "../logging/index.ts";
import { type KeyValueStorage, readJson, type StorageKey } from "../storage/index.ts";
import { type After, runAfter } from "../time/index.ts";
import { parseCountry } from "./countries.ts";
import type { CountryLookup } from "./country-lookup.ts";
import { type CountryHints, decideCountry } from "./decide-country.ts";
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
  /** What is said of the visitor's country now: all of it goes before what is found here. */
  hints: () => Omit<CountryHints, "found">;
  log?: Log | undefined;
  /**
   * Resolves whether the page is being left, which may take a moment to know: a lookup that fails then was
   * interrupted.
   */
  isLeaving?: () => boolean | Promise<boolean>;
  /** Runs this while no other tab of the browser runs it. @default immediately */
  alone?: <Done>(run: () => Promise<Done>) => Promise<Done>;
  /** @default a real timer */
  after?: After;
}

export interface CountryDetection {
  /** The visitor's country; undefined while unknown. */
  known(): CountryCode | undefined;
  /** Whether the country is known, or waiting for it is pointless. */
  isSettled(): boolean;
  /** Calls back when either may have changed. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Looks the country up for the page at `path`, once per browser. Resolves with the geocode results: none when
   * the lookup failed, which makes the country India, or when this page skips it.
   */
  detect(path: string): Promise<readonly GeocodeResult[]>;
}

/** Finds the visitor's country. One per tab. */
export function createCountryDetection(options: Options): CountryDetection {
  const { storage, lookUp, hints, log, isLeaving = () => false } = options;
  const { alone = (run) => run(), after = runAfter } = options;
  const listeners = new Set<() => void>();
  // Also in memory: the end of a session clears the storage, but the visitor has not moved.
  let foundHere: CountryCode | undefined;
  let isReady = false;
  let detecting: Promise<readonly GeocodeResult[]> | undefined;

  const found = () => foundHere ?? codeOf(readJson(storage, FOUND, addressComponent));
  const known = () => decideCountry({ ...hints(), found: found() }, parseCountry)?.country;

  function isWaitOver() {
    isReady = true;
    storage.set(READY, "true");
    for (const notify of listeners) notify();
  }

  function keep(country: AddressComponent, results: readonly GeocodeResult[]) {
    foundHere = codeOf(country);
    storage.set(FOUND, JSON.stringify(country));
    storage.set(RESULTS, JSON.stringify(results));
    storage.set(CALLED, "true");
  }

  const isCalled = () => storage.get(CALLED) === "true";
  const storedResults = () => readJson(storage, RESULTS, v.array(geocodeResult)) ?? [];

  async function lookUpOnce() {
    const giveUp = after(LONGEST_WAIT, isWaitOver);
    // Another tab may have looked it up while this one waited for the lock.
    const results = await alone(async () => (isCalled() ? storedResults() : find()));
    if (!results) {
      // Not marked as called: the next page has to wait and look up, and so has this one when it is restored.
      detecting = undefined;
      return [];
    }
    giveUp();
    isWaitOver();
    return results;
  }

  /** The results of the services; undefined when the page is left first. */
  async function find(): Promise<readonly GeocodeResult[] | undefined> {
    try {
      const results = await lookUp();
      keep(countryIn(results), results);
      return results;
    } catch (error) {
      if (await isLeaving()) return undefined;
      log?.error("Error Fetching Country!", {
        reason: error instanceof Error ? error.message : String(error),
      });
      keep(india, []);
      return [];
    }
  }

  return {
    known,
    isSettled: () => isReady || storage.get(READY) === "true" || known() !== undefined,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    detect(path) {
      if (detecting) return detecting;
      if (!isCalled() && !skipsLookup(path) && !skipsLookup(storage.get(LANDING) ?? "")) {
        detecting = lookUpOnce();
        return detecting;
      }
      isWaitOver();
      return Promise.resolve(storedResults());
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

/** Invalid codes, such as `ZZ` for unknown, have no price list. */
const codeOf = (country: AddressComponent | undefined): CountryCode | undefined =>
  parseCountry(country?.short_name);
