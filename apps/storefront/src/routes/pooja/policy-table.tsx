import type { Pooja } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { refundLimits } from "../../pujas/refund-limits.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { Part } from "./part.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

interface PolicyTableProps {
  puja: Pooja;
  /** By the server's clock, in ms. */
  now: number;
}

/** What is paid back until when, as dates of this very puja; a limit that has passed says so. */
export function PolicyTable({ puja: { policy, muhurat }, now }: PolicyTableProps) {
  const { language } = useVisitor();
  const t = useText(poojaPageText).policy;
  const limit = (until: string) =>
    `${formatDate(until, "short-day", language)}, ${formatDate(until, "time", language)}`;
  return (
    <Part id="policy" title={t.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.back}</th>
          </tr>
        </thead>
        <tbody>
          {refundLimits(policy.refunds, muhurat.start_at, now).map(({ hours, pct, until, isOver }) => (
            <tr key={hours} data-over={isOver || undefined}>
              <td>
                {t.until(hours, limit(until))} {isOver && t.over}
              </td>
              <td>{t.share(pct)}</td>
            </tr>
          ))}
          <tr>
            <td>{t.later}</td>
            <td>{t.share(0)}</td>
          </tr>
        </tbody>
      </table>
      {policy.max_reschedules > 0 && (
        <p>{t.reschedule(policy.max_reschedules, policy.reschedule_until_hours)}</p>
      )}
      <p>
        {t.missed} {policy.miss_remedy}
      </p>
      <Link href="/exchange-policy" variant="more">
        {t.all}
      </Link>
    </Part>
  );
}
