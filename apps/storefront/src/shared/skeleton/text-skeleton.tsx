import styles from "./skeleton.module.css";
import { SkeletonLines, SkeletonTitle } from "./skeleton-parts.tsx";

/** A title and a paragraph: any screen without its own skeleton. */
export const TextSkeleton = () => (
  <div className={styles.part}>
    <SkeletonTitle width="60%" />
    <SkeletonLines widths={["96%", "90%", "94%", "70%"]} />
  </div>
);
