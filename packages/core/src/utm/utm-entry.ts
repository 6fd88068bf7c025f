import * as v from "valibot";
import { attributionLimits, utmEntry } from "../contract/index.ts";

/** A visit that a campaign brought: when it was, and every `utm_*` parameter of its address. */
export type UtmEntry = {
  /** Milliseconds since the epoch. */
  readonly utm_timestamp: number;
  readonly [name: `utm_${string}`]: string | number;
};

const limits = attributionLimits.utm;
/** Neither a NUL nor half of a character, as the contract has it. */
const name = /^utm_[^\0\p{Cs}]+$/u;
const bytes = new TextEncoder();

/**
 * The campaign that an address names, as visited at `now`; nothing where it names none. What is more than any
 * campaign says is left out: an order that tells of ten visits has to stay small enough to be taken.
 */
export function readUtm(query: URLSearchParams, now: number): UtmEntry | undefined {
  const parameters = new Map<string, string>();
  let room = limits.bytes;
  for (const [key, value] of query) {
    if (!isName(key) || parameters.has(key)) continue;
    const kept = cut(value.replaceAll("\0", ""));
    const size = bytes.encode(JSON.stringify({ [key]: kept })).length;
    // One place is the time's.
    if (!kept || size > room || parameters.size === limits.parameters - 1) continue;
    parameters.set(key, kept);
    room -= size;
  }
  return parameters.size > 0 ? { ...Object.fromEntries(parameters), utm_timestamp: now } : undefined;
}

const isName = (key: string) => name.test(key) && key.length <= limits.name && key !== "utm_timestamp";

/** The beginning of a text, never ending in half a character. */
const cut = (text: string) => text.slice(0, limits.value).replace(/[\ud800-\udbff]$/, "");

/** An entry as it was kept, or nothing where this is none. */
export function parseUtmEntry(kept: unknown): UtmEntry | undefined {
  if (!v.is(utmEntry, kept)) return undefined;
  const { utm_timestamp, ...parameters } = kept;
  return typeof utm_timestamp === "number" ? { ...parameters, utm_timestamp } : undefined;
}
