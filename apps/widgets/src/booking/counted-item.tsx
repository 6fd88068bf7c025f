import { positionCount, positionOf, quantityAt } from "@aradhana/core/catalogue";
import type { Money } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Stepper } from "@aradhana/ui/stepper";
import styles from "./booking.module.css";

interface CountedItemProps {
  title: string;
  text: string;
  unit: string;
  price: Money;
  /** Quantities are none, or from `least` by `step` up to `most`. */
  least: number;
  step: number;
  most: number;
  value: number;
  messages: { less(title: string): string; more(title: string): string };
  onChange(qty: number): void;
}

/** Something that can be added, as often as one likes; nothing of it is chosen beforehand. */
export function CountedItem({
  title,
  unit,
  price,
  least,
  step,
  most,
  value,
  messages: t,
  ...item
}: CountedItemProps) {
  const quantities = { min_qty: least, max_qty: most, step };
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <p className={styles.soft}>{item.text}</p>
      <div className={styles.itemFoot}>
        <p>
          <b>{formatMoney(price)}</b>
          <br />
          <span className={styles.soft}>{unit}</span>
        </p>
        <Stepper
          label={title}
          decreaseLabel={t.less(title)}
          increaseLabel={t.more(title)}
          value={positionOf(quantities, value)}
          max={positionCount(quantities)}
          valueText={String(value)}
          onValueChange={(position) => item.onChange(quantityAt(quantities, position))}
        />
      </div>
    </li>
  );
}
