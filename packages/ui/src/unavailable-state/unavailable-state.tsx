import type { ReactNode } from "react";
import { ClockIcon } from "../icon/page-icons.tsx";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";
import styles from "./unavailable-state.module.css";

export type UnavailableStateProps = Omit<StatePanelProps, "sign" | "tone" | "turning" | "foot"> & {
  /** The next date: a card, or a sentence with a link. */
  next?: ReactNode;
};

/** Something that has ended or no longer exists: what happened, and the next date. */
export function UnavailableState({ next, children, ...rest }: UnavailableStateProps) {
  return (
    <StatePanel {...rest} sign={<ClockIcon size="lg" />}>
      {children}
      {next && <div className={styles.next}>{next}</div>}
    </StatePanel>
  );
}
