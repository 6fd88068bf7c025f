import type { Pooja } from "@aradhana/core/contract";
import { formatDate, shortTithi } from "@aradhana/core/date";
import { Link } from "@aradhana/ui/link";
import { Rating } from "@aradhana/ui/rating";
import { useText } from "../../../i18n/define-text.ts";
import { pujaText } from "../../../lines/puja/text.ts";
import { useVisitor } from "../../../services/visitor.tsx";
import styles from "../detail/detail.module.css";

/** Date and tithi, and the rating, above the title. */
export function PujaSummary({ puja: { muhurat, tithi, reviews } }: { puja: Pooja }) {
  const { language } = useVisitor();
  const t = useText(pujaText);
  const average = reviews.avg.toFixed(1);
  return (
    <div className={styles.topLine}>
      <p className={styles.eyebrow}>
        {t.eyebrow(formatDate(muhurat.start_at, "day", language), shortTithi(tithi))}
      </p>
      {reviews.count > 0 && (
        <Link href="#reviews">
          <Rating
            compact
            value={reviews.avg}
            shown={average}
            count={String(reviews.count)}
            label={t.rating(average, reviews.count)}
          />
        </Link>
      )}
    </div>
  );
}
