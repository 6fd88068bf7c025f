import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Badge } from "../badge/index.ts";
import { Stars } from "../rating/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./reviews.module.css";

/** A photo that the buyer added: small in the card, large when it is opened. */
export interface ReviewCardPhoto {
  src: string;
  width: number;
  height: number;
  alt: string;
}

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
  photos?: readonly ReviewCardPhoto[] | undefined;
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
  photos = [],
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
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ src, width, height, alt }) => (
            <li key={src}>
              {/* As a link it opens without a script too, and can be enlarged like any picture. */}
              <a href={src} target="_blank" rel="noreferrer">
                <img {...{ src, width, height }} alt={alt} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <figcaption className={styles.by}>
        {by}
        {about && <span className={styles.about}>{about}</span>}
      </figcaption>
    </figure>
  );
}
