import { FacetSelect } from "@aradhana/ui/facets";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { useSubmit } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { useServerClock } from "../../server-time/use-server-clock.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { listHref } from "./filters.ts";
import styles from "./list.module.css";
import { ListFilters } from "./list-filters.tsx";
import type { Listing } from "./loader.ts";
import { NoneFound } from "./none-found.tsx";
import { PujaGrid } from "./puja-grid.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SearchForm } from "./search-form.tsx";
import { listText } from "./text.ts";
import { titleOf } from "./title-of.ts";
import { VipNote } from "./vip-note.tsx";

/** Find a dated puja: search, narrow, order, choose. All of it stands in the address. */
export function ListPage({ listing }: { listing: Listing }) {
  const { language } = useVisitor();
  const t = useText(listText);
  const submit = useSubmit();
  const { filters, pujas, suggestions, total } = listing;
  const { sort = "soonest", ...kept } = filters;
  const now = useServerClock(
    listing.serverTime,
    [...pujas, ...suggestions].map(({ cutoff_at }) => cutoff_at),
  );
  const chosen = chosenFilters(listing, t, language);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{titleOf(listing, t)}</h1>
        <SearchForm filters={filters} />
        <QuickFilters listing={listing} now={now} />
      </header>
      <div className={styles.columns}>
        <ListFilters listing={listing} chosen={chosen.length} now={now} />
        <div className={styles.results}>
          {chosen.length > 0 && (
            <FilterChips
              label={t.chosen}
              chips={chosen.map(({ label, without }) => ({
                label,
                href: listHref(filters, without),
                selected: true,
                removeLabel: t.takeOff,
              }))}
            />
          )}
          {filters.vip === "true" && <VipNote />}
          <div className={styles.bar}>
            <p role="status" className={styles.count}>
              {t.count(total)}
            </p>
            <FacetSelect
              label={t.sort}
              name="sort"
              value={sort}
              options={Object.entries(t.sorts).map(([value, label]) => ({ value, label }))}
              keep={kept}
              applyLabel={t.apply}
              action="/online-puja"
              className={styles.sort}
              onSubmit={(event) => {
                event.preventDefault();
                void submit(event.currentTarget);
              }}
            />
          </div>
          {pujas.length > 0 ? (
            <PujaGrid listing={listing} now={now} />
          ) : (
            <NoneFound filters={filters} chosen={chosen} suggestions={suggestions} now={now} />
          )}
        </div>
      </div>
    </div>
  );
}
