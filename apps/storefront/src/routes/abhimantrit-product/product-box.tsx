import type { Product, ProductVariant } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Price } from "@aradhana/ui/price";
import styles from "../../features/catalogue/goods/goods.module.css";
import { ReturnLine } from "../../features/catalogue/goods/goods-sections.tsx";
import { OrderLink } from "../../features/catalogue/goods/order-link.tsx";
import { goodsText } from "../../features/catalogue/goods/text.ts";
import { productPageText } from "../../lines/product/page-text.ts";
import { productList } from "../../lines/product/product-list.ts";
import { useText } from "../../shared/i18n/define-text.ts";

/** The price, the colours and the button that orders. */
export function ProductBox({ product }: { product: Product }) {
  const t = useText(productPageText);
  const goods = useText(goodsText);
  const { price, tax, label, variants, returns, stock } = product;

  if (stock === 0) {
    return (
      <section className={styles.box}>
        <h2>{t.soldOut.heading}</h2>
        <p className={styles.soft}>{t.soldOut.text}</p>
        <ButtonLink href={productList.path} fullWidth>
          {t.soldOut.others}
        </ButtonLink>
      </section>
    );
  }

  return (
    <div className={styles.box}>
      <div className={styles.price}>
        <Price size="lg" price={formatMoney(price)} note={goods.taxes(tax.pct, formatMoney(tax.amount))} />
        {label.mrp && <p className={styles.soft}>{goods.mrp(formatMoney(label.mrp))}</p>}
      </div>
      {variants.length > 1 && (
        <section className={styles.price}>
          <h2 className={styles.small}>{t.color}</h2>
          <ul>
            {variants.map((variant) => (
              <li key={variant.id}>
                <Color variant={variant} />
                {variant.stock === 0 && <span className={styles.soft}>, {goods.soldOut}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.action}>
        <OrderLink title={product.title} fullWidth />
      </div>
      <ReturnLine rule={returns} />
    </div>
  );
}

function Color({ variant: { color } }: { variant: ProductVariant }) {
  return (
    <>
      {color && <span className={styles.swatch} style={{ backgroundColor: color.hex }} />}
      {color?.label}
    </>
  );
}
