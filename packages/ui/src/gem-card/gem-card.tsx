import { Card, type CardBasics, CardFact, CardFoot, CardLine, CardTag } from "../card/index.ts";
import { ShieldIcon } from "../icon/index.ts";

export type GemCardProps = CardBasics & {
  /** The stone and its planet: "Yellow sapphire, Jupiter". */
  eyebrow?: string | undefined;
  /** The weight in each measure: "5.20 ct, 5.71 ratti, 1.04 g". */
  weight: string;
  /** Where it was found. */
  origin?: string | undefined;
  /** What was done to it, in plain words. "Not treated" is worth saying too. */
  treatment: string;
  /** The laboratory that examined it: "IGI certificate". */
  lab?: string | undefined;
  /** That there is but this one. */
  unique?: string | undefined;
  /** The amount, formatted. */
  price: string;
  /** The same for one carat: "₹18,077 per carat". */
  perCarat?: string | undefined;
  /** It is sold; says so. Takes the place of the price. */
  sold?: string | undefined;
};

/** One stone among others: what tells it apart is its weight, its treatment and who examined it. */
export function GemCard({
  weight,
  origin,
  treatment,
  lab,
  unique,
  price,
  perCarat,
  sold,
  ...rest
}: GemCardProps) {
  return (
    <Card
      {...rest}
      ratio="1"
      closed={Boolean(sold)}
      mark={unique && !sold && <CardTag>{unique}</CardTag>}
      foot={<CardFoot price={price} closed={sold} aside={perCarat} />}
    >
      <CardLine>{weight}</CardLine>
      {origin && <CardLine>{origin}</CardLine>}
      <CardLine>{treatment}</CardLine>
      {lab && <CardFact icon={ShieldIcon}>{lab}</CardFact>}
    </Card>
  );
}
