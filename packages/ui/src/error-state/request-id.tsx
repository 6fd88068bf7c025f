import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./request-id.module.css";

export type RequestIdProps = Omit<ComponentProps<"p">, "children"> & {
  /** What the number is for. */
  label: string;
  value: string;
};

/** The number by which the support finds what went wrong; one tap selects all of it. */
export function RequestId({ label, value, className, ...rest }: RequestIdProps) {
  return (
    <p {...rest} className={clsx(styles.id, className)}>
      {label} <code className={styles.value}>{value}</code>
    </p>
  );
}
