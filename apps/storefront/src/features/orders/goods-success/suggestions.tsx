import type { GoodsOrder } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { itemPath } from "@aradhana/core/paths";
import { Card } from "@aradhana/ui/card";
import { useText } from "../../../shared/i18n/define-text.ts";
import outcome from "../order/outcome.module.css";
import styles from "./goods-success.module.css";
import { goodsSuccessText } from "./text.ts";

/** At most three goods that go with the ordered ones; nothing where there are none. */
export function Suggestions({ goods }: { goods: GoodsOrder["suggestions"] }) {
  const t = useText(goodsSuccessText);
  if (goods.length === 0) return null;
  return (
    <section className={outcome.part}>
      <h2>{t.suggestions}</h2>
      <div className={styles.suggestions}>
        {goods.map(({ type, id, title, image, price }) => (
          <Card
            key={id}
            href={itemPath(type, id)}
            title={title}
            image={{ name: image.name, alt: "" }}
            ratio="1"
            sizes="200px"
            foot={formatMoney(price)}
          />
        ))}
      </div>
    </section>
  );
}
