import { clsx } from "clsx";
import { type ComponentProps, createElement } from "react";
import styles from "./visually-hidden.module.css";

export type VisuallyHiddenProps = ComponentProps<"span"> & {
  /** `h1` when the page is recognisable without a visible heading. @default "span" */
  as?: "span" | "h1";
};

/** Text for screen readers only. */
export function VisuallyHidden({ as = "span", className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: clsx(styles.hidden, className) });
}
