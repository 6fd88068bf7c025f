import * as v from "valibot";
import { attributionLimits, utmEntry } from "../contract/index.ts";

/** A visit that a campaign brought: when it was, and every `utm_*` parameter of its address. */
export type UtmEntry = {
  /** Milliseconds since the epoch. */
  readonly utm_timestamp: number;
  readonly [name: `utm_${string}`]: string | number;
};

const name = /^utm_\w{1,40}$/;
const { parameters: most, value: longest } = attributionLimits.utm;

/** The campaign that an address names, as visited at `now`; nothing where it names none. */
export function readUtm(query: URLSearchParams, now: number): UtmEntry | undefined {
  const parameters = new Map<string, string>();
  for (const [key, value] of query) {
    if (!name.test(key) || key === "utm_timestamp" || parameters.has(key)) continue;
    const kept = cut(value.replaceAll("\0", ""));
    // One place is the time's.
    if (kept && parameters.size < most - 1) parameters.set(key, kept);
  }
  return parameters.size > 0 ? { ...Object.fromEntries(parameters), utm_timestamp: now } : undefined;
}

/** The beginning of a text, never ending in half a character. */
const cut = (text: string) => text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");

/** An entry as it was kept, or nothing where this is none. */
export function parseUtmEntry(kept: unknown): UtmEntry | undefined {
  if (!v.is(utmEntry, kept)) return undefined;
  const { utm_timestamp, ...parameters } = kept;
  return typeof utm_timestamp === "number" ? { ...parameters, utm_timestamp } : undefined;
}
