import { FilterChips } from "@aradhana/ui/filter-chips";
import { useId } from "react";
import styles from "./search.module.css";

const MOST = 8;

interface TopicLinksProps {
  heading: string;
  links: readonly { label: string; href: string }[];
}

/** Lists of the shop to choose from, under a heading. Nothing without links. */
export function TopicLinks({ heading, links }: TopicLinksProps) {
  const headingId = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.topics}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <FilterChips label={heading} chips={links.slice(0, MOST)} />
    </section>
  );
}
