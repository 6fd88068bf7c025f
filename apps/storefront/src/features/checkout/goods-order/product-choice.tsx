import { withQuantity } from "@aradhana/core/catalogue";
import type { Product } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Stepper } from "@aradhana/ui/stepper";
import { ColorCards } from "../../../lines/product/color-cards.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import { goodsOrderText } from "./text.ts";
import { type GoodsOrderState, quantityOf } from "./use-goods-order.ts";

interface ProductChoiceProps {
  product: Product;
  order: GoodsOrderState;
}

/** The colour, and how many. */
export function ProductChoice({ product, order: { draft, change } }: ProductChoiceProps) {
  const t = useText(goodsOrderText);
  const { variants, max_qty } = product;
  const chosen = variants.find(({ id }) => id === draft.packageId);
  return (
    <section className={styles.part}>
      {!chosen && <Banner kind="warning">{t.colorGone}</Banner>}
      {variants.length > 1 && (
        <ColorCards
          label={t.color}
          value={draft.packageId}
          onValueChange={(packageId) => change({ packageId, items: {} })}
          variants={variants}
        />
      )}
      {chosen && (
        <>
          <h2 className={styles.heading}>{t.quantity}</h2>
          <Stepper
            label={t.quantity}
            decreaseLabel={t.less}
            increaseLabel={t.more}
            min={1}
            max={Math.min(max_qty, chosen.stock)}
            value={quantityOf(draft)}
            onValueChange={(qty) =>
              change(({ items }) => ({ items: withQuantity(items, draft.packageId, qty) }))
            }
          />
        </>
      )}
    </section>
  );
}
