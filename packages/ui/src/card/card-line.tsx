import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** A line of text under the title of a card. */
export function CardLine({ className, ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={clsx(styles.line, className)} />;
}
