import { Artwork } from "@aradhana/ui/artwork";
import { Link } from "@aradhana/ui/link";
import type { RefObject } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./search.module.css";
import type { SearchGroup } from "./search-all.ts";
import { searchText } from "./text.ts";

interface SearchGroupsProps {
  groups: readonly SearchGroup[];
  q: string;
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  activeId: string | undefined;
  onOpen: () => void;
}

/** The list of the combobox: each option is a link, so that it can also be opened in another tab. */
export function SearchGroups({ groups, q, list, listId, activeId, onOpen }: SearchGroupsProps) {
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
      {groups.map(({ line, hits, total }) => {
        const groupId = `${listId}-${line.label}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={line.label} role="group" aria-labelledby={groupId}>
            <div id={groupId} className={styles.heading}>
              {names[line.label]}
            </div>
            {hits.map(({ id, title, note, image, href }) => (
              <Link key={id} {...option(`${groupId}-${id}`)} href={href} className={styles.option}>
                <Artwork name={image} alt="" sizes="48px" className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.note}>{note}</span>
                </span>
              </Link>
            ))}
            {total > hits.length && (
              <Link {...option(`${groupId}-all`)} href={line.listPath(q)} className={styles.option}>
                <span className={styles.all}>{t.seeAll(total)}</span>
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}
