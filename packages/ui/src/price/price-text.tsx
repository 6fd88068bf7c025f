import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./price.module.css";

export type PriceTextProps = Omit<ComponentProps<"span">, "children"> & {
  /** The whole phrase in its language: "from ₹501", "₹501 से". */
  text: string;
  /** The amount as it occurs in the phrase. */
  price: string;
};

/** A phrase with an amount that is set off from the text. */
export function PriceText({ text, price, className, ...rest }: PriceTextProps) {
  const at = price ? text.indexOf(price) : -1;

  return (
    <span {...rest} className={clsx(styles.words, className)}>
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <b className={styles.amount}>{price}</b>
          {text.slice(at + price.length)}
        </>
      )}
    </span>
  );
}
