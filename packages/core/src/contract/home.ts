import * as v from "valibot";
import { authorisationLevel, poojaCard } from "./pooja.ts";
import { count, image, named, review, reviewSummary, slug } from "./primitives.ts";
import { localeQuery } from "./read-query.ts";

export const homeQuery = v.object(localeQuery);

export const homeBanner = v.object({
  key: v.string(),
  title: v.string(),
  text: v.string(),
  image,
  pooja: poojaCard,
});
export type HomeBanner = v.InferOutput<typeof homeBanner>;

const section = <Type extends string, Item extends v.GenericSchema>(type: Type, item: Item) =>
  v.object({
    key: v.string(),
    type: v.literal(type),
    title: v.string(),
    items: v.array(item),
    /** A storefront path, and how many items it lists. */
    see_all: v.nullable(v.object({ href: v.string(), total: count })),
  });

const titled = v.object({ title: v.string(), text: v.string() });

/** The section kinds that this client can render. A newer API may send others: skip them. */
export const homeSection = v.variant("type", [
  section("pujas", poojaCard),
  section("purposes", v.object({ ...named.entries, total: count })),
  section("deities", v.object({ ...named.entries, image, total: count })),
  section(
    "temples",
    v.object({
      ...named.entries,
      city: v.string(),
      state: v.string(),
      image,
      total: count,
      /** The authorisation level of its upcoming pujas; null when they differ. */
      authorisation: v.nullable(authorisationLevel),
    }),
  ),
  v.object({
    ...section("reviews", v.object({ ...review.entries, pooja_title: v.string() })).entries,
    /** Of all published reviews, including low ratings. */
    summary: reviewSummary,
  }),
  section("steps", titled),
  section("trust", titled),
]);
export type HomeSection = v.InferOutput<typeof homeSection>;

/** What is true of every puja on sale, and is said before all else. */
export const homeProofs = v.object({
  /** Whether each names its temple and its priests. */
  named: v.boolean(),
  /** Whether each is recorded. */
  recorded: v.boolean(),
  /** Until so many hours before the start each is refunded in full; null where one of them is not. */
  full_refund_until_hours: v.nullable(count),
});
export type HomeProofs = v.InferOutput<typeof homeProofs>;

export const home = v.object({
  banners: v.array(homeBanner),
  sections: v.array(homeSection),
  categories: v.array(v.object({ key: slug, label: v.string(), href: v.string() })),
  notices: v.array(v.object({ key: v.string(), text: v.string() })),
  proofs: homeProofs,
});
export type Home = v.InferOutput<typeof home>;

/** The client's version of `home`: sections of an unknown kind stay unparsed. */
export const lenientHome = v.object({
  ...home.entries,
  sections: v.array(v.looseObject({ type: v.string() })),
});
