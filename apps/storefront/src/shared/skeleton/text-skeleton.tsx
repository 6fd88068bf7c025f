import styles from "./skeleton.module.css";
import { PreviewTitle, SkeletonLines } from "./skeleton-parts.tsx";
import type { SkeletonProps } from "./skeleton-props.ts";

/** A title and a paragraph: any screen without its own skeleton. */
export const TextSkeleton = ({ preview }: SkeletonProps) => (
  <div className={styles.part}>
    <PreviewTitle preview={preview} width="60%" />
    <SkeletonLines widths={["96%", "90%", "94%", "70%"]} />
  </div>
);
