import { Artwork } from "@aradhana/ui/artwork";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { useSearchParams } from "react-router-dom";
import { GemChoice } from "../../features/checkout/goods-order/gem-choice.tsx";
import { GoodsOrderForm } from "../../features/checkout/goods-order/goods-order-form.tsx";
import { factsOf, type OrderedGood } from "../../features/checkout/goods-order/ordered-good.ts";
import { ProductChoice } from "../../features/checkout/goods-order/product-choice.tsx";
import { goodsOrderText } from "../../features/checkout/goods-order/text.ts";
import { useGoodsOrder } from "../../features/checkout/goods-order/use-goods-order.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./goods-order.module.css";

/** The order of one product or gemstone. */
export function GoodsOrderPage({ ordered }: { ordered: OrderedGood }) {
  const t = useText(goodsOrderText);
  const [search] = useSearchParams();
  const order = useGoodsOrder(ordered, search.get("variant"));
  const { title, image } = factsOf(ordered);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Artwork name={image.name} alt="" sizes="88px" ratio="1" className={styles.picture} />
        <div>
          <Link variant="more" href={ordered.page}>
            <ChevronStartIcon size="sm" />
            {t.back}
          </Link>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </header>
      <GoodsOrderForm ordered={ordered} order={order}>
        {ordered.type === "gemstone" ? (
          <GemChoice gem={ordered.gem} order={order} />
        ) : (
          <ProductChoice product={ordered.product} order={order} />
        )}
      </GoodsOrderForm>
    </article>
  );
}
