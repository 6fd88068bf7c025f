import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./price.module.css";

export type PriceProps = Omit<ComponentProps<"p">, "children"> & {
  /** The formatted amount. */
  price: string;
  /** The earlier price, and how it is announced. Only a price that was really charged. */
  earlier?: { price: string; label: string } | undefined;
  /** What the amount includes: "incl. taxes". */
  note?: string | undefined;
  /** @default "md" */
  size?: "md" | "lg";
};

/** An amount of money with its notes. */
export function Price({ price, earlier, note, size = "md", className, ...rest }: PriceProps) {
  return (
    <p {...rest} className={clsx(styles.price, className)} data-size={size}>
      <b className={styles.amount}>{price}</b>
      {earlier && (
        <s className={styles.earlier}>
          <VisuallyHidden>{earlier.label} </VisuallyHidden>
          {earlier.price}
        </s>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
