import type { RitualType } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { widgetHref } from "../address/widget-href.ts";
import { ritualPages } from "../lines/ritual-pages.ts";
import type { WidgetProps } from "../widget.ts";
import { catalogueText } from "./text.ts";

interface RitualClosedProps extends Pick<WidgetProps, "visitor" | "search"> {
  /** Its status. */
  message: string;
  type: RitualType;
  next: { id: string; start_at: string } | null;
}

/** A ritual that cannot be booked any more, and its next date. */
export function RitualClosed({ message, type, next, visitor, search }: RitualClosedProps) {
  const t = catalogueText[visitor.language];
  return (
    <Banner
      kind="info"
      title={message}
      action={
        next && (
          <Link variant="more" href={widgetHref(ritualPages(type).item(next.id), search)}>
            {t.next(formatDate(next.start_at, "day", visitor.language))}
          </Link>
        )
      }
    >
      {!next && <p>{t.noNext}</p>}
    </Banner>
  );
}
