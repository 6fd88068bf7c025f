import type { Product } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { goodsText } from "../../../lines/goods-text.ts";
import { ColorCards } from "../../../lines/product/color-cards.tsx";
import { productPageText } from "../../../lines/product/page-text.ts";
import { availableIn } from "../../../lines/product/picture-of.ts";
import { productList } from "../../../lines/product/product-list.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { BuyBox, SoldBox } from "../goods/buy-box.tsx";
import { NotifyMe } from "../notify/notify-me.tsx";

interface ProductBoxProps {
  product: Product;
  /** Called with the variant of another colour. */
  onChoose(variantId: string): void;
}

/** The price, the colours and the button that buys; or a message when it is back. */
export function ProductBox({ product, onChoose }: ProductBoxProps) {
  const { color, soldOut } = useText(productPageText);
  const goods = useText(goodsText);
  const { id, label, variants, returns, stock, lead_days, import_notice } = product;
  const available = availableIn(product);

  if (!available || stock === 0) {
    return (
      <SoldBox messages={soldOut} list={productList.path}>
        <NotifyMe item_type="abhimantrit" item_id={id} messages={soldOut.notify} />
      </SoldBox>
    );
  }

  return (
    <BuyBox
      type="abhimantrit"
      importNotice={import_notice}
      good={product}
      order={pathTo("/:type/:id/order", { type: "abhimantrit-products", id })}
      note={label.mrp && goods.mrp(formatMoney(label.mrp))}
      choiceOf={(form) => ({ type: "abhimantrit", variant_id: String(form.get("variant")) })}
      returns={returns}
      leadDays={lead_days}
    >
      {variants.length > 1 ? (
        <ColorCards label={color} defaultValue={available.id} onValueChange={onChoose} variants={variants} />
      ) : (
        <input type="hidden" name="variant" value={available.id} />
      )}
    </BuyBox>
  );
}
