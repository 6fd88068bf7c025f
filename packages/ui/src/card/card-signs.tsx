import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** Signs of trust side by side, each in its place: on whose word it is, what buyers think. */
export function CardSigns({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.signs, className)} />;
}
