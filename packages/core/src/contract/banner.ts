import * as v from "valibot";
import { localeQuery } from "./pooja.ts";
import { bannerId, chadhaavaId, image, poojaId, slug } from "./primitives.ts";

/** Where a banner stands: on our own pages, in a partner's frame, or in the app. */
export const bannerPlace = v.picklist(["web", "frame", "webview"]);

export const bannersQuery = v.object({
  ...localeQuery,
  /** Whose page it is; banners may be for one partner alone. */
  partner_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  place: v.optional(bannerPlace, "web"),
});

/** A picture with words that leads to one dated rite: its soonest that can still be booked. */
export const banner = v.object({
  id: bannerId,
  key: slug,
  title: v.string(),
  text: v.string(),
  /** On its button. */
  action: v.string(),
  image,
  target: v.variant("type", [
    v.object({ type: v.literal("pooja"), id: poojaId, slug }),
    v.object({ type: v.literal("chadhaava"), id: chadhaavaId, slug }),
  ]),
});
export type Banner = v.InferOutput<typeof banner>;

export const banners = v.object({ banners: v.pipe(v.array(banner), v.maxLength(5)) });
