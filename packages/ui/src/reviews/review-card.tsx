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
  /** The language it was written in, where that is not the page's. */
  textLang?: string | undefined;
  /** Who, from where, when: "Asha, Pune · 3 November". */
  by: string;
  /** What it is about, where that is not said around it. */
  about?: string | undefined;
  /** The word of the badge on what no buyer wrote. */
  sample?: string | undefined;
};

/** What one buyer wrote, unchanged. */
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
