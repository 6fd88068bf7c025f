import type { Gem } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Price } from "@aradhana/ui/price";
import { Form } from "react-router-dom";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { wholeMoney } from "../../../lines/gemstone/weight-figures.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import { buyFormId } from "../goods/buy-bar.tsx";
import styles from "../goods/goods.module.css";
import { ReturnLine } from "../goods/goods-sections.tsx";
import { LazyDeliveryCheck } from "../goods/lazy-delivery-check.tsx";

/** The price and the button that leads to the order, where it is set and sized; or what became of the stone. */
export function GemBox({ gem }: { gem: Gem }) {
  const t = useText(gemPageText);
  const card = useText(gemText);
  const goods = useText(goodsText);
  const { id, price, price_per_carat, tax, settings } = gem;
  const loose = settings.find(({ form }) => form === "loose");

  if (gem.stock === 0) {
    return (
      <section className={styles.box}>
        <h2>{t.sold.heading}</h2>
        <p className={styles.soft}>{t.sold.text}</p>
        <ButtonLink href={gemList.path} fullWidth>
          {t.sold.others}
        </ButtonLink>
      </section>
    );
  }

  return (
    <div className={styles.box}>
      <Form
        id={buyFormId}
        method="get"
        action={pathTo("/:type/:id/order", { type: "gemstones", id })}
        className={styles.box}
      >
        <div className={styles.price}>
          <Price size="lg" price={formatMoney(price)} note={goods.taxes(tax.pct, formatMoney(tax.amount))} />
          <p className={styles.soft}>
            {card.perCarat(wholeMoney(price_per_carat))}. {card.unique}.
          </p>
        </div>
        <div className={styles.action}>
          <Button type="submit" fullWidth>
            {goods.buy}
          </Button>
        </div>
        <LazyAddToCart choiceOf={() => ({ type: "gemstone", product_id: id })} />
        {loose && <ReturnLine rule={loose.returns} />}
      </Form>
      <LazyDeliveryCheck type="gemstone" leadDays={loose?.lead_days ?? 0} />
    </div>
  );
}
