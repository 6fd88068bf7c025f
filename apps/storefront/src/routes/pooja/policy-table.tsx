import type { Pooja } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { Part } from "./part.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

const HOUR = 60 * 60_000; // ms

interface PolicyTableProps {
  puja: Pooja;
  /** By the server's clock, in ms. */
  now: number;
}

/** What is paid back until when, as dates of this very puja; a limit that has passed says so. */
export function PolicyTable({ puja: { policy, muhurat }, now }: PolicyTableProps) {
  const { language } = useVisitor();
  const t = useText(poojaPageText).policy;
  const start = Date.parse(muhurat.start_at);
  const rows = policy.refunds.map(({ until_hours, pct }) => {
    const until = new Date(start - until_hours * HOUR);
    const limit = `${formatDate(until.toISOString(), "short-day", language)}, ${formatDate(until.toISOString(), "time", language)}`;
    return { hours: until_hours, pct, limit, isOver: until.getTime() <= now };
  });
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
          {rows.map(({ hours, pct, limit, isOver }) => (
            <tr key={hours} data-over={isOver || undefined}>
              <td>
                {t.until(hours, limit)} {isOver && t.over}
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
