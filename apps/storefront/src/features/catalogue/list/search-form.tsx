import { Button } from "@aradhana/ui/button";
import { SearchField } from "@aradhana/ui/search-field";
import { useEffect } from "react";
import { Form, useLocation } from "react-router-dom";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

/** Search within the list; the other filters stay on. The header's search leads to its field. */
export function SearchForm<Card extends CatalogueCard>({ list, listing }: ListView<Card>) {
  const t = useText(catalogueListText);
  const words = useText(list.text);
  const { q = "", ...kept } = listing.filters;
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be opened again
  useEffect(() => {
    if (hash === "#search") document.getElementById("search")?.focus();
  }, [hash, key]);

  return (
    <Form role="search" action={list.path} className={styles.search}>
      {/* Keyed: after a navigation the address counts again, whatever was typed meanwhile. */}
      <SearchField
        key={q}
        id="search"
        name="q"
        label={words.search}
        clearLabel={t.clear}
        placeholder={words.placeholder}
        defaultValue={q}
        maxLength={80}
      />
      <HiddenFilters filters={kept} />
      {/* A phone has the key for it on its keyboard. */}
      <Button type="submit" variant="line" className={styles.find}>
        {t.find}
      </Button>
    </Form>
  );
}
