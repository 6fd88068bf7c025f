import * as v from "valibot";
import { bannerPlace } from "../contract/banner.ts";
import { bannerId, countryCode, instant, partnerId, ritualType, slug } from "../contract/primitives.ts";
import { filledText } from "./fields.ts";

const some = <Item extends v.GenericSchema>(item: Item) =>
  v.nullable(v.pipe(v.array(item), v.minLength(1, "required"), v.maxLength(50)));

const contentFields = {
  title: filledText(80),
  text: filledText(200),
  /** Label of its button. */
  action: filledText(40),
  /** The name of a picture that the catalogue has. */
  picture: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, "required")),
  picture_alt: filledText(200),
  /** It leads to the next date of this puja or chadhava that can be booked. */
  target: v.object({ type: ritualType, slug }),
  /** Where it is shown; null everywhere. */
  places: some(bannerPlace),
  /** On whose pages it is shown; null on all. */
  partners: some(partnerId),
  /** In which countries it is shown; null in all. */
  countries: some(countryCode),
  /** Those with a smaller number are first; at most five are shown. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0, "too_small"), v.maxValue(999, "too_large")),
  starts_at: v.nullable(instant),
  /** Exclusive; null if it never ends. */
  ends_at: v.nullable(instant),
};

/** What staff write of a banner. */
export const bannerContent = v.pipe(
  v.object(contentFields),
  v.forward(
    v.check(
      ({ starts_at, ends_at }) =>
        starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
      "too_early",
    ),
    ["ends_at"],
  ),
);
export type BannerContent = v.InferOutput<typeof bannerContent>;

/** A banner as staff see it. */
export const staffBanner = v.object({
  id: bannerId,
  ...contentFields,
  state: v.picklist(["planned", "shown", "ended"]),
  /** The next date that it leads to; null while its target cannot be booked, and so nobody sees it. */
  next_date: v.nullable(instant),
});
export type StaffBanner = v.InferOutput<typeof staffBanner>;

export const bannerIdParam = v.object({ id: bannerId });

const choice = v.object({ id: v.string(), name: v.string() });

/** What the fields of a banner are chosen from. */
export const bannerChoices = v.object({
  pooja: v.array(choice),
  chadhaava: v.array(choice),
  partners: v.array(choice),
  pictures: v.array(v.string()),
});
