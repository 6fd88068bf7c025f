import { Artwork } from "@aradhana/ui/artwork";
import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./skeleton.module.css";
import type { SkeletonProps } from "./skeleton-props.ts";

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

/** The title of the page if it is known. */
export const PreviewTitle = ({ preview, width }: SkeletonProps & { width: string }) =>
  preview ? <h1 className={styles.title}>{preview.title}</h1> : <SkeletonTitle width={width} />;

/** The picture of the page if it is known. */
export const PreviewPicture = ({ preview }: SkeletonProps) =>
  preview?.picture ? (
    <Artwork {...preview.picture} alt="" priority className={styles.picture} />
  ) : (
    <SkeletonPicture />
  );
