import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import styles from "./skeleton.module.css";

export const SkeletonCards = ({ count }: { count: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a skeleton are all alike
      <PujaCardSkeleton key={index} />
    ))}
  </div>
);
