import type { Product } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Price } from "@aradhana/ui/price";
import { Form } from "react-router-dom";
import { goodsText } from "../../../lines/goods-text.ts";
import { ColorCards } from "../../../lines/product/color-cards.tsx";
import { productPageText } from "../../../lines/product/page-text.ts";
import { productList } from "../../../lines/product/product-list.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import { buyFormId } from "../goods/buy-bar.tsx";
import styles from "../goods/goods.module.css";
import { ReturnLine } from "../goods/goods-sections.tsx";
import { LazyDeliveryCheck } from "../goods/lazy-delivery-check.tsx";
import { NotifyMe } from "../notify/notify-me.tsx";

/** The price, the colours and the button that buys. A plain GET form: it leads to the order without JavaScript. */
export function ProductBox({ product }: { product: Product }) {
  const t = useText(productPageText);
  const goods = useText(goodsText);
  const { id, price, tax, label, variants, returns, stock } = product;
  const available = variants.find((variant) => variant.stock > 0);

  if (!available || stock === 0) {
    return (
      <section className={styles.box}>
        <h2>{t.soldOut.heading}</h2>
        <p className={styles.soft}>{t.soldOut.text}</p>
        <NotifyMe item_type="abhimantrit" item_id={id} messages={t.soldOut.notify} />
        <ButtonLink href={productList.path} fullWidth>
          {t.soldOut.others}
        </ButtonLink>
      </section>
    );
  }

  return (
    <div className={styles.box}>
      <Form
        id={buyFormId}
        method="get"
        action={pathTo("/:type/:id/order", { type: "abhimantrit-products", id })}
        className={styles.box}
      >
        <div className={styles.price}>
          <Price size="lg" price={formatMoney(price)} note={goods.taxes(tax.pct, formatMoney(tax.amount))} />
          {label.mrp && <p className={styles.soft}>{goods.mrp(formatMoney(label.mrp))}</p>}
        </div>
        {variants.length > 1 ? (
          <ColorCards label={t.color} defaultValue={available.id} variants={variants} />
        ) : (
          <input type="hidden" name="variant" value={available.id} />
        )}
        <div className={styles.action}>
          <Button type="submit" fullWidth>
            {goods.buy}
          </Button>
        </div>
        <LazyAddToCart
          choiceOf={(form) => ({ type: "abhimantrit", variant_id: String(form.get("variant")) })}
        />
        <ReturnLine rule={returns} />
      </Form>
      <LazyDeliveryCheck type="abhimantrit" />
    </div>
  );
}
