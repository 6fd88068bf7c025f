import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./skeleton.module.css";

export const SkeletonTitle = ({ width }: { width: string }) => (
  <div className={styles.title}>
    <Skeleton width={width} />
  </div>
);

/** Lines of text, one for each width. */
export const SkeletonLines = ({ widths }: { widths: readonly string[] }) =>
  widths.map((width) => <Skeleton key={width} width={width} />);

export const SkeletonPicture = () => (
  <div className={styles.picture}>
    <Skeleton shape="block" />
  </div>
);

export const SkeletonCards = ({ count }: { count: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a skeleton are all alike
      <PujaCardSkeleton key={index} />
    ))}
  </div>
);
