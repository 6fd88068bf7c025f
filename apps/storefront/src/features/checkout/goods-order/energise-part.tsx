import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Product } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import { goodsOrderText } from "./text.ts";
import type { GoodsOrderState } from "./use-goods-order.ts";

/** Loaded once a name is wanted. */
const EnergisedName = lazy(async () => {
  const module = await loadWithRetry(() => import("./energised-name.tsx"));
  return { default: module.EnergisedName };
});

interface EnergisePartProps extends Pick<Product, "energisation"> {
  order: GoodsOrderState;
}

/** Whether it is energised in a name, and in whose. */
export function EnergisePart({ energisation, order }: EnergisePartProps) {
  const { energise: t } = useText(goodsOrderText);
  const { in_your_name: fee, priest, extra_days } = energisation;
  const { good, setGood } = order;
  if (!fee) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <Checkbox
        checked={good.isEnergised}
        onChange={({ target }) => setGood({ isEnergised: target.checked })}
        hint={t.hint(priest, extra_days)}
      >
        {t.add(formatMoney(fee))}
      </Checkbox>
      {good.isEnergised && (
        <Suspense fallback={<Opening />}>
          <EnergisedName order={order} />
        </Suspense>
      )}
    </section>
  );
}
