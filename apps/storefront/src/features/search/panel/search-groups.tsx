import type { SearchGroup } from "@aradhana/core/search";
import { Link } from "@aradhana/ui/link";
import type { RefObject } from "react";
import { lineOf } from "../../../lines/search-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { HitContent } from "./hit-content.tsx";
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
                <HitContent hit={hit} />
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
