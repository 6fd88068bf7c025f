import type { AuthorisationLevel } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { Card, type CardBasics, CardFoot, CardLine, CardProof, CardSigns } from "../card/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";

export type PujaCardProps = CardBasics & {
  /** Date and tithi. */
  eyebrow?: string | undefined;
  /** Temple and city, or a line on what is offered. */
  place?: string | undefined;
  /** Who stands behind the rite. */
  proof?: { level: AuthorisationLevel; label: string } | undefined;
  /** The word of the badge on a VIP rite. */
  vip?: string | undefined;
  rating?: Pick<RatingProps, "value" | "shown" | "count" | "label"> | undefined;
  /** When bookings close: "closes Thu 8 pm". */
  closing?: string | undefined;
  /** A line of its own under that: which hour it is where the reader is. */
  closingMore?: ReactNode;
  /** The lowest amount, formatted, and the phrase it stands in. Without it the phrase is the amount alone. */
  price: string;
  priceWords?: string | undefined;
  /** Bookings are over; says so, with the next date: "Closed, next on 4 December". Takes the place of the price. */
  closed?: string | undefined;
};

/** A dated rite in a list: the facts one chooses by, and one link over the whole card. */
export function PujaCard({
  place,
  proof,
  vip,
  rating,
  closing,
  closingMore,
  price,
  priceWords,
  closed,
  ...rest
}: PujaCardProps) {
  return (
    <Card
      {...rest}
      closed={Boolean(closed)}
      mark={vip && <Badge kind="vip">{vip}</Badge>}
      foot={<CardFoot {...{ price, priceWords, closed }} aside={closing} more={closingMore} />}
    >
      {place && <CardLine>{place}</CardLine>}
      {(proof || rating) && (
        <CardSigns>
          {proof && <CardProof {...proof} />}
          {rating && <Rating compact {...rating} />}
        </CardSigns>
      )}
    </Card>
  );
}
