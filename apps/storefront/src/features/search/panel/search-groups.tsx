import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import type { SearchGroup, SearchHit } from "@aradhana/core/search";
import { Artwork } from "@aradhana/ui/artwork";
import { Link } from "@aradhana/ui/link";
import type { RefObject } from "react";
import { lineOf } from "../../../lines/search-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./search.module.css";
import { searchText } from "./text.ts";

interface SearchGroupsProps {
  groups: readonly SearchGroup[];
  /** Those below them, which are headed as such. */
  suggestions: readonly SearchGroup[];
  q: string;
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  activeId: string | undefined;
  onOpen: () => void;
}

/** The list of the combobox: each option is a link, so that it can also be opened in another tab. */
export function SearchGroups({ groups, suggestions, q, list, listId, activeId, onOpen }: SearchGroupsProps) {
  const t = useText(searchText);
  const names = useText(shellText);
  const { language } = useVisitor();
  if (groups.length === 0) return null;

  const option = (id: string) =>
    ({
      ...{ id, role: "option", tabIndex: -1, onClick: onOpen },
      "aria-selected": id === activeId,
    }) as const;
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t.results} className={styles.groups}>
      {[...groups, ...suggestions].map((group, index) => {
        const { type, hits, has_more } = group;
        const line = lineOf(type);
        if (!line) return null;
        const groupId = `${listId}-${type}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={type} role="group" aria-labelledby={groupId}>
            <div id={groupId} className={styles.heading}>
              {index < groups.length ? names[line.label] : t.suggested(names[line.label])}
            </div>
            {hits.map((hit) => (
              <Link
                key={hit.id}
                {...option(`${groupId}-${hit.id}`)}
                href={line.itemPath(hit.id)}
                className={styles.option}
              >
                <Artwork name={hit.image.name} alt="" sizes="48px" className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{hit.title}</span>
                  <span className={styles.note}>{noteOf(hit, language)}</span>
                </span>
              </Link>
            ))}
            {has_more && line.listPath && (
              <Link {...option(`${groupId}-all`)} href={line.listPath(q)} className={styles.option}>
                <span className={styles.all}>{t.seeAll}</span>
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Distinguishes a hit from others with the same title: a ritual by date and place, a product by price. */
function noteOf({ start_at, note, price }: SearchHit, language: Language): string {
  const date = start_at && formatDate(start_at, "short-day", language);
  return [date, note, start_at ? null : price && formatMoney(price)].filter(Boolean).join(" · ");
}
