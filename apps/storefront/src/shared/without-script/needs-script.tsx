import type { ReactNode } from "react";
import styles from "./needs-script.module.css";

/** Content that needs scripts: it is hidden without them. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <div className={styles.needsScript}>{children}</div>;
}
