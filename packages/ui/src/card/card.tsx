import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import { Link, LinkPreviewContext } from "../link/index.ts";
import styles from "./card.module.css";
import frameStyles from "./card-frame.module.css";

/** Props that all cards share. */
export type CardBasics = Omit<ComponentProps<"article">, "children" | "title"> & {
  href: string;
  title: string;
  /** The heading level of the title. @default "h3" */
  titleAs?: "h2" | "h3" | "h4";
  image?: Image | undefined;
  /** The displayed width of the picture, as the `sizes` of an image. */
  sizes?: string;
  /** For a card in the first view: its picture is loaded immediately. */
  priority?: boolean;
};

export type CardProps = CardBasics & {
  /** Width to height of the picture, as in CSS. @default "4 / 3" */
  ratio?: string | undefined;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** Shown on the picture: a badge. */
  mark?: ReactNode;
  /** Not available: the picture fades. @default false */
  closed?: boolean;
  /** The last line, set apart: price, closing time. */
  foot?: ReactNode;
  /** The lines under the title. */
  children?: ReactNode;
};

/** The frame of all cards: picture, text, footer, and one link over the whole card, named by its title. */
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
          <LinkPreviewContext value={{ title, picture: image && { name: image.name, sizes } }}>
            <Link href={href} className={frameStyles.link}>
              {title}
            </Link>
          </LinkPreviewContext>
        </Title>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
