import { Artwork } from "@aradhana/ui/artwork";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import type { Good, GoodsOrderLine } from "../../../lines/goods-order-line.ts";
import { useAddressQuery } from "../../../shared/address/use-address-query.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import onePage from "../one-page/one-page.module.css";
import styles from "./goods-order.module.css";
import { GoodsOrderForm } from "./goods-order-form.tsx";
import type { OrderedGood } from "./ordered-good.ts";
import { goodsOrderText } from "./text.ts";
import { useGoodsOrder } from "./use-goods-order.ts";

interface GoodsOrderPageProps {
  ordered: OrderedGood;
  /** What is specific to its line. */
  line: GoodsOrderLine<Good>;
}

/** The order of one good. */
export function GoodsOrderPage({ ordered, line }: GoodsOrderPageProps) {
  const t = useText(goodsOrderText);
  const search = useAddressQuery();
  const order = useGoodsOrder(ordered, line, search.get("variant"));
  const { title } = ordered.good;
  const image = line.pictureOf(ordered.good, order.draft);
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
        <line.Choice item={ordered.good} messages={t.lines} classNames={onePage} {...order} />
      </GoodsOrderForm>
    </article>
  );
}
