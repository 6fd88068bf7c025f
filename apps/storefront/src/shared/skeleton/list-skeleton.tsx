import styles from "./skeleton.module.css";
import { SkeletonCards } from "./skeleton-cards.tsx";
import { SkeletonTitle } from "./skeleton-parts.tsx";

/** A catalogue before its cards are there. */
export const ListSkeleton = () => (
  <div className={styles.part}>
    <SkeletonTitle width="50%" />
    <SkeletonCards count={12} />
  </div>
);
