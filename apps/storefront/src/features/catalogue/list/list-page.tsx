import { listHref } from "@aradhana/core/catalogue";
import { FacetSelect } from "@aradhana/ui/facets";
import { FilterChips } from "@aradhana/ui/filter-chips";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useOpenQuery } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { CardGrid } from "./card-grid.tsx";
import { labelledFilters } from "./filter-labels.ts";
import styles from "./list.module.css";
import { ListFilters } from "./list-filters.tsx";
import { listTitle } from "./list-title.ts";
import type { ListView } from "./list-view.ts";
import { NoneFound } from "./none-found.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SearchForm } from "./search-form.tsx";
import { catalogueListText } from "./text.ts";

/** One list of the catalogue: search, narrow, sort, choose. All of it is in the address. */
export function ListPage<Card extends CatalogueCard>(view: ListView<Card>) {
  const { list, listing, extras } = view;
  const { language } = useVisitor();
  const t = useText(catalogueListText);
  const messages = useText(list.text);
  const openQuery = useOpenQuery();
  const { filters, cards, suggestions, total } = listing;
  const sorts = messages.sorts ?? t.sorts;
  const { sort = filters.q ? "" : (Object.keys(sorts)[0] ?? ""), ...otherFilters } = filters;
  const now = useServerClock(
    listing.serverTime,
    [...cards, ...suggestions].flatMap((card) => list.endsAt?.(card) ?? []),
  );
  const chosen = [...labelledFilters(listing, t, language), ...(extras?.chosen(listing, language) ?? [])];

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{listTitle(view, messages)}</h1>
        <SearchForm {...view} />
        <QuickFilters {...view} now={now} />
      </header>
      {extras?.Finder && <extras.Finder path={list.path} listing={listing} />}
      <div className={styles.columns}>
        {/* The words of a search are no filter. */}
        <ListFilters {...view} chosen={filters.q ? chosen.length - 1 : chosen.length} now={now} />
        <div className={styles.results}>
          {chosen.length > 0 && (
            <FilterChips
              label={t.chosen}
              chips={chosen.map(({ label, without }) => ({
                label,
                href: listHref(list.path, filters, without),
                selected: true,
                removeLabel: t.remove,
              }))}
            />
          )}
          {list.note?.({ ...filters, ...list.fixed })}
          <div className={styles.bar}>
            <p role="status" className={styles.count}>
              {total === 0 && filters.q ? t.nothingFor(filters.q) : messages.count(total)}
            </p>
            {cards.length > 0 && (
              <FacetSelect
                label={t.sort}
                name="sort"
                value={sort}
                options={[
                  ...(filters.q ? [{ value: "", label: t.bestMatch }] : []),
                  ...Object.entries(sorts).map(([value, label]) => ({ value, label })),
                ]}
                keep={language === "en" ? otherFilters : { ...otherFilters, lang: language }}
                applyLabel={t.apply}
                action={list.path}
                className={styles.sort}
                onSubmit={(event) => {
                  event.preventDefault();
                  openQuery(event.currentTarget);
                }}
              />
            )}
          </div>
          {cards.length > 0 ? (
            <CardGrid {...view} now={now} />
          ) : (
            <NoneFound {...view} chosen={chosen} now={now} />
          )}
        </div>
      </div>
    </div>
  );
}
