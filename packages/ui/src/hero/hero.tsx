import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Artwork } from "../artwork/index.ts";
import styles from "./hero.module.css";

export type HeroProps = Omit<ComponentProps<"div">, "title"> & {
  image?: Image | undefined;
  title: string;
  /** What the picture shows and the actions are about; hidden on a phone. */
  children?: ReactNode;
  /** Date and tithi. */
  eyebrow?: string | undefined;
  /** One button. */
  actions?: ReactNode;
  /** The limit of the actions: when bookings close. */
  note?: ReactNode;
  /** Whether the picture is in the first view. @default true */
  priority?: boolean;
};

/**
 * The `sizes` of a hero's picture; a preload link needs the same. On phones it claims 40 px less than it takes: at
 * 360 px and a pixel ratio of two, the file of 640 is then chosen, with half the bytes of 960.
 */
export const heroSizes = "(min-width: 1192px) 688px, (min-width: 900px) 58vw, calc(100vw - 40px)";

/** One thing that is coming up: a large picture, what it is, and the main action. */
export function Hero({
  image,
  title,
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
        <h2 className={styles.title}>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
