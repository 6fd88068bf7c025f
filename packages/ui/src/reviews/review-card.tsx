import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Badge } from "../badge/index.ts";
import { Stars } from "../rating/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./reviews.module.css";

export type ReviewCardProps = Omit<ComponentProps<"figure">, "children"> & {
  /** 1 to 5, and as a sentence: "4 out of 5 stars". */
  stars: number;
  starsLabel: string;
  text: string;
  /** The language of the review, when it differs from the page's. */
  textLang?: string | undefined;
  /** Author, place and date: "Asha, Pune · 3 November". */
  by: string;
  /** The reviewed item, when the context does not say it. */
  about?: string | undefined;
  /** The badge text for a review that no buyer wrote. */
  sample?: string | undefined;
};

/** A buyer's review, unchanged. */
export function ReviewCard({
  stars,
  starsLabel,
  text,
  textLang,
  by,
  about,
  sample,
  className,
  ...rest
}: ReviewCardProps) {
  return (
    <figure {...rest} className={clsx(styles.review, className)}>
      <div className={styles.head}>
        <Stars value={stars} />
        <VisuallyHidden>{starsLabel}</VisuallyHidden>
        {sample && <Badge kind="sample">{sample}</Badge>}
      </div>
      <blockquote lang={textLang} className={styles.text}>
        {text}
      </blockquote>
      <figcaption className={styles.by}>
        {by}
        {about && <span className={styles.about}>{about}</span>}
      </figcaption>
    </figure>
  );
}
