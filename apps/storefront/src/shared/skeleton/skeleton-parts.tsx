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
