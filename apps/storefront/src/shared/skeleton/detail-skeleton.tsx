import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./skeleton.module.css";
import { PreviewPicture, PreviewTitle, SkeletonLines } from "./skeleton-parts.tsx";
import type { SkeletonProps } from "./skeleton-props.ts";

/** One item of the catalogue, with its choices beside it, before its data is there. */
export const DetailSkeleton = ({ preview }: SkeletonProps) => (
  <div className={styles.detail}>
    <div className={styles.part}>
      <PreviewPicture preview={preview} />
      <Skeleton width="45%" />
      <PreviewTitle preview={preview} width="80%" />
      <SkeletonLines widths={["70%", "94%", "88%", "90%"]} />
    </div>
    <div className={styles.part}>
      {[1, 2, 3].map((choice) => (
        <div key={choice} className={styles.choice}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </div>
);
