import type { ArticleCard } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ArticleGrid } from "./article-grid.tsx";
import styles from "./articles.module.css";
import { articlesPath } from "./articles-path.ts";
import { articlesText } from "./text.ts";

/** In place of an article that was removed: others. */
export function ArticleGone({ others }: { others: readonly ArticleCard[] }) {
  const t = useText(articlesText);
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{t.gone}</h1>
        <p className={styles.soft}>{t.goneText}</p>
      </header>
      <ArticleGrid articles={others} titleAs="h2" priority />
      <ButtonLink href={articlesPath()} variant="line" className={styles.all}>
        {t.seeAll}
      </ButtonLink>
    </div>
  );
}
