import { Artwork } from "@aradhana/ui/artwork";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { useSearchParams } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { GemChoice } from "./gem-choice.tsx";
import styles from "./goods-order.module.css";
import { GoodsOrderForm } from "./goods-order-form.tsx";
import { factsOf, type OrderedGood } from "./ordered-good.ts";
import { ProductChoice } from "./product-choice.tsx";
import { goodsOrderText } from "./text.ts";
import { useGoodsOrder } from "./use-goods-order.ts";

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
