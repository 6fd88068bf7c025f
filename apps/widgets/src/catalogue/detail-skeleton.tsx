import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import type { Visitor } from "../visitor.ts";
import styles from "./ritual-header.module.css";
import { catalogueText } from "./text.ts";

interface DetailSkeletonProps {
  language: Visitor["language"];
}

const LINES = ["46%", "88%", "64%", "72%", "52%"];

/** The skeleton of the page of a ritual. */
export function DetailSkeleton({ language }: DetailSkeletonProps) {
  const t = catalogueText[language];
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.words}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
    </>
  );
}
