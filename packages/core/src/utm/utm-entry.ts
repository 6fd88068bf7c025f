import * as v from "valibot";
import { attributionLimits, utmEntry } from "../contract/index.ts";

/** A campaign visit: its time and every `utm_*` parameter of its URL. */
export type UtmEntry = {
  /** Milliseconds since the epoch. */
  readonly utm_timestamp: number;
  readonly [name: `utm_${string}`]: string | number;
};

const limits = attributionLimits.utm;
/** No NUL and no lone surrogate, as in the contract. */
const name = /^utm_[^\0\p{Cs}]+$/u;
const bytes = new TextEncoder();

/**
 * The campaign of a URL, visited at `now`; undefined without one. Parameters over the limits are dropped: an order
 * with ten visits must fit into a request body.
 */
export function readUtm(query: URLSearchParams, now: number): UtmEntry | undefined {
  const parameters = new Map<string, string>();
  let room = limits.bytes;
  for (const [key, value] of query) {
    if (!isName(key) || parameters.has(key)) continue;
    const short = cut(value.replaceAll("\0", ""));
    const size = bytes.encode(JSON.stringify({ [key]: short })).length;
    // One entry is for the timestamp.
    if (!short || size > room || parameters.size === limits.parameters - 1) continue;
    parameters.set(key, short);
    room -= size;
  }
  return parameters.size > 0 ? { ...Object.fromEntries(parameters), utm_timestamp: now } : undefined;
}

const isName = (key: string) => name.test(key) && key.length <= limits.name && key !== "utm_timestamp";

/** The beginning of a text, without cutting a surrogate pair. */
const cut = (text: string) => text.slice(0, limits.value).replace(/[\ud800-\udbff]$/, "");

/** A stored entry if it is valid, otherwise undefined. */
export function parseUtmEntry(value: unknown): UtmEntry | undefined {
  if (!v.is(utmEntry, value)) return undefined;
  const { utm_timestamp, ...parameters } = value;
  return typeof utm_timestamp === "number" ? { ...parameters, utm_timestamp } : undefined;
}
