import type { Pooja, PoojaStatus } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useVisitor } from "../../services/visitor.tsx";
import styles from "./outcome.module.css";
import { poojaPageText } from "./text.ts";

/** What became of a puja that can no longer be booked, and its next date. */
export function Outcome({ puja, status }: { puja: Pooja; status: PoojaStatus }) {
  const { language } = useVisitor();
  const page = useText(poojaPageText);
  const t = page.outcome;
  const { muhurat, next, dates, policy } = puja;
  const later = dates.filter(({ id }) => id !== next?.id);

  return (
    <section className={styles.outcome} aria-live="polite">
      <h2>{t.heading[status]}</h2>
      <p className={styles.soft}>{t.text[status](formatDate(muhurat.start_at, "day", language))}</p>
      {status === "cancelled" && <p className={styles.soft}>{policy.miss_remedy}</p>}
      {next ? (
        <ButtonLink href={`/pooja/${next.id}`} fullWidth>
          {t.next(formatDate(next.start_at, "day", language))}
        </ButtonLink>
      ) : (
        <>
          <p className={styles.soft}>{t.noNext}</p>
          <ButtonLink href="/online-puja" fullWidth>
            {t.seeOthers}
          </ButtonLink>
        </>
      )}
      {later.length > 0 && (
        <FilterChips
          label={page.booking.otherDates}
          chips={later.map(({ id, start_at }) => ({
            href: `/pooja/${id}`,
            label: formatDate(start_at, "short-day", language),
          }))}
        />
      )}
      <Link href="?panel=orders" variant="more">
        {t.orders}
      </Link>
    </section>
  );
}
