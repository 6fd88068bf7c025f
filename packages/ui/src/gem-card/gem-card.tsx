import { Card, type CardBasics, CardFact, CardLine } from "../card/index.ts";
import { ShieldIcon } from "../icon/fact-icons.tsx";
import { Price } from "../price/index.ts";

export type GemCardProps = CardBasics & {
  /** Above the title: "One of a kind". */
  eyebrow?: string | undefined;
  /** The weight in each unit: "5.20 ct, 5.71 ratti, 1.04 g". */
  weight: string;
  /** Its origin. */
  origin?: string | undefined;
  /** Its treatment in plain words. "Not treated" is worth saying too. */
  treatment: string;
  /** The laboratory certificate: "IGI certificate". */
  lab?: string | undefined;
  /** The formatted amount. */
  price: string;
  /** The price per carat: "₹18,077 per carat". */
  perCarat?: string | undefined;
  /** The text for a sold stone. Replaces the price. */
  sold?: string | undefined;
};

/** A single stone, identified by weight, treatment and laboratory. */
export function GemCard({ weight, origin, treatment, lab, price, perCarat, sold, ...rest }: GemCardProps) {
  return (
    <Card
      {...rest}
      ratio="1"
      closed={Boolean(sold)}
      foot={sold ? <CardLine>{sold}</CardLine> : <Price price={price} note={perCarat} />}
    >
      <CardLine>{weight}</CardLine>
      {origin && <CardLine>{origin}</CardLine>}
      <CardLine>{treatment}</CardLine>
      {lab && <CardFact icon={ShieldIcon}>{lab}</CardFact>}
    </Card>
  );
}
