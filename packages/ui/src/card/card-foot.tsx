import type { ReactNode } from "react";
import { PriceInWords } from "../price/index.ts";
import styles from "./card.module.css";

export interface CardFootProps {
  /** Stands before the price: until when, how much is left. */
  aside?: ReactNode;
  /** A line of its own under both. */
  more?: ReactNode;
  /** The amount, formatted, and the phrase it stands in. Without it the phrase is the amount alone. */
  price: string;
  priceWords?: string | undefined;
  /** Said in the place of everything else where nothing can be bought. */
  closed?: ReactNode;
}

/** What stands in the foot of a card: until when, and for how much; or why neither. It has no element of its own. */
export function CardFoot({ aside, more, price, priceWords = price, closed }: CardFootProps) {
  if (closed) return <span className={styles.soft}>{closed}</span>;
  return (
    <>
      {aside && <span className={styles.soft}>{aside}</span>}
      <PriceInWords words={priceWords} price={price} className={styles.price} />
      {more && <span className={styles.more}>{more}</span>}
    </>
  );
}
