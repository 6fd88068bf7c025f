import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import frameStyles from "../card/card-frame.module.css";
import { type CardBasics, CardFact, CardLine } from "../card/index.ts";
import { ShieldIcon } from "../icon/fact-icons.tsx";
import { Link } from "../link/index.ts";
import { Price, type PriceProps } from "../price/index.ts";
import { Rating, type RatingProps } from "../rating/index.ts";
import styles from "./astrologer-card.module.css";

export type AstrologerCardProps = CardBasics & {
  /** That identity and skill were verified, and by whom. */
  verified?: string | undefined;
  /** The availability, and its text: "Online", "Busy, about 12 minutes". */
  status: { state: "online" | "busy" | "offline"; label: string };
  /** Areas of expertise: "Vedic, Vastu". */
  skills: string;
  /** Spoken languages and years of experience. */
  languages: string;
  rating?: Pick<RatingProps, "value" | "shown" | "count" | "label"> | undefined;
  /** The formatted amount and its unit: "₹25", "a minute". */
  price: string;
  note?: string | undefined;
  /** Only a price that was really charged. */
  earlier?: PriceProps["earlier"];
  /** Direct actions: start a chat, "Notify me". */
  actions?: ReactNode;
};

/** An astrologer. The name links to the profile; direct actions are in the footer. */
export function AstrologerCard({
  href,
  title,
  titleAs: Title = "h3",
  image,
  sizes = "72px",
  priority = false,
  verified,
  status,
  skills,
  languages,
  rating,
  price,
  note,
  earlier,
  actions,
  className,
  ...rest
}: AstrologerCardProps) {
  return (
    <article {...rest} data-state={status.state} className={clsx(frameStyles.frame, styles.card, className)}>
      <div className={styles.head}>
        <Artwork
          name={image?.name}
          alt={image?.alt ?? ""}
          sizes={sizes}
          priority={priority}
          ratio="1"
          className={styles.portrait}
        />
        <div className={styles.who}>
          <Title className={styles.name}>
            <Link href={href} className={frameStyles.link}>
              {title}
            </Link>
          </Title>
          <p className={styles.status}>{status.label}</p>
          {rating && <Rating compact {...rating} />}
        </div>
      </div>
      <div className={styles.facts}>
        <CardLine>{skills}</CardLine>
        <CardLine>{languages}</CardLine>
        {verified && <CardFact icon={ShieldIcon}>{verified}</CardFact>}
      </div>
      <div className={styles.foot}>
        <Price {...{ price, note, earlier }} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
