import type { Review } from "@aradhana/core/contract";
import { Badge } from "@aradhana/ui/badge";
import { Stars } from "@aradhana/ui/rating";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useText } from "../i18n/define-text.ts";
import styles from "./reviews.module.css";
import { reviewText } from "./text.ts";

interface ReviewCardProps {
  review: Review;
  /** What it is about, where that is not said around it. */
  about?: string;
}

/** What one buyer wrote, in the language it was written in. */
export function ReviewCard({
  review: { stars, text, author, city, language, is_sample },
  about,
}: ReviewCardProps) {
  const t = useText(reviewText);
  return (
    <figure className={styles.review}>
      <p className={styles.head}>
        <Stars value={stars} />
        <VisuallyHidden>{t.stars(stars)}</VisuallyHidden>
        {is_sample && <Badge kind="sample">{t.sample}</Badge>}
      </p>
      <blockquote className={styles.words} lang={language}>
        {text}
      </blockquote>
      <figcaption className={styles.soft}>
        {t.by(author, city)}
        {about && <span className={styles.about}>{about}</span>}
      </figcaption>
    </figure>
  );
}
