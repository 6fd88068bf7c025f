import { Link } from "@aradhana/ui/link";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./section-links.module.css";
import { detailText } from "./text.ts";
import { useCurrentSection } from "./use-current-section.ts";

interface SectionLinksProps {
  /** The sections that this page has, by their anchors. */
  sections: readonly { id: string; label: string }[];
}

/** Links to the sections of a long page on a phone; the header scrolls away and they stay. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const current = useCurrentSection(sections.map(({ id }) => `#${id}`).join());
  const row = useRef<HTMLElement>(null);

  // Only the row moves: `scrollIntoView` would also scroll the page that is being read.
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={row} aria-label={useText(detailText).sections} data-replaces-header className={styles.links}>
      {sections.map(({ id, label }) => (
        <Link
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
          className={styles.link}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
