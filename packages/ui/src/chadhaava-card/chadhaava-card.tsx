import { Card, type CardBasics, CardFact, CardFoot, CardLine } from "../card/index.ts";
import { ClockIcon } from "../icon/index.ts";

export type ChadhaavaCardProps = CardBasics & {
  /** The occasion and its day. */
  eyebrow?: string | undefined;
  /** Temple and city. */
  place?: string | undefined;
  /** What can be offered: "Lamps, flowers, chunari". */
  offered?: string | undefined;
  /** When the picture or recording of the offering is there: "Proof by 10 pm". */
  proofBy?: string | undefined;
  /** When offerings close. */
  closing?: string | undefined;
  /** The price of the smallest offering, formatted, and the phrase it stands in. */
  price: string;
  priceWords?: string | undefined;
  /** Offerings are over; says so, with the next occasion. Takes the place of the price. */
  closed?: string | undefined;
};

/** An occasion on which one offers something at a temple without being there. */
export function ChadhaavaCard({
  place,
  offered,
  proofBy,
  closing,
  price,
  priceWords,
  closed,
  ...rest
}: ChadhaavaCardProps) {
  return (
    <Card
      {...rest}
      closed={Boolean(closed)}
      foot={<CardFoot {...{ price, priceWords, closed }} aside={closing} />}
    >
      {place && <CardLine>{place}</CardLine>}
      {offered && <CardLine>{offered}</CardLine>}
      {proofBy && !closed && <CardFact icon={ClockIcon}>{proofBy}</CardFact>}
    </Card>
  );
}
