import type { ReactNode } from "react";
import { Card, type CardBasics, CardFact, CardFooter, CardLine } from "../card/index.ts";
import { ClockIcon } from "../icon/page-icons.tsx";

export type ChadhaavaCardProps = CardBasics & {
  /** The occasion and its day. */
  eyebrow?: string | undefined;
  /** Temple and city. */
  place?: string | undefined;
  /** What can be offered: "Lamps, flowers, chunari". */
  offered?: string | undefined;
  /** When the picture or recording is available: "Proof by 10 pm". */
  proofBy?: string | undefined;
  /** When bookings close. */
  closing?: string | undefined;
  /** Below it: the same time in the user's own zone. */
  closingMore?: ReactNode;
  /** The formatted price of the cheapest offering, and the phrase that contains it. */
  price: string;
  priceText?: string | undefined;
  /** Bookings are closed: the text, with the next occasion. Replaces the price. */
  closed?: string | undefined;
};

/** An occasion to offer something at a temple without being there. */
export function ChadhaavaCard({
  place,
  offered,
  proofBy,
  closing,
  closingMore,
  price,
  priceText,
  closed,
  ...rest
}: ChadhaavaCardProps) {
  return (
    <Card
      {...rest}
      closed={Boolean(closed)}
      foot={<CardFooter {...{ price, priceText, closed }} aside={closing} more={closingMore} />}
    >
      {place && <CardLine>{place}</CardLine>}
      {offered && <CardLine>{offered}</CardLine>}
      {proofBy && !closed && <CardFact icon={ClockIcon}>{proofBy}</CardFact>}
    </Card>
  );
}
