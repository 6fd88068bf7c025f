import type { ReactNode } from "react";
import styles from "./needs-script.module.css";

/** What is dead or waits for ever where no script runs: it is not shown there. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <div className={styles.needsScript}>{children}</div>;
}
