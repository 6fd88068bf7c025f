import type { Article } from "@aradhana/core/contract";
import { withLanguage } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { Breadcrumb } from "@aradhana/ui/breadcrumb";
import { Link } from "@aradhana/ui/link";
import { PujaTile } from "../../../lines/puja/puja-tile.tsx";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { ShareButton } from "../../../shared/share/share-button.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Contents } from "../contents/contents.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import styles from "./articles.module.css";
import { articlePath, articlesPath } from "./articles-path.ts";
import { articleCoverSizes } from "./cover-sizes.ts";
import { Sources } from "./sources.tsx";
import { articlesText } from "./text.ts";

interface ArticlePageProps {
  article: Article;
  serverTime: string;
}

/** An article with its contents, sources, the puja that it is about, and what to read next. */
export function ArticlePage({ article, serverTime }: ArticlePageProps) {
  const { language } = useVisitor();
  const t = useText(articlesText);
  const { home } = useText(shellText);
  const { title, author, cover, body, sources, translations, related, more } = article;
  const now = useServerClock(
    serverTime,
    related.map(({ cutoff_at }) => cutoff_at),
  );
  const path = articlePath(article.slug);
  const day = (instant: string) => formatDate(instant, "day-year", language);
  const published = day(article.published_at);
  const updated = day(article.updated_at);
  const sections = body.flatMap((block) =>
    block.type === "heading" ? [{ id: block.id, heading: block.text }] : [],
  );
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.head}>
          <Breadcrumb
            label={t.position}
            trail={[
              { href: "/", label: home },
              { href: articlesPath(), label: t.title },
            ]}
            current={title}
          />
          <h1>{title}</h1>
          <p className={styles.lead}>{article.excerpt}</p>
          <p className={styles.soft}>
            {author.is_sample ? t.sample(author.name) : author.name}, {author.credentials}
            <br />
            {[
              t.published(published),
              updated !== published && t.updated(updated),
              t.minutes(article.reading_minutes),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p className={styles.tools}>
            {translations.map((other) => (
              <Link
                key={other.language}
                href={withLanguage({ pathname: path, search: "" }, other.language)}
                lang={other.language}
                hrefLang={other.language}
                variant="more"
              >
                {languages[other.language].name}
              </Link>
            ))}
            <ShareButton title={title} path={path} />
          </p>
        </header>
        <Artwork
          name={cover.name}
          alt={cover.alt}
          sizes={articleCoverSizes}
          ratio="3 / 2"
          priority
          className={styles.cover}
        />
        <Contents title={t.contents} sections={sections} className={styles.contents} />
        <div className={styles.text}>
          <ArticleBody blocks={body} />
          <Sources sources={sources} />
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related">
          <h2 id="related">{t.related}</h2>
          <div className={styles.grid}>
            {related.map((puja) => (
              <div key={puja.id} className={styles.service}>
                <p className={styles.soft}>{t.service}</p>
                <PujaTile card={puja} now={now} />
              </div>
            ))}
          </div>
        </section>
      )}
      <section className={styles.section} aria-labelledby="more">
        <h2 id="more">{t.more}</h2>
        <ArticleGrid articles={more} titleAs="h3" />
      </section>
    </div>
  );
}
