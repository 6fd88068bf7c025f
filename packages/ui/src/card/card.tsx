import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import { Link } from "../link/index.ts";
import styles from "./card.module.css";
import frameStyles from "./card-frame.module.css";

/** What every card of the family takes, whatever it is a card of. */
export type CardBasics = Omit<ComponentProps<"article">, "children" | "title"> & {
  href: string;
  title: string;
  /** The level of the title on its page. @default "h3" */
  titleAs?: "h2" | "h3" | "h4";
  image?: Image | undefined;
  /** How wide the picture is shown, as the `sizes` of an image. */
  sizes?: string;
  /** For a card in the first view: its picture is loaded at once. */
  priority?: boolean;
};

export type CardProps = CardBasics & {
  /** Width to height of the picture, as CSS writes it. @default "4 / 3" */
  ratio?: string | undefined;
  /** A line of its own over the title. */
  eyebrow?: ReactNode;
  /** Lies on the picture: a badge. */
  mark?: ReactNode;
  /** What it is a card of cannot be had: the picture fades. @default false */
  closed?: boolean;
  /** The last line, set off from the rest: what it costs, until when. */
  foot?: ReactNode;
  /** The lines under the title. */
  children?: ReactNode;
};

/** The frame of the card family: a picture, words, a foot, and one link over the whole that is named by its title. */
export function Card({
  href,
  title,
  titleAs: Title = "h3",
  image,
  sizes = "(min-width: 900px) 278px, min(78vw, 270px)",
  priority = false,
  ratio,
  eyebrow,
  mark,
  closed = false,
  foot,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <article
      {...rest}
      className={clsx(frameStyles.frame, styles.card, className)}
      data-closed={closed || undefined}
    >
      <Artwork
        className={styles.picture}
        name={image?.name}
        alt={image?.alt ?? ""}
        sizes={sizes}
        priority={priority}
        ratio={ratio}
      />
      {mark && <div className={styles.mark}>{mark}</div>}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>
          <Link href={href} className={frameStyles.link}>
            {title}
          </Link>
        </Title>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
