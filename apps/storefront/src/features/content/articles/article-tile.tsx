import type { ArticleCard } from "@aradhana/core/contract";
import { BlogCard } from "@aradhana/ui/blog-card";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { articlePath } from "./articles-path.ts";
import { coverSizes } from "./cover-sizes.ts";
import { articlesText } from "./text.ts";

interface ArticleTileProps {
  article: ArticleCard;
  titleAs: "h2" | "h3";
  /** Whether its picture is in the first view. @default false */
  priority?: boolean;
}

/** An article from the API as a card, in the visitor's language. */
export function ArticleTile({ article, titleAs, priority = false }: ArticleTileProps) {
  const { language } = useVisitor();
  const t = useText(articlesText);
  const { slug, title, excerpt, cover, tags, author, published_at, reading_minutes } = article;
  return (
    <BlogCard
      href={articlePath(slug)}
      title={title}
      titleAs={titleAs}
      eyebrow={tags[0]?.name}
      excerpt={excerpt}
      image={{ name: cover.name, alt: "" }}
      sizes={coverSizes}
      priority={priority}
      author={author.is_sample ? t.sample(author.name) : author.name}
      published={`${formatDate(published_at, "day-year", language)} · ${t.minutes(reading_minutes)}`}
    />
  );
}
