import * as v from "valibot";
import { type ReelReport, reelFeed, reelLiked } from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** A part of the feed of reels, newest first; `meta.cursor` leads to the next one. */
export async function getReels(api: ApiClient, query: Query) {
  return parseResponse(await api.get("/noauth-api/v1/reel/getReels", query), reelFeed);
}

/** Likes a reel, or takes the like back. A repeated call changes nothing. */
export async function likeReel(api: ApiClient, reelId: string, liked: boolean) {
  const body = { reel_id: reelId, liked };
  return parseResponse(await readBody(await api.post("/noauth-api/v1/reel/like", body)), reelLiked);
}

/** Reports a reel to the shop. A repeated call changes nothing. */
export async function reportReel(api: ApiClient, report: ReelReport) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/reel/report", report)), v.unknown());
}
