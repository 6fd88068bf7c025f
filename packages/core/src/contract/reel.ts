import * as v from "valibot";
import { count, image, instant, language, poojaId, productId, slug } from "./primitives.ts";
import { localeQuery, wholeNumber } from "./read-query.ts";

/** What a reel leads to: a service or good that we sell, or an article. */
const reelLink = v.variant("type", [
  v.object({ type: v.literal("pooja"), id: poojaId, title: v.string() }),
  v.object({ type: v.literal("abhimantrit"), id: productId, title: v.string() }),
  v.object({ type: v.literal("blog"), id: slug, title: v.string() }),
]);
export type ReelLink = v.InferOutput<typeof reelLink>;

/** A short upright film. */
export const reel = v.object({
  id: slug,
  title: v.string(),
  /** Its files, the preferred one first. */
  video: v.array(v.object({ url: v.string(), type: v.string() })),
  /** Where it begins, unless the address of the page says otherwise. */
  start_seconds: count,
  duration_seconds: count,
  poster: image,
  captions: v.array(v.object({ url: v.string(), language })),
  link: v.nullable(reelLink),
  likes: count,
  published_at: instant,
});
export type Reel = v.InferOutput<typeof reel>;

/** A part of the feed, newest first; `meta.cursor` leads to the next one. */
export const reelFeed = v.object({ reels: v.array(reel) });

export const reelFeedQuery = v.object({
  ...localeQuery,
  /** The reel to begin with, as a shared link names it. An unknown one changes nothing. */
  reel: v.optional(slug),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(50)), "10"),
});

export const reelLikeRequest = v.object({ reel_id: slug, liked: v.boolean() });
export const reelLiked = v.object({ likes: count, liked: v.boolean() });

export const reelReportReason = v.picklist(["wrong", "offensive", "copied", "broken"]);
export type ReelReportReason = v.InferOutput<typeof reelReportReason>;
export const reelReportRequest = v.object({ reel_id: slug, reason: reelReportReason });
export type ReelReport = v.InferInput<typeof reelReportRequest>;
