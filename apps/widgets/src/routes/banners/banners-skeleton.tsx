import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import styles from "./banners.module.css";

interface BannersSkeletonProps {
  /** Said in sight, once it takes long. */
  text: string | undefined;
  loading: string;
}

/** The skeleton of a banner, of the same size. */
export function BannersSkeleton({ text, loading }: BannersSkeletonProps) {
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
      <p role="status" className={styles.note}>
        {text ?? <VisuallyHidden>{loading}</VisuallyHidden>}
      </p>
    </>
  );
}
