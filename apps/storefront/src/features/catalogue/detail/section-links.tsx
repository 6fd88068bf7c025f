import { loadWithRetry } from "@aradhana/browser/lazy";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./section-links.module.css";
import { detailText } from "./text.ts";

interface SectionLinksProps {
  /** The sections that this page has, by their anchors. */
  sections: readonly { id: string; label: string }[];
}

/** Without it the links lead there as well. */
function follow(row: HTMLElement) {
  let end: (() => void) | undefined;
  let isGone = false;
  loadWithRetry(() => import("./follow-sections.ts")).then(
    ({ followSections }) => {
      if (!isGone) end = followSections(row);
    },
    () => {},
  );
  return () => {
    isGone = true;
    end?.();
  };
}

/** Links to the sections of a long page on a phone; the header scrolls away and they stay. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav
      // The observer is created again for other links.
      key={sections.length}
      ref={follow}
      aria-label={useText(detailText).sections}
      data-replaces-header
      className={styles.links}
    >
      {sections.map(({ id, label }) => (
        <Link key={id} href={`#${id}`} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
