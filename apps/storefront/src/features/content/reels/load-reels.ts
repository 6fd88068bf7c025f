import { getReels } from "@aradhana/core/api";
import { type Reel, slug } from "@aradhana/core/contract";
import { readVideoStart } from "@aradhana/core/video-link";
import type { LoaderFunctionArgs } from "react-router-dom";
import * as v from "valibot";
import { servicesContext } from "../../../shared/services/services.ts";

/** The number of reels that are read at a time. */
export const PER_READ = 10;

/** The beginning of the feed. */
export interface ReelFeed {
  reels: readonly Reel[];
  /** When they were read, by the clock of the API. A cached feed is older than its page. */
  readAt: string;
  /** Leads to the next ones; null if these are all. */
  cursor: string | null;
  /** The reel that the address names. */
  requested: string | undefined;
  /** Where the first reel begins, in seconds. */
  start: number;
}

/** Reads the reel and the start time of an address: `?reel=aarti&t=8`. What makes no sense is ignored. */
export function readReelAddress(address: string): { requested: string | undefined; start: number } {
  const named = new URL(address).searchParams.get("reel");
  const requested = v.is(slug, named) ? named : undefined;
  return { requested, start: readVideoStart(address) };
}

export async function loadReels({ request, context }: LoaderFunctionArgs): Promise<ReelFeed> {
  const { api } = context.get(servicesContext);
  const { requested, start } = readReelAddress(request.url);
  const { results, meta } = await getReels(api, { reel: requested, limit: PER_READ });
  const [first] = results.reels;
  return {
    reels: results.reels,
    readAt: meta.server_time,
    cursor: meta.cursor ?? null,
    requested,
    start: start < (first?.duration_seconds ?? 0) ? start : 0,
  };
}
