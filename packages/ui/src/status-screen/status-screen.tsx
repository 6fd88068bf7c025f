import { clsx } from "clsx";
import type { ComponentType } from "react";
import { RefreshIcon } from "../icon/action-icons.tsx";
import { ReceiptIcon } from "../icon/fact-icons.tsx";
import type { IconProps } from "../icon/icon.tsx";
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from "../icon/page-icons.tsx";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";
import styles from "./status-screen.module.css";

const LOOKS = {
  checking: { sign: ReceiptIcon, tone: "plain", turning: true },
  pending: { sign: ClockIcon, tone: "plain", turning: true },
  success: { sign: CheckIcon, tone: "good", turning: false },
  failed: { sign: CloseIcon, tone: "bad", turning: false },
  expired: { sign: WarningIcon, tone: "bad", turning: false },
  refunded: { sign: RefreshIcon, tone: "good", turning: false },
} as const satisfies Record<string, Looks>;

interface Looks {
  sign: ComponentType<IconProps>;
  tone: NonNullable<StatePanelProps["tone"]>;
  turning: boolean;
}

export type StatusScreenProps = Omit<StatePanelProps, "sign" | "tone" | "turning" | "foot"> & {
  status: keyof typeof LOOKS;
  /** Facts that users may want to note: amount, method, number. */
  facts?: readonly { label: string; value: string }[] | undefined;
};

/** The status of something the user waits for, such as a payment. */
export function StatusScreen({
  status,
  facts = [],
  headingAs = "h1",
  className,
  children,
  ...rest
}: StatusScreenProps) {
  const { sign: Sign, tone, turning } = LOOKS[status];

  return (
    <StatePanel
      // The status changes by itself: each change is announced as a whole, at the next pause.
      role="status"
      aria-atomic="true"
      {...rest}
      data-status={status}
      className={clsx(styles.screen, className)}
      tone={tone}
      turning={turning}
      sign={<Sign size="lg" />}
      headingAs={headingAs}
      // Below the actions: on a small phone the facts would push them out of the first view.
      foot={
        facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )
      }
    >
      {children}
    </StatePanel>
  );
}
