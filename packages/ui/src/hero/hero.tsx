import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import styles from "./hero.module.css";

export type HeroProps = Omit<ComponentProps<"div">, "title"> & {
  image?: Image | undefined;
  title: string;
  /** The heading level of the title. @default "h1" */
  titleAs?: "h1" | "h2";
  /** Date and tithi. */
  eyebrow?: string | undefined;
  /** One or two buttons, the first of them primary. */
  actions?: ReactNode;
  /** The limit of the actions: when bookings close. */
  note?: ReactNode;
  /** Whether the picture is in the first view. @default true */
  priority?: boolean;
};

/**
 * The `sizes` of a hero's picture; a preload link needs the same. On phones it claims 8 px less than it takes: at
 * 360 px and a pixel ratio of two, the file of 640 is then chosen, with half the bytes of 960.
 */
export const heroSizes = "(min-width: 1192px) 554px, (min-width: 700px) 48vw, calc(100vw - 40px)";

/** The opening of a page: a picture, the subject, and the main action. */
export function Hero({
  image,
  title,
  titleAs: Title = "h1",
  eyebrow,
  actions,
  note,
  priority = true,
  className,
  children,
  ...rest
}: HeroProps) {
  return (
    <div {...rest} className={clsx(styles.hero, className)}>
      <Artwork
        className={styles.picture}
        name={image?.name}
        alt={image?.alt ?? ""}
        sizes={heroSizes}
        priority={priority}
      />
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
