import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { ProductCard } from "@aradhana/ui/product-card";
import { useText } from "../../shared/i18n/define-text.ts";
import type { TileProps } from "../tile-props.ts";
import type { ListedProduct } from "./listed-product.ts";
import { productText } from "./text.ts";
import { useSwatches } from "./use-swatches.ts";

/** From how few pieces on a card says how many are left. */
const FEW = 3;

/** A blessed product from the API as a card, in the visitor's language and currency. */
export function ProductTile({ card, picture, now: _, ...rest }: TileProps<ListedProduct>) {
  const t = useText(productText);
  const swatches = useSwatches(card);
  const { stock, rating, mrp, arrives_in: arrives } = card;
  return (
    <ProductCard
      {...rest}
      href={pathTo("/abhimantrit-products/:id", { id: card.id })}
      title={card.title}
      image={{ name: picture ?? card.image.name, alt: "" }}
      eyebrow={t.category[card.category]}
      swatches={swatches.length > 1 ? { colors: swatches, label: t.colors(swatches.length) } : undefined}
      rating={
        rating
          ? {
              value: rating.avg,
              shown: rating.avg.toFixed(1),
              count: String(rating.count),
              label: t.rating(rating.avg.toFixed(1), rating.count),
            }
          : undefined
      }
      delivery={[stock <= FEW ? t.left(stock) : t.inStock, arrives && t.arrives(arrives.from, arrives.to)]
        .filter(Boolean)
        .join(", ")}
      price={formatMoney(card.price)}
      note={mrp ? t.mrp(formatMoney(mrp)) : t.taxes}
      soldOut={stock === 0 ? t.soldOut : undefined}
    />
  );
}
