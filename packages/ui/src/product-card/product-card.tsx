import { Card, type CardBasics, CardFact, CardLine } from "../card/index.ts";
import { CheckIcon } from "../icon/index.ts";
import { Price, type PriceProps } from "../price/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";

export type ProductCardProps = CardBasics & {
  /** What kind of thing it is: "Rudraksha". */
  eyebrow?: string | undefined;
  /** What it is made of, or what it is for. */
  material?: string | undefined;
  rating?: Pick<RatingProps, "value" | "shown" | "count" | "label"> | undefined;
  /** That it is there, and when it arrives: "In stock, with you by 28 November". */
  delivery?: string | undefined;
  /** The amount, formatted. */
  price: string;
  /** Only a price that was really asked may stand here. */
  earlier?: PriceProps["earlier"];
  /** What the amount holds: "incl. taxes". */
  note?: string | undefined;
  /** None is left; says so. Takes the place of the price. */
  soldOut?: string | undefined;
};

/** A thing that is bought and sent. Things have a square picture, rites a wide one. */
export function ProductCard({
  material,
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
      {rating && <Rating compact {...rating} />}
      {delivery && !soldOut && <CardFact icon={CheckIcon}>{delivery}</CardFact>}
    </Card>
  );
}
