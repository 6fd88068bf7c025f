import type { Pooja } from "@aradhana/core/contract";
import { shortTithi } from "@aradhana/core/date";
import { Link } from "@aradhana/ui/link";
import { Rating } from "@aradhana/ui/rating";
import { pujaText } from "../../../lines/puja/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { RitualSummary } from "../detail/ritual-summary.tsx";

/** Date and tithi, and the rating, above the title. */
export function PujaSummary({ puja: { muhurat, tithi, reviews } }: { puja: Pooja }) {
  const t = useText(pujaText);
  const average = reviews.avg.toFixed(1);
  return (
    <RitualSummary startAt={muhurat.start_at} detail={shortTithi(tithi)}>
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
    </RitualSummary>
  );
}
