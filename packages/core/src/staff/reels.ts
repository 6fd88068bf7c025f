import * as v from "valibot";
import { count, instant, slug } from "../contract/primitives.ts";
import { reelReportReason } from "../contract/reel.ts";
import { text } from "./fields.ts";
import { pageQuery } from "./page.ts";

/** Reels that wait for somebody, or those that were hidden. */
export const reportedReelsQuery = v.object({
  ...pageQuery.entries,
  state: v.optional(v.picklist(["reported", "hidden"]), "reported"),
});

/** A reel with what visitors reported of it and nobody has dealt with. */
export const reportedReel = v.object({
  id: slug,
  title: text,
  /** The name of its film and poster. */
  film: v.string(),
  published_at: instant,
  /** Null while visitors see it. */
  hidden_at: v.nullable(instant),
  /** How many visitors gave each reason. */
  reasons: v.array(v.object({ reason: reelReportReason, count })),
  first_reported_at: v.nullable(instant),
});
export type ReportedReel = v.InferOutput<typeof reportedReel>;

export const reelIdParam = v.object({ id: slug });
