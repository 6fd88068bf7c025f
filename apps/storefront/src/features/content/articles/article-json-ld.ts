import type { Article } from "@aradhana/core/contract";
import { articlePath } from "./articles-path.ts";

/** The article as search engines read it. */
export function articleJsonLd({ slug, title, excerpt, author, cover, language, ...article }: Article) {
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
      // A sample author is not marked up as a Person.
      author: author.is_sample
        ? { "@type": "Organization", name: "Aradhana" }
        : { "@type": "Person", name: author.name },
      publisher: { "@type": "Organization", name: "Aradhana" },
      articleSection: article.tags.map(({ name }) => name),
      citation: article.sources.map((source) => source.title),
    },
  ];
}
