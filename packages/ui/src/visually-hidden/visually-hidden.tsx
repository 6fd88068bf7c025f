import { clsx } from "clsx";
import { type ComponentProps, createElement } from "react";
import styles from "./visually-hidden.module.css";

export type VisuallyHiddenProps = ComponentProps<"span"> & {
  /** `h1`, where whoever looks sees by itself what the page is. @default "span" */
  as?: "span" | "h1";
};

/** Words for those who listen instead of look. */
export function VisuallyHidden({ as = "span", className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: clsx(styles.hidden, className) });
}
