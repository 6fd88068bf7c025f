import type { Progress } from "@aradhana/core/time";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./page-progress.module.css";
import { useFirstVisibleLine } from "./use-first-visible-line.ts";

export type PageProgressProps = ComponentProps<"div"> & {
  /** How long the page has been waiting. */
  progress: Progress;
};

/**
 * A line at the top of what is visible while the page waits, and its text once that takes long. It is always on the page,
 * empty, so that its text is announced.
 */
export function PageProgress({ progress, className, style, children, ...rest }: PageProgressProps) {
  const top = useFirstVisibleLine(progress);
  return (
    <div
      role="status"
      {...rest}
      data-progress={progress === "quiet" ? undefined : progress}
      className={clsx(styles.progress, className)}
      style={top > 0 ? { ...style, insetBlockStart: top } : style}
    >
      {progress === "slow" && <p className={styles.slow}>{children}</p>}
    </div>
  );
}
