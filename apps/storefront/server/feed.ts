import type { ArticleCard, Language } from "@aradhana/core/contract";
import { articlePath, articlesPath } from "../src/features/content/articles/articles-path.ts";
import { text as en } from "../src/features/content/articles/text.en.ts";
import { text as hi } from "../src/features/content/articles/text.hi.ts";
import { addressIn } from "./language-addresses.ts";
import { escapeHtml } from "./markup.ts";

/** The path of the Atom feed of the articles; `?lang=hi` is the one in Hindi. */
export const feedPath = "/feed.xml";

const texts = { en, hi } as const;

/** The number of articles in the feed. */
export const FEED_LENGTH = 20;

export const feedAddress = (language: Language, origin: string) => addressIn(language, feedPath, origin);

interface FeedOptions {
  origin: string;
  language: Language;
}

/** The newest articles as an Atom feed (RFC 4287). */
export function feedOf(articles: readonly ArticleCard[], { origin, language }: FeedOptions): string {
  const self = feedAddress(language, origin);
  const updated =
    articles
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const head = [
    element("title", texts[language].feed),
    element("id", self),
    element("updated", updated),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(addressIn(language, articlesPath(), origin))}"/>`,
  ];
  const entries = articles.map((article) => entryOf(article, language, origin));
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${[...head, ...entries].join("")}</feed>`;
}

function entryOf(article: ArticleCard, language: Language, origin: string): string {
  const address = addressIn(language, articlePath(article.slug), origin);
  const { name, is_sample } = article.author;
  const parts = [
    element("title", article.title),
    element("id", address),
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    element("published", article.published_at),
    element("updated", article.updated_at),
    `<author>${element("name", is_sample ? texts[language].sample(name) : name)}</author>`,
    ...article.tags.map(({ slug, name }) => `<category term="${slug}" label="${escapeHtml(name)}"/>`),
    element("summary", article.excerpt),
  ];
  return `<entry>${parts.join("")}</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
