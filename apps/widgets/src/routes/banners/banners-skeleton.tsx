import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import styles from "./banners.module.css";

/** The skeleton of a banner, of the same size. */
export function BannersSkeleton({ loading }: { loading: string }) {
  return (
    <>
      <div className={styles.banner} aria-hidden="true">
        <div className={styles.picture}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.words}>
          <Skeleton width="70%" />
          <Skeleton width="90%" />
          <Skeleton width="40%" />
        </div>
      </div>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
    </>
  );
}
