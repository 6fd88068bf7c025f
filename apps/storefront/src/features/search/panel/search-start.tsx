import type { PopularResults } from "@aradhana/core/search";
import { Button } from "@aradhana/ui/button";
import { SearchIcon } from "@aradhana/ui/icon";
import { useEffect, useId, useState } from "react";
import type { readPujaTopics } from "../../../lines/puja-topics.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { PopularLinks } from "./popular-links.tsx";
import { clearRecentSearches, readRecentSearches } from "./recent-searches.ts";
import styles from "./search.module.css";
import { searchText } from "./text.ts";
import { TopicLinks } from "./topic-links.tsx";

interface SearchStartProps {
  /** None before the API has answered, or if it did not: the search works without them. */
  topics: Awaited<ReturnType<typeof readPujaTopics>> | undefined;
  popular: PopularResults | undefined;
  onSearch: (q: string) => void;
}

/** Before anything is typed: the searches made in this browser, what is popular, and pujas by purpose and by deity. */
export function SearchStart({ topics, popular, onSearch }: SearchStartProps) {
  const t = useText(searchText);
  const browser = useBrowser();
  const recentId = useId();
  const [recent, setRecent] = useState<string[]>([]);
  const storage = browser?.storage;
  // The panel may be open before the services of the browser are there.
  useEffect(() => {
    if (storage) setRecent(readRecentSearches(storage));
  }, [storage]);

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
      {popular && <PopularLinks {...popular} />}
      <TopicLinks heading={t.purposes} links={topics?.purposes ?? []} />
      <TopicLinks heading={t.deities} links={topics?.deities ?? []} />
    </>
  );
}
