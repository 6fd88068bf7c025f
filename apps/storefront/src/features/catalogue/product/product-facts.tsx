import type { Product } from "@aradhana/core/goods";
import { CheckIcon, GiftIcon, InfoIcon, ShieldIcon, StoreIcon } from "@aradhana/ui/icon";
import { goodsText } from "../../../lines/goods-text.ts";
import { productPageText } from "../../../lines/product/page-text.ts";
import { productText } from "../../../lines/product/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Fact } from "../detail/fact.tsx";
import styles from "../detail/facts.module.css";

/** What it is made of, how large it is, who energised it, and what proves it. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useText(productPageText);
  const card = useText(productText);
  const goods = useText(goodsText);
  const { material, dimensions, weight_g, energisation, certificate, stock, label } = product;
  return (
    <dl className={styles.facts}>
      <Fact icon={GiftIcon} name={t.material} more={label.net_quantity}>
        {material}
      </Fact>
      <Fact icon={InfoIcon} name={t.size} more={t.weight(weight_g)}>
        {dimensions.join(", ")}
      </Fact>
      <Fact icon={CheckIcon} name={t.energised}>
        {goods.energisation.by(energisation.priest)}
      </Fact>
      {certificate && (
        <Fact icon={ShieldIcon} name={t.certificate} more={goods.certificate.number(certificate.number)}>
          {certificate.lab}
        </Fact>
      )}
      <Fact icon={StoreIcon} name={t.stock}>
        {stock > 0 ? card.inStock : card.soldOut}
      </Fact>
    </dl>
  );
}
