import { POPULAR_DAYS, type PopularResults } from "@aradhana/core/search";
import { Link } from "@aradhana/ui/link";
import { useId } from "react";
import { lineOf } from "../../../lines/search-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HitContent } from "./hit-content.tsx";
import styles from "./search.module.css";
import { searchText } from "./text.ts";

/** What most people have ordered lately, or what the shop puts first, under a heading that says which. */
export function PopularLinks({ basis, groups }: PopularResults) {
  const t = useText(searchText);
  const headingId = useId();
  const links = groups.flatMap(({ type, hits }) => {
    const line = lineOf(type);
    return line ? hits.map((hit) => ({ hit, href: line.itemPath(hit.id) })) : [];
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.popular}>
      <h3 id={headingId} className={styles.heading}>
        {basis === "orders" ? t.popular(POPULAR_DAYS) : t.choice}
      </h3>
      <ul aria-labelledby={headingId}>
        {links.map(({ hit, href }) => (
          <li key={href}>
            <Link href={href} className={styles.option}>
              <HitContent hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
