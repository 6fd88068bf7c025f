import * as v from "valibot";
import { bannerId, chadhaavaId, image, poojaId, slug } from "./primitives.ts";
import { localeQuery } from "./read-query.ts";

/** Where a banner is shown: our own pages, a partner's frame, or the app. */
export const bannerPlace = v.picklist(["web", "frame", "webview"]);

export const bannersQuery = v.object({
  ...localeQuery,
  /** The partner whose page it is; some banners are for one partner only. */
  partner_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  place: v.optional(bannerPlace, "web"),
});

/** An image with text that links to one dated ritual: its next bookable date. */
export const banner = v.object({
  id: bannerId,
  key: slug,
  title: v.string(),
  text: v.string(),
  /** Label of its button. */
  action: v.string(),
  image,
  target: v.variant("type", [
    v.object({ type: v.literal("pooja"), id: poojaId, slug }),
    v.object({ type: v.literal("chadhaava"), id: chadhaavaId, slug }),
  ]),
});
export type Banner = v.InferOutput<typeof banner>;

export const banners = v.object({ banners: v.pipe(v.array(banner), v.maxLength(5)) });
