import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./price-split.module.css";

export type PriceSplitLine = {
  /** The label; also identifies the line. */
  label: string;
  /** The formatted amount, with a minus sign for a discount. */
  amount: ReactNode;
  /** A note on the line: "exempt from GST", "2 × ₹101". */
  note?: ReactNode;
};

export type PriceSplitProps = Omit<ComponentProps<"dl">, "children"> & {
  lines: readonly PriceSplitLine[];
  /** None for a plain list of prices. */
  total?: PriceSplitLine;
};

/** Price details: line by line, with the total last. */
export function PriceSplit({ lines, total, className, ...rest }: PriceSplitProps) {
  return (
    <dl {...rest} className={clsx(styles.split, className)}>
      {[...lines, ...(total ? [total] : [])].map((line) => (
        <div key={line.label} className={styles.line} data-total={line === total || undefined}>
          <dt>
            {line.label}
            {line.note && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd className={styles.amount}>{line.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
