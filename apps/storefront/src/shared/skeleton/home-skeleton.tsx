import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./skeleton.module.css";
import { SkeletonCards, SkeletonLines, SkeletonPicture, SkeletonTitle } from "./skeleton-parts.tsx";

/** The highlight and three rows of cards, before the feed is there. */
export const HomeSkeleton = () => (
  <>
    <div className={styles.opening}>
      <SkeletonPicture />
      <div className={styles.words}>
        <Skeleton width="45%" />
        <SkeletonTitle width="90%" />
        <SkeletonLines widths={["96%", "92%", "60%"]} />
      </div>
    </div>
    {["30%", "26%", "34%"].map((width) => (
      <div key={width} className={styles.part}>
        <SkeletonTitle width={width} />
        <SkeletonCards count={4} />
      </div>
    ))}
  </>
);
