import * as v from "valibot";
import { poojaCard } from "./pooja.ts";
import { count, image, instant, language, longestSearch, named, slug } from "./primitives.ts";
import { localeQuery, pageQuery } from "./read-query.ts";

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

/** A part of a line of text with one style. A link to anything but a web page is dropped, and its text remains. */
const span = v.object({
  text: v.string(),
  strong: v.optional(v.boolean()),
  emphasis: v.optional(v.boolean()),
  url: v.optional(v.fallback(v.optional(webAddress), undefined)),
});
const line = v.array(span);
export type ArticleSpan = v.InferOutput<typeof span>;

/** An article as data, without HTML: there is no markup that could be executed. */
export const articleBlock = v.variant("type", [
  v.object({ type: v.literal("heading"), id: v.string(), text: v.string() }),
  v.object({ type: v.literal("paragraph"), line }),
  v.object({ type: v.literal("quote"), lines: v.array(line) }),
  v.object({ type: v.literal("list"), ordered: v.boolean(), items: v.array(line) }),
  v.object({ type: v.literal("table"), head: v.array(v.string()), rows: v.array(v.array(line)) }),
]);
export type ArticleBlock = v.InferOutput<typeof articleBlock>;

const author = v.object({
  name: v.string(),
  credentials: v.string(),
  /** An invented author of the sample shop: label it so wherever it is shown. */
  is_sample: v.boolean(),
});

/** An article in a list. */
export const articleCard = v.object({
  id: slug,
  slug,
  title: v.string(),
  excerpt: v.string(),
  author,
  cover: image,
  /** Its categories. */
  tags: v.array(named),
  language,
  reading_minutes: count,
  published_at: instant,
  updated_at: instant,
});
export type ArticleCard = v.InferOutput<typeof articleCard>;

/** A reference of an article. One without a URL is a book; a URL of anything but a web page is dropped. */
export const articleSource = v.object({
  title: v.string(),
  url: v.optional(v.fallback(v.optional(webAddress), undefined)),
});

export const article = v.object({
  ...articleCard.entries,
  body: v.array(articleBlock),
  sources: v.array(articleSource),
  /** The same article in other languages. */
  translations: v.array(v.object({ language, title: v.string() })),
  /** The puja that the article is about, with its next date: a service that we sell. */
  related: v.array(poojaCard),
  more: v.array(articleCard),
});
export type Article = v.InferOutput<typeof article>;

export const articleListing = v.object({
  blogs: v.array(articleCard),
  /** Every category, with the number of its articles that match the search. */
  categories: v.array(v.object({ value: slug, label: v.string(), count })),
});
export type ArticleListing = v.InferOutput<typeof articleListing>;

export const articleListingQuery = v.object({
  ...localeQuery,
  category: v.optional(slug),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestSearch))),
  ...pageQuery,
});

export const articleByIdQuery = v.object({ ...localeQuery, slug });
