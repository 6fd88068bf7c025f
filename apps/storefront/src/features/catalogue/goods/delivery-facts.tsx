import type { Delivery } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { goodsText } from "../../../lines/goods-text.ts";
import { formatDay } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./goods.module.css";

/** When it arrives, what that costs and what else is true there. */
export function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const t = useText(goodsText).delivery;
  const { language } = useVisitor();
  const { serviceable, arrives, place, fee, free_from, insured, cod, duties } = delivery;
  if (!serviceable || !arrives) return <p>{t.none}</p>;
  const where = place ? [place.district, place.state].filter(Boolean).join(", ") : "";
  const facts = [
    fee && (fee.amount === 0 ? t.free : t.fee(formatMoney(fee))),
    fee && fee.amount > 0 && free_from && t.freeFrom(formatMoney(free_from)),
    insured && t.insured,
    cod && t.cod,
  ].filter(Boolean);
  return (
    <>
      <p>
        <b>{t.arrives(formatDay(arrives.from, language), formatDay(arrives.to, language), where)}</b>
      </p>
      <p className={styles.soft}>{facts.join(" · ")}</p>
      {duties && <p className={styles.notice}>{duties}</p>}
    </>
  );
}
