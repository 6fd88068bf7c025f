import { longestSearch } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { SearchField } from "@aradhana/ui/search-field";
import { Form } from "react-router-dom";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

/** Search within the list; the other filters stay on. */
export function SearchForm<Card extends CatalogueCard>({ list, listing }: ListView<Card>) {
  const t = useText(catalogueListText);
  const messages = useText(list.text);
  const { q = "", ...stored } = listing.filters;

  return (
    <Form role="search" action={list.path} className={styles.search}>
      {/* Keyed: after a navigation the address counts again, whatever was typed meanwhile. */}
      <SearchField
        key={q}
        name="q"
        label={messages.search}
        clearLabel={t.clear}
        placeholder={messages.placeholder}
        defaultValue={q}
        maxLength={longestSearch}
      />
      <HiddenFilters filters={stored} />
      {/* A phone has the key for it on its keyboard. */}
      <Button type="submit" variant="line" className={styles.find}>
        {t.find}
      </Button>
    </Form>
  );
}
