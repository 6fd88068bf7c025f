import type { ComponentType } from "react";
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  type IconProps,
  ReceiptIcon,
  RefreshIcon,
  WarningIcon,
} from "../icon/index.ts";
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
  /** What one may want to write down: amount, method, number. */
  facts?: readonly { label: string; value: string }[] | undefined;
};

/** How something stands that is out of the visitor's hands: above all, the truth about the money. */
export function StatusScreen({ status, facts = [], headingAs = "h1", children, ...rest }: StatusScreenProps) {
  const { sign: Sign, tone, turning } = LOOKS[status];

  return (
    <StatePanel
      // It changes by itself while one waits: each change is said, as a whole, when there is a pause.
      role="status"
      aria-atomic="true"
      {...rest}
      data-status={status}
      tone={tone}
      turning={turning}
      sign={<Sign size="lg" />}
      headingAs={headingAs}
      // Below the way on: on a small phone the facts would push it out of the first view.
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
