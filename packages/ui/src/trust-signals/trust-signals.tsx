import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./trust-signals.module.css";

export type TrustSignalsProps = Omit<ComponentProps<"section">, "children"> & {
  /** Its accessible name, as a landmark. */
  label: string;
  items: readonly { title: string; text: string }[];
};

/** The shop's promises, on a raised background. */
export function TrustSignals({ label, items, className, ...rest }: TrustSignalsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={label} {...rest} className={clsx(styles.trust, className)}>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.promise}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
