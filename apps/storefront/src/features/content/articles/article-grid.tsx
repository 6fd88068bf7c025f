import type { ArticleCard } from "@aradhana/core/contract";
import { BlogCard } from "@aradhana/ui/blog-card";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./articles.module.css";
import { articlePath } from "./articles-path.ts";
import { coverSizes } from "./cover-sizes.ts";
import { articlesText } from "./text.ts";

interface ArticleGridProps {
  articles: readonly ArticleCard[];
  titleAs: "h2" | "h3";
  /** Whether the first picture is in the first view. @default false */
  priority?: boolean;
}

/** Articles as cards. */
export function ArticleGrid({ articles, titleAs, priority = false }: ArticleGridProps) {
  const { language } = useVisitor();
  const t = useText(articlesText);
  return (
    <ul className={styles.grid}>
      {articles.map(({ slug, title, excerpt, cover, tags, author, published_at, reading_minutes }, index) => (
        <li key={slug} className={styles.cell}>
          <BlogCard
            href={articlePath(slug)}
            title={title}
            titleAs={titleAs}
            eyebrow={tags[0]?.name}
            excerpt={excerpt}
            image={{ name: cover.name, alt: "" }}
            sizes={coverSizes}
            priority={priority && index === 0}
            author={author.is_sample ? t.sample(author.name) : author.name}
            published={`${formatDate(published_at, "day-year", language)} · ${t.minutes(reading_minutes)}`}
          />
        </li>
      ))}
    </ul>
  );
}
