import type { Article } from "@aradhana/core/contract";
import { articlePath } from "./articles-path.ts";
import { articlesText } from "./text.ts";

/** The article as search engines read it. */
export function articleJsonLd({ slug, title, excerpt, author, cover, language, ...article }: Article) {
  const byline = author.is_sample ? articlesText.in(language).sample(author.name) : author.name;
  const url = articlePath(slug);
  return [
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: title,
      description: excerpt,
      inLanguage: language,
      image: [`/media/${cover.name}-960.webp`],
      url,
      mainEntityOfPage: url,
      datePublished: article.published_at,
      dateModified: article.updated_at,
      // The byline of the page, which says so of a sample author.
      author: { "@type": "Person", name: byline },
      publisher: { "@type": "Organization", name: "Aradhana" },
      articleSection: article.tags.map(({ name }) => name),
      citation: article.sources.map((source) => source.title),
    },
  ];
}
