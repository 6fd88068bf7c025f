import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./disclosure.module.css";
import { useStaysOpen } from "./use-stays-open.ts";

export type DisclosureProps = ComponentProps<"details"> & {
  /** What one presses to see the rest. */
  summary: ReactNode;
  /** A reason to show it: it opens, and stays open when the reason has gone. @default false */
  open?: boolean;
};

/** Something few need, folded away until somebody wants it. Native `details`, so it works without a script. */
export function Disclosure({ summary, open = false, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} open={useStaysOpen(open)} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
