import type { ReactNode } from "react";
import styles from "./action-label.module.css";
import { useCartDisabled } from "./use-cart-disabled.ts";

interface ActionLabelProps {
  /** The label where the cart is hidden: "Book now" or "Buy now". */
  direct: string;
  /** The label otherwise. */
  children: ReactNode;
}

/** The label of a call to action (ruling D15). The server cannot know which one it is: the stylesheet shows it from the first paint on. */
export function ActionLabel({ direct, children }: ActionLabelProps) {
  if (useCartDisabled()) return direct;
  return (
    <>
      <span className={styles.usual}>{children}</span>
      <span hidden className={styles.direct}>
        {direct}
      </span>
    </>
  );
}
