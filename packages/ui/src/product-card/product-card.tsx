import { Card, type CardBasics, CardFact, CardLine } from "../card/index.ts";
import { CheckIcon } from "../icon/page-icons.tsx";
import { Price, type PriceProps } from "../price/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";
import { Swatches } from "./swatches.tsx";

export type ProductCardProps = CardBasics & {
  /** The kind of product: "Rudraksha". */
  eyebrow?: string | undefined;
  /** The material or the purpose. */
  material?: string | undefined;
  /** The colours it comes in, as CSS colours, and how they are announced. */
  swatches?: { colors: readonly string[]; label: string } | undefined;
  rating?: Pick<RatingProps, "value" | "shown" | "count" | "label"> | undefined;
  /** Availability and delivery: "In stock, with you by 28 November". */
  delivery?: string | undefined;
  /** The formatted amount. */
  price: string;
  /** Only a price that was really charged. */
  earlier?: PriceProps["earlier"];
  /** What the amount includes: "incl. taxes". */
  note?: string | undefined;
  /** The text for a sold-out product. Replaces the price. */
  soldOut?: string | undefined;
};

/** A physical product. Products have a square picture, rituals a wide one. */
export function ProductCard({
  material,
  swatches,
  rating,
  delivery,
  price,
  earlier,
  note,
  soldOut,
  ...rest
}: ProductCardProps) {
  return (
    <Card
      {...rest}
      ratio="1"
      closed={Boolean(soldOut)}
      foot={soldOut ? <CardLine>{soldOut}</CardLine> : <Price {...{ price, earlier, note }} />}
    >
      {material && <CardLine>{material}</CardLine>}
      {swatches && <Swatches {...swatches} />}
      {rating && <Rating compact {...rating} />}
      {delivery && !soldOut && <CardFact icon={CheckIcon}>{delivery}</CardFact>}
    </Card>
  );
}
