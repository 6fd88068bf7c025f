import type { Pooja } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { Part } from "./part.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

const HOUR = 60 * 60_000; // ms

/** What is paid back until when, as dates of this very puja. */
export function PolicyTable({ puja: { policy, muhurat } }: { puja: Pooja }) {
  const { language } = useVisitor();
  const t = useText(poojaPageText).policy;
  const start = Date.parse(muhurat.start_at);
  const limit = (hours: number) => {
    const until = new Date(start - hours * HOUR).toISOString();
    return `${formatDate(until, "short-day", language)}, ${formatDate(until, "time", language)}`;
  };
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
          {policy.refunds.map(({ until_hours, pct }) => (
            <tr key={until_hours}>
              <td>{t.until(until_hours, limit(until_hours))}</td>
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
