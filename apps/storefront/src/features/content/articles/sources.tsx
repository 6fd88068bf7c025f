import type { Article } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./articles.module.css";
import { articlesText } from "./text.ts";

/** The books and pages that an article relies on. */
export function Sources({ sources }: Pick<Article, "sources">) {
  const t = useText(articlesText);
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources">{t.sources}</h2>
      <ul className={styles.bullets}>
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener noreferrer" className={styles.link}>
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
