import { longestSearch } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { Pagination } from "@aradhana/ui/pagination";
import { SearchField } from "@aradhana/ui/search-field";
import { LanguageField } from "../../../shared/forms/language-field.tsx";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useTypedSearch } from "../../../shared/forms/use-typed-search.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ArticleGrid } from "./article-grid.tsx";
import styles from "./articles.module.css";
import { articlesPath } from "./articles-path.ts";
import type { ArticleList } from "./load-articles.ts";
import { articlesText } from "./text.ts";

/** The articles: search, choose a category, turn pages. All of it is in the address. */
export function ArticlesPage({ list: { blogs, categories, filters, total, pages } }: { list: ArticleList }) {
  const t = useText(articlesText);
  const { category, q } = filters;
  const { field, onSubmit } = useTypedSearch(q ?? "", (typed) =>
    articlesPath({ category, q: typed || undefined }),
  );
  const chips = [
    { label: t.all, href: articlesPath({ q }), selected: category === undefined },
    ...categories
      .filter(({ count, value }) => count > 0 || value === category)
      .map(({ value, label }) => ({
        ...{ label, href: articlesPath({ category: value, q }), selected: value === category },
      })),
  ];
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <QueryForm role="search" action={articlesPath()} onSubmit={onSubmit} className={styles.search}>
          <SearchField
            {...field}
            name="q"
            label={t.search}
            clearLabel={t.clear}
            placeholder={t.placeholder}
            maxLength={longestSearch}
          />
          <LanguageField />
          {category && <input type="hidden" name="category" value={category} />}
          <Button type="submit" variant="line">
            {t.find}
          </Button>
        </QueryForm>
        <FilterChips label={t.categories} chips={chips} />
      </header>
      <p role="status" className={styles.soft}>
        {total > 0 && t.count(total)}
      </p>
      {blogs.length > 0 ? (
        <ArticleGrid articles={blogs} titleAs="h2" priority />
      ) : (
        <EmptyState heading={t.none} actions={<ButtonLink href={articlesPath()}>{t.clearAll}</ButtonLink>}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
      <Pagination
        label={t.pages}
        page={filters.page}
        pages={pages}
        hrefOf={(page) => articlesPath({ ...filters, page })}
        previousLabel={t.previous}
        nextLabel={t.next}
        pageLabel={t.page}
      />
    </div>
  );
}
