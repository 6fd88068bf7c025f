import type { ArticleCard } from "@aradhana/core/contract";
import { ArticleTile } from "./article-tile.tsx";
import styles from "./articles.module.css";

interface ArticleGridProps {
  articles: readonly ArticleCard[];
  titleAs: "h2" | "h3";
  /** Whether the first picture is in the first view. @default false */
  priority?: boolean;
}

/** Articles as cards. */
export function ArticleGrid({ articles, titleAs, priority = false }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.slug} className={styles.cell}>
          <ArticleTile article={article} titleAs={titleAs} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
