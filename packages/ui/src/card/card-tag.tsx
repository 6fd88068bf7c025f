import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** A short label on the picture of a card. */
export function CardTag({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={clsx(styles.tag, className)} />;
}
