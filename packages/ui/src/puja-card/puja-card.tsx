import type { AuthorisationLevel, Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import { Badge } from "../badge/index.ts";
import { Link } from "../link/index.ts";
import { PriceInWords } from "../price/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";
import styles from "./puja-card.module.css";

export type PujaCardProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  href: string;
  title: string;
  /** The level of the title on its page. @default "h3" */
  titleAs?: "h2" | "h3" | "h4";
  image?: Image | undefined;
  /** How wide the picture is shown, as the `sizes` of an image. */
  sizes?: string;
  /** For a card in the first view: its picture is loaded at once. */
  priority?: boolean;
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
  href,
  title,
  titleAs: Title = "h3",
  image,
  sizes = "(min-width: 900px) 278px, min(78vw, 270px)",
  priority,
  eyebrow,
  place,
  proof,
  vip,
  rating,
  closing,
  closingMore,
  price,
  priceWords = price,
  closed,
  className,
  ...rest
}: PujaCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)} data-closed={closed ? true : undefined}>
      <Artwork
        className={styles.picture}
        name={image?.name}
        alt={image?.alt ?? ""}
        sizes={sizes}
        priority={priority ?? false}
      />
      {vip && (
        <Badge kind="vip" className={styles.vip}>
          {vip}
        </Badge>
      )}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Title>
        {place && <p className={styles.place}>{place}</p>}
        {proof && (
          <p className={styles.proof}>
            <Badge kind={proof.level} plain>
              {proof.label}
            </Badge>
          </p>
        )}
        {rating && <Rating compact {...rating} />}
      </div>
      <p className={styles.foot}>
        {closed ? (
          <span className={styles.soft}>{closed}</span>
        ) : (
          <>
            <span className={styles.soft}>{closing}</span>
            <PriceInWords words={priceWords} price={price} className={styles.price} />
            {closingMore && <span className={styles.zone}>{closingMore}</span>}
          </>
        )}
      </p>
    </article>
  );
}
