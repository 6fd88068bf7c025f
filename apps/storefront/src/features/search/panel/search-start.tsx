import { useQuery } from "@aradhana/checkout/query";
import { Button } from "@aradhana/ui/button";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { SearchIcon } from "@aradhana/ui/icon";
import { useEffect, useId, useMemo, useState } from "react";
import { searchLines } from "../../../lines/search-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { clearRecentSearches, readRecentSearches } from "./recent-searches.ts";
import styles from "./search.module.css";
import { searchText } from "./text.ts";

const POPULAR = 8;

/** Before anything is typed: the searches made in this browser, and popular lists. */
export function SearchStart({ onSearch }: { onSearch: (q: string) => void }) {
  const t = useText(searchText);
  const browser = useBrowser();
  const recentId = useId();
  const popularId = useId();
  const [recent, setRecent] = useState<string[]>([]);
  const storage = browser?.storage;
  // The panel may be open before the services of the browser are there.
  useEffect(() => {
    if (storage) setRecent(readRecentSearches(storage));
  }, [storage]);

  const api = browser?.api;
  const { state } = useQuery(
    useMemo(
      () => api && (() => Promise.all(searchLines.map(({ readPopular }) => readPopular?.(api) ?? []))),
      [api],
    ),
  );
  // The search works without them: an error is not worth a message.
  const popular = state.status === "ready" ? state.value.flat().slice(0, POPULAR) : [];

  function forget() {
    if (storage) clearRecentSearches(storage);
    setRecent([]);
  }

  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby={recentId}>
          <div className={styles.row}>
            <h3 id={recentId} className={styles.heading}>
              {t.recent}
            </h3>
            <Button variant="quiet" size="sm" aria-label={t.forget} onClick={forget}>
              {t.clear}
            </Button>
          </div>
          <ul>
            {recent.map((q) => (
              <li key={q}>
                <button type="button" className={styles.option} onClick={() => onSearch(q)}>
                  <SearchIcon size="sm" />
                  <span className={styles.words}>{q}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby={popularId} className={styles.popular}>
          <h3 id={popularId} className={styles.heading}>
            {t.popular}
          </h3>
          <FilterChips label={t.popular} chips={popular} />
        </section>
      )}
    </>
  );
}
