import type { AuthorisationLevel } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { Card, CardAuthorisation, CardBadges, type CardBasics, CardFooter, CardLine } from "../card/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";

export type PujaCardProps = CardBasics & {
  /** Date and tithi. */
  eyebrow?: string | undefined;
  /** Temple and city, or a line on what is offered. */
  place?: string | undefined;
  /** Who authorises the ritual. */
  proof?: { level: AuthorisationLevel; label: string } | undefined;
  /** The text of the VIP badge. */
  vip?: string | undefined;
  rating?: Pick<RatingProps, "value" | "shown" | "count" | "label"> | undefined;
  /** When bookings close: "closes Thu 8 pm". */
  closing?: string | undefined;
  /** A line below it: the same time in the user's own zone. */
  closingMore?: ReactNode;
  /** The lowest formatted amount, and the phrase that contains it. By default the phrase is the amount alone. */
  price: string;
  priceText?: string | undefined;
  /** Bookings are closed: the text, with the next date: "Closed, next on 4 December". Replaces the price. */
  closed?: string | undefined;
};

/** A dated puja in a list: the facts needed for a choice, and one link over the whole card. */
export function PujaCard({
  place,
  proof,
  vip,
  rating,
  closing,
  closingMore,
  price,
  priceText,
  closed,
  ...rest
}: PujaCardProps) {
  return (
    <Card
      {...rest}
      closed={Boolean(closed)}
      mark={vip && <Badge kind="vip">{vip}</Badge>}
      foot={<CardFooter {...{ price, priceText, closed }} aside={closing} more={closingMore} />}
    >
      {place && <CardLine>{place}</CardLine>}
      {(proof || rating) && (
        <CardBadges>
          {proof && <CardAuthorisation {...proof} />}
          {rating && <Rating compact {...rating} />}
        </CardBadges>
      )}
    </Card>
  );
}
