import { LRUCache } from "lru-cache";

/** A rendered page, as every visitor of the same language and country gets it. */
export interface Page {
  status: number;
  html: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export type PageMemory = Pick<LRUCache<string, Page>, "get" | "set">;

/** As long as browsers and shared caches may use a public page, in ms. */
const MAX_AGE = 60_000;
/** Some 400 pages. Addresses with made-up queries push out others, and need no more memory. */
const MAX_BYTES = 64 * 1024 ** 2;

/** Public pages, for their minute: rendering one takes as long as sending twenty. */
export const createPageMemory = (clock: { now(): number } = performance): PageMemory =>
  new LRUCache<string, Page>({
    ttl: MAX_AGE,
    ttlResolution: 0,
    perf: clock,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.byteLength,
  });
