import type { Product } from "@aradhana/core/goods";
import { productPageText } from "../../../lines/product/page-text.ts";
import { ProductTile } from "../../../lines/product/product-tile.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Related } from "../detail/related.tsx";

/** Others that go with this product. */
export function RelatedProducts({ product, now }: { product: Pick<Product, "related">; now: number }) {
  const t = useText(productPageText);
  return <Related cards={product.related} heading={t.related} now={now} Tile={ProductTile} />;
}
