import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

/** Words for those who listen instead of look. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={clsx(styles.hidden, className)} />;
}
