import type { OrderPart } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "../order/text.ts";
import styles from "./goods-success.module.css";
import { goodsSuccessText } from "./text.ts";

interface OrderedGoodProps {
  good: Pick<OrderPart, "title" | "detail" | "qty" | "energised" | "energised_for">;
}

/** How many of which good, in which colour or setting, and in whose name it is energised. */
export function OrderedGood({ good }: OrderedGoodProps) {
  const t = useText(goodsSuccessText);
  const facts = useText(ordersText);
  const { title, detail, qty = 1, energised, energised_for: person } = good;
  return (
    <>
      {[t.quantity(qty, title), detail, energised && !person && facts.energised].filter(Boolean).join(", ")}
      {person && <p className={styles.soft}>{facts.energisedFor(person.name, person.gotra)}</p>}
    </>
  );
}
