import { withQuantity } from "@aradhana/core/catalogue";
import type { Product } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { Stepper } from "@aradhana/ui/stepper";
import type { GoodChoiceProps } from "../goods-order-line.ts";
import { ColorCards } from "./color-cards.tsx";
import { quantityOf } from "./quantity-of.ts";

/** The colour, and how many. */
export function ProductChoice({
  item: product,
  draft,
  change,
  messages: { abhimantrit: t },
  classNames,
}: GoodChoiceProps<Product>) {
  const { variants, max_qty } = product;
  const qty = quantityOf(draft);
  const chosen = variants.find(({ id }) => id === draft.packageId);
  return (
    <section className={classNames.part}>
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
          <h2 className={classNames.heading}>{t.quantity}</h2>
          <Stepper
            label={t.quantity}
            decreaseLabel={t.less}
            increaseLabel={t.more}
            min={1}
            max={Math.max(Math.min(max_qty, chosen.stock), qty)}
            value={qty}
            onValueChange={(qty) =>
              change(({ items }) => ({ items: withQuantity(items, draft.packageId, qty) }))
            }
          />
        </>
      )}
    </section>
  );
}
