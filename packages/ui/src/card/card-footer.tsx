import type { ReactNode } from "react";
import { PriceText } from "../price/index.ts";
import styles from "./card.module.css";

export interface CardFooterProps {
  /** Before the price: the closing time, or how many are left. */
  aside?: ReactNode;
  /** An additional line below both. */
  more?: ReactNode;
  /** The formatted amount, and the phrase that contains it. By default the phrase is the amount alone. */
  price: string;
  priceText?: string | undefined;
  /** Replaces everything else when nothing can be bought. */
  closed?: ReactNode;
}

/** The content of a card's footer: closing time and price, or why there is none. It has no element of its own. */
export function CardFooter({ aside, more, price, priceText = price, closed }: CardFooterProps) {
  if (closed) return <span className={styles.soft}>{closed}</span>;
  return (
    <>
      {aside && <span className={styles.soft}>{aside}</span>}
      <PriceText text={priceText} price={price} className={styles.price} />
      {more && <span className={styles.more}>{more}</span>}
    </>
  );
}
