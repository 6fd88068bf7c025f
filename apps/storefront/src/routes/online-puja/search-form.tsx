import { Button } from "@aradhana/ui/button";
import { SearchField } from "@aradhana/ui/search-field";
import { useEffect } from "react";
import { Form, useLocation } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import type { Filters } from "./filters.ts";
import { KeptFilters } from "./kept-filters.tsx";
import styles from "./list.module.css";
import { listText } from "./text.ts";

/** Search within the list; the other filters stay on. The header's lens leads to its field. */
export function SearchForm({ filters: { q = "", ...kept } }: { filters: Filters }) {
  const t = useText(listText);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be gone to again
  useEffect(() => {
    if (hash === "#search") document.getElementById("search")?.focus();
  }, [hash, key]);

  return (
    <Form role="search" action="/online-puja" className={styles.search}>
      {/* Keyed: after a navigation the address counts again, whatever was typed meanwhile. */}
      <SearchField
        key={q}
        id="search"
        name="q"
        label={t.search}
        clearLabel={t.clear}
        placeholder={t.placeholder}
        defaultValue={q}
        maxLength={80}
      />
      <KeptFilters filters={kept} />
      {/* A phone has the key for it on its keyboard. */}
      <Button type="submit" variant="line" className={styles.find}>
        {t.find}
      </Button>
    </Form>
  );
}
