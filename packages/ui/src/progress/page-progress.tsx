import type { Progress } from "@aradhana/core/time";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./page-progress.module.css";

export type PageProgressProps = ComponentProps<"div"> & {
  /** How long the page has been waiting. */
  progress: Progress;
};

/**
 * A line at the top of the view while the page waits, and its text once that takes long. It is always on the page,
 * empty, so that its text is announced.
 */
export function PageProgress({ progress, className, children, ...rest }: PageProgressProps) {
  return (
    <div
      role="status"
      {...rest}
      data-progress={progress === "quiet" ? undefined : progress}
      className={clsx(styles.progress, className)}
    >
      {progress === "slow" && <p className={styles.slow}>{children}</p>}
    </div>
  );
}
