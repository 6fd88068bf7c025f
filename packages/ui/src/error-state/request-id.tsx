import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./request-id.module.css";

export type RequestIdProps = Omit<ComponentProps<"p">, "children"> & {
  /** Label of the id. */
  label: string;
  value: string;
};

/** The request id by which the support finds the error; one tap selects all of it. */
export function RequestId({ label, value, className, ...rest }: RequestIdProps) {
  return (
    <p {...rest} className={clsx(styles.id, className)}>
      {label} <code className={styles.value}>{value}</code>
    </p>
  );
}
