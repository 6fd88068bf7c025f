import type { useQuery } from "@aradhana/checkout/query";
import { isOffered, type SearchResults } from "@aradhana/core/search";
import { whatsappAddress } from "@aradhana/core/shop";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import type { RefObject } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./search.module.css";
import { SearchGroups } from "./search-groups.tsx";
import { searchText } from "./text.ts";
import { TopicLinks } from "./topic-links.tsx";

interface SearchFindingsProps {
  /** The typed text. */
  query: string;
  /** The last results, maybe of what was typed before; none before the first answer. */
  results: (SearchResults & { q: string }) | undefined;
  state: ReturnType<typeof useQuery>["state"];
  /** The pujas of each deity: offered where nothing is near. */
  deities: readonly { label: string; href: string }[];
  retry: () => void;
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  activeId: string | undefined;
  onOpen: () => void;
}

/** The results of a search, in each state. */
export function SearchFindings({ query, results, state, deities, retry, ...list }: SearchFindingsProps) {
  const t = useText(searchText);
  const { shop, support } = useText(shellText);
  const message = useErrorMessage();

  if (state.status === "failed" && !state.isFetching) {
    const { requestId } = state.failure;
    return (
      <ErrorState
        heading={t.failed}
        headingAs="h3"
        retry={{ label: t.retry, onClick: retry }}
        requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
      >
        <p>{message(state.failure)}</p>
      </ErrorState>
    );
  }
  const isCurrent = results?.q === query;
  const hasNone = results?.groups.length === 0;
  const groups = (hasNone ? results?.suggestions : results?.groups) ?? [];
  const hasOffers = [...groups, ...(results?.suggestions ?? [])].some(({ type }) => isOffered(type));
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div aria-busy={!isCurrent} className={styles.findings}>
      {results && !isCurrent && <Opening />}
      <p role="status" className={hasNone ? undefined : styles.count}>
        {!results && t.searching}
        {results && (hasNone ? t.none(results.q) : t.found(shown))}
        {hasNone && groups.length > 0 && ` ${t.nearest}`}
      </p>
      {results ? (
        <SearchGroups
          groups={groups}
          suggestions={hasNone ? [] : results.suggestions}
          q={results.q}
          {...list}
        />
      ) : (
        ["first", "second", "third"].map((place) => (
          <div key={place} className={styles.coming}>
            <Skeleton shape="card" />
          </div>
        ))
      )}
      {results && !hasOffers && <TopicLinks heading={t.deities} links={deities} />}
      {hasNone && (
        <ButtonLink
          variant="line"
          href={whatsappAddress(shop.customerCare.phone, t.ask(results.q))}
          className={styles.ask}
        >
          {support.ask}
        </ButtonLink>
      )}
    </div>
  );
}
