import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./disclosure.module.css";
import { useStaysOpen } from "./use-stays-open.ts";

export type DisclosureProps = ComponentProps<"details"> & {
  /** Label of the toggle. */
  summary: ReactNode;
  /** A reason to show the content: it opens, and stays open when the reason disappears. @default false */
  open?: boolean;
};

/** Content that few users need, hidden until opened. Native `details`, so it works without scripts. */
export function Disclosure({ summary, open = false, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} open={useStaysOpen(open)} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
