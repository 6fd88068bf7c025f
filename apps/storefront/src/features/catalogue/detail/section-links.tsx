import { loadWithRetry } from "@aradhana/browser/lazy";
import { Link } from "@aradhana/ui/link";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./section-links.module.css";
import { detailText } from "./text.ts";

interface SectionLinksProps {
  /** The sections that this page has, by their anchors. */
  sections: readonly { id: string; label: string }[];
}

/** Links to the sections of a long page on a phone; the header scrolls away and they stay. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links are followed anew.
  useEffect(() => {
    const following = loadWithRetry(() => import("./follow-sections.ts")).then(
      ({ followSections }) => row.current && followSections(row.current),
      // The links lead there without a mark, too.
      () => null,
    );
    return () => void following.then((end) => end?.());
  }, [sections.length]);

  return (
    <nav ref={row} aria-label={useText(detailText).sections} data-replaces-header className={styles.links}>
      {sections.map(({ id, label }) => (
        <Link key={id} href={`#${id}`} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
