import type { PoojaStatus, RitualType } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Link } from "@aradhana/ui/link";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { NotifyMe } from "../notify/notify-me.tsx";
import { OtherDates } from "./other-dates.tsx";
import styles from "./outcome.module.css";
import { detailText } from "./text.ts";

export { NotifyMe };

/** A line's messages for a date that can no longer be booked. */
export interface OutcomeMessages {
  heading: Record<PoojaStatus, string>;
  text: Record<PoojaStatus, (date: string) => string>;
  seeOthers: string;
}

export interface OutcomeProps {
  type: RitualType;
  ritual: DatedRitual;
  status: PoojaStatus;
  messages: OutcomeMessages;
  /** The list of all upcoming dates of the line. */
  listPath: string;
  /** The page of another date. */
  pathOf(id: string): string;
}

/** The outcome of a date that can no longer be booked, and the next date. */
export function Outcome({ type, ritual, status, messages, listPath, pathOf }: OutcomeProps) {
  const { language } = useVisitor();
  const t = useText(detailText);
  const { muhurat, next, dates, policy } = ritual;
  const later = dates.filter(({ id }) => id !== next?.id);

  return (
    <section className={styles.outcome} aria-live="polite">
      <h2>{messages.heading[status]}</h2>
      <p className={styles.soft}>{messages.text[status](formatDate(muhurat.start_at, "day", language))}</p>
      {status === "cancelled" && <p className={styles.soft}>{policy.miss_remedy}</p>}
      {next ? (
        <ButtonLink href={pathOf(next.id)} fullWidth>
          {t.next(formatDate(next.start_at, "day", language))}
        </ButtonLink>
      ) : (
        <>
          <p className={styles.soft}>{t.noNext}</p>
          <ButtonLink href={listPath} fullWidth>
            {messages.seeOthers}
          </ButtonLink>
          {dates.length === 0 && <NotifyMe item_type={type} item_id={ritual.id} messages={t.notify} />}
        </>
      )}
      {later.length > 0 && (
        <div>
          <h3>{t.otherDates}</h3>
          <OtherDates dates={later} pathOf={pathOf} />
        </div>
      )}
      <Link href="?panel=orders" variant="more">
        {t.orders}
      </Link>
    </section>
  );
}
