import { listHref } from "@aradhana/core/catalogue";
import { longestSearch } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { SearchField } from "@aradhana/ui/search-field";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useTypedSearch } from "../../../shared/forms/use-typed-search.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

/** Search within the list, answered while one types; the other filters stay on. */
export function SearchForm<Card extends CatalogueCard>({ list, listing }: ListView<Card>) {
  const t = useText(catalogueListText);
  const messages = useText(list.text);
  const { q = "", ...stored } = listing.filters;
  const { field, onSubmit } = useTypedSearch(q, (typed) => listHref(list.path, stored, { q: typed }));

  return (
    <QueryForm role="search" action={list.path} onSubmit={onSubmit} className={styles.search}>
      <SearchField
        {...field}
        name="q"
        label={messages.search}
        clearLabel={t.clear}
        placeholder={messages.placeholder}
        maxLength={longestSearch}
      />
      <HiddenFilters filters={stored} />
      <Button type="submit" variant="line">
        {t.find}
      </Button>
    </QueryForm>
  );
}
