import { changeLimit, refundLimits } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { formatMoney, shareOf } from "@aradhana/core/money";
import { Link } from "@aradhana/ui/link";
import { Table } from "@aradhana/ui/table";
import { useText } from "../../i18n/define-text.ts";
import { useHour } from "../../local-time/use-hour.ts";
import { ByPackage } from "./by-package.tsx";
import { Part } from "./part.tsx";
import styles from "./terms.module.css";
import { poojaPageText } from "./text.ts";

interface PolicyTableProps {
  puja: Pooja;
  /** By the server's clock, in ms. */
  now: number;
}

/** What is paid back until when, as dates of this very puja; a limit that has passed says so. */
export function PolicyTable({ puja: { policy, muhurat, packages }, now }: PolicyTableProps) {
  const t = useText(poojaPageText).policy;
  const hour = useHour("short-day");
  const change = changeLimit(policy.reschedule_until_hours, muhurat.start_at, now);
  return (
    <Part id="policy" title={t.title}>
      <Table
        caption={t.title}
        captionHidden
        figures
        head={[t.when, t.back]}
        rows={[
          ...refundLimits(policy.refunds, muhurat.start_at, now).map(({ hours, pct, until, hasPassed }) => ({
            key: `${hours}`,
            past: hasPassed,
            cells: [
              `${t.until(hours, hour(until))} ${hasPassed ? t.over : ""}`,
              <>
                {t.share(pct)}
                {pct > 0 && (
                  <span className={styles.sum}>
                    <ByPackage packages={packages}>
                      {({ price }) => formatMoney(shareOf(price, pct))}
                    </ByPackage>
                  </span>
                )}
              </>,
            ],
          })),
          { key: "later", cells: [t.later, t.share(0)] },
        ]}
        className={styles.table}
      />
      {policy.max_reschedules > 0 && (
        <p className={change.hasPassed ? styles.soft : undefined}>
          {t.reschedule(policy.max_reschedules, change.hours, hour(change.until))}{" "}
          {change.hasPassed && t.over}
        </p>
      )}
      <p>{policy.miss_remedy}</p>
      <Link href="/exchange-policy" variant="more">
        {t.all}
      </Link>
    </Part>
  );
}
