import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** Badges side by side: authorisation level and rating. */
export function CardBadges({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.signs, className)} />;
}
