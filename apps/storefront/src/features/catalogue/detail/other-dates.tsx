import { FilterChips } from "@aradhana/ui/filter-chips";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { detailText } from "./text.ts";

interface OtherDatesProps extends Pick<DatedRitual, "dates"> {
  /** The page of another date. */
  pathOf(id: string): string;
}

/** Links to the other dates of the same ritual. */
export function OtherDates({ dates, pathOf }: OtherDatesProps) {
  const { language } = useVisitor();
  const t = useText(detailText);
  return (
    <FilterChips
      label={t.otherDates}
      chips={dates.map(({ id, start_at }) => ({
        href: pathOf(id),
        label: formatDate(start_at, "short-day", language),
      }))}
    />
  );
}
