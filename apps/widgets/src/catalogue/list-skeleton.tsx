import type { RitualType } from "@aradhana/core/contract";
import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import type { Visitor } from "../visitor.ts";
import styles from "./catalogue.module.css";
import { catalogueText } from "./text.ts";

interface ListSkeletonProps {
  type: RitualType;
  /** How many are requested. */
  limit: number;
  language: Visitor["language"];
}

const MOST_PLACES = 6; // of a longer list the rest is below the first view

/** The places of the cards that are on their way. */
export function ListSkeleton({ type, limit, language }: ListSkeletonProps) {
  const t = catalogueText[language];
  return (
    <>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: Math.min(limit, MOST_PLACES) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <PujaCardSkeleton key={place} />
        ))}
      </div>
      <VisuallyHidden role="status">{t[type].loading}</VisuallyHidden>
    </>
  );
}
