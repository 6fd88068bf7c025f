import type { ReviewSummary as Summary } from "@aradhana/core/contract";
import { ReviewSummary } from "@aradhana/ui/reviews";
import { useText } from "../../../shared/i18n/define-text.ts";
import { reviewText } from "./text.ts";

/** The average and how many gave each number of stars, the low ones too. */
export function StarCounts({ summary: { avg, count, histogram } }: { summary: Summary }) {
  const t = useText(reviewText);
  const shown = avg.toFixed(1);
  return (
    <ReviewSummary
      average={avg}
      shown={shown}
      countLabel={`${t.outOfFive(shown)} · ${t.count(count)}`}
      histogram={histogram.map((given, index) => ({ label: t.stars(5 - index), count: given }))}
    />
  );
}
