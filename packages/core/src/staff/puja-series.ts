import * as v from "valibot";
import { authorisationLevel } from "../contract/pooja.ts";
import { count, day, instant } from "../contract/primitives.ts";
import { httpsUrl, filledText as text } from "./fields.ts";
import { pricesFrom } from "./prices.ts";
import { readVersion } from "./versions.ts";

export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const upTo = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest, "too_long"));
/** A text that a draft may still lack. */
const draftText = (longest: number) => v.object({ en: upTo(longest), hi: upTo(longest) });

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80, "too_long"));
const slugs = v.pipe(v.array(slug), v.maxLength(10));

const pujaPackage = v.pipe(
  v.object({
    /** Names the package in addresses; it stays the same when the name changes. */
    key: slug,
    name: text(60),
    devotees_min: whole(1, 100),
    devotees_max: whole(1, 100),
    prices: pricesFrom(1),
    features: v.pipe(v.array(text(160)), v.maxLength(12)),
    is_default: v.boolean(),
    ships_prasad: v.boolean(),
    live_call: v.boolean(),
  }),
  v.forward(
    v.check(({ devotees_min, devotees_max }) => devotees_min <= devotees_max, "too_small"),
    ["devotees_max"],
  ),
);

export const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** What staff write of both pujas and chadhaavas. */
export const ritualFields = {
  title: text(120),
  subtitle: text(200),
  temple_id: v.pipe(v.string(), v.regex(/^tm_[0-9A-Za-z]{17,32}$/)),
  deity_slugs: slugs,
  purpose_slugs: slugs,
  /** A key of the calendar's occasions, on which its dates roll; null for no new dates. */
  occasion: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
  /** Bookings close so many hours before the start. */
  cutoff_hours: whole(1, 240),
  /** The prasad that is sent home; null if none is. */
  prasad: v.nullable(
    v.object({
      kind: v.picklist(["dry", "food"]),
      /** It arrives within so many days of the puja. */
      days_in: whole(1, 60),
      /** Null: it is sent in India only. */
      days_abroad: v.nullable(whole(1, 90)),
      /** What sending it costs where the price excludes it. */
      fee: pricesFrom(0),
    }),
  ),
  /** The name of one of the drawn pictures. */
  picture: v.nullable(slug),
  picture_alt: draftText(200),
  authorisation: v.object({
    level: authorisationLevel,
    /** Who authorised us. */
    authority: draftText(120),
    text: draftText(600),
    document_url: v.nullable(httpsUrl),
    /** When somebody of us last checked it. */
    checked_on: day,
  }),
  /** Paragraphs, separated by an empty line. */
  about: text(4_000),
  occasion_meaning: draftText(1_000),
  steps: v.pipe(v.array(v.object({ title: text(80), text: text(400) })), v.maxLength(12)),
  benefits: v.pipe(v.array(text(240)), v.maxLength(8)),
  faqs: v.pipe(v.array(v.object({ question: text(160), answer: text(800) })), v.maxLength(12)),
  /** The buyer gets a recording within so many hours. */
  video_hours: whole(1, 240),
};

const contentFields = {
  ...ritualFields,
  kind: v.picklist(["group", "individual"]),
  is_vip: v.boolean(),
  /** Seats on each date; null for any number. */
  capacity: v.nullable(whole(1, 100_000)),
  packages: v.pipe(
    v.array(pujaPackage),
    v.maxLength(8),
    v.check((packages) => isUnique(packages.map(({ key }) => key)), "not_allowed"),
  ),
  /** Add-ons offered with it, in display order. */
  addon_ids: v.pipe(v.array(v.pipe(v.string(), v.regex(/^ao_[0-9A-Za-z]{17,32}$/))), v.maxLength(20)),
  inclusions: v.pipe(v.array(text(200)), v.maxLength(12)),
};

interface Sent {
  packages: { ships_prasad: boolean }[];
  prasad: object | null;
}
const sendsWhatItHas = ({ packages, prasad }: Sent) =>
  prasad !== null || packages.every(({ ships_prasad }) => !ships_prasad);

/** What staff write of a puja that takes place again and again. */
export const pujaSeriesContent = v.pipe(
  v.object(contentFields),
  v.forward(
    v.check((puja) => sendsWhatItHas(puja), "required"),
    ["prasad"],
  ),
);
export const updatePujaSeriesRequest = v.intersect([pujaSeriesContent, readVersion]);
export type PujaSeriesContent = v.InferOutput<typeof pujaSeriesContent>;

export const createPujaSeriesRequest = v.pipe(
  v.object({ slug, ...contentFields }),
  v.forward(
    v.check((puja) => sendsWhatItHas(puja), "required"),
    ["prasad"],
  ),
);

/** What a series lacks before it can be on sale. */
export const missingForSale = v.picklist([
  ...(["authorisation", "packages", "offerings", "picture", "occasion", "temple_place"] as const),
]);
export type MissingForSale = v.InferOutput<typeof missingForSale>;

/** A puja as staff see it: its content, whether it is on sale, and its coming dates. */
export const pujaSeries = v.object({
  slug,
  ...contentFields,
  ...readVersion.entries,
  state: v.picklist(["draft", "on_sale", "withdrawn"]),
  missing: v.array(missingForSale),
  dates: v.array(v.object({ id: v.string(), starts_at: instant, orders: count })),
});
export type PujaSeries = v.InferOutput<typeof pujaSeries>;

/** One row of the list of pujas. */
export const pujaSeriesRow = v.pick(pujaSeries, ["slug", "title", "temple_id", "occasion", "state"]);

export const pujaSeriesParam = v.object({ slug });

const choice = v.object({ id: v.string(), name: v.object({ en: v.string(), hi: v.string() }) });
/** What the fields of a puja are chosen from. */
export const pujaChoices = v.object({
  occasions: v.array(choice),
  deities: v.array(choice),
  purposes: v.array(choice),
  addons: v.array(choice),
  /** Names of the drawn pictures. */
  pictures: v.array(v.string()),
  /** Which puja or chadhaava has which of them: buyers tell these apart by their pictures. */
  pictured: v.array(v.object({ slug: v.string(), picture: v.string() })),
});
