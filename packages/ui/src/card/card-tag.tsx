import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** One or two words that lie on the picture of a card. */
export function CardTag({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={clsx(styles.tag, className)} />;
}
