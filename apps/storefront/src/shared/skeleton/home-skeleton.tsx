import styles from "./skeleton.module.css";
import { SkeletonCards } from "./skeleton-cards.tsx";
import { SkeletonLines, SkeletonPicture, SkeletonTitle } from "./skeleton-parts.tsx";

/** The promise, the highlight and three rows of cards, before the feed is there. */
export const HomeSkeleton = () => (
  <>
    <div className={styles.opening}>
      <div className={styles.words}>
        <SkeletonTitle width="90%" />
        <SkeletonTitle width="60%" />
        <SkeletonLines widths={["56%", "70%", "64%"]} />
      </div>
      <SkeletonPicture />
    </div>
    {["30%", "26%", "34%"].map((width) => (
      <div key={width} className={styles.part}>
        <SkeletonTitle width={width} />
        <SkeletonCards count={4} />
      </div>
    ))}
  </>
);
