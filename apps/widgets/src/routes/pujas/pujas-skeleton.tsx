import type { Language } from "@aradhana/core/contract";
import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import styles from "./pujas.module.css";
import { pujasText } from "./text.ts";

interface PujasSkeletonProps {
  /** How many pujas are asked for. */
  limit: number;
  slow: boolean;
  language: Language;
}

const MOST_PLACES = 6; // of a longer list the rest is below the first view

/** The places of the pujas that are on their way. */
export function PujasSkeleton({ limit, slow, language }: PujasSkeletonProps) {
  const t = pujasText[language];
  return (
    <>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: Math.min(limit, MOST_PLACES) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else that tells them apart
          <PujaCardSkeleton key={place} />
        ))}
      </div>
      <p role="status" className={styles.note}>
        {slow ? t.slow : <VisuallyHidden>{t.loading}</VisuallyHidden>}
      </p>
    </>
  );
}
